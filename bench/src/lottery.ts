import { randomBytes } from 'node:crypto';
import { createLedger } from '@wau/ledger/ledger';
import { lotteryFamily } from '@wau/rules/lottery/lottery-families';
import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { storePatterns } from '@wau/server/modules/lottery/lottery-draw/draw-lottery';
import { settleLotteryDraw } from '@wau/server/modules/lottery/lottery-draw/settle-lottery-draw';
import { systemClock } from '@wau/service/clock';
import { createDatabase, withTransaction } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import { Pool } from 'pg';
import { startBenchDatabase } from './bench-database.ts';
import { addMembers, merchantId } from './bet-players.ts';
import { bootApp } from './booted-app.ts';
import { print } from './print.ts';

const suborderCount = Number(process.env.WAU_BENCH_SUBORDERS ?? '1000000');
const workers = Number(process.env.WAU_BENCH_WORKERS ?? '2');
const suborderPerOrder = 5;
const memberCount = 1_000;
const gameId = 'bench-ssc';
const numero = '20300101';
const mostTimesUpdate = 2;

/**
 * `npm run bench -- lottery`: how long it takes to settle one draw with a million line groups, against one plain UPDATE of
 * as many rows in the same database, before and after it. `WAU_BENCH_SUBORDERS` and `WAU_BENCH_WORKERS` change the size.
 */
export async function run(): Promise<void> {
  const database = await startBenchDatabase();
  try {
    const app = await bootApp({ DATABASE_URL: database.url, WAU_SECRET: randomBytes(24).toString('hex') });
    const pool = new Pool({ connectionString: database.url, max: 2 });
    try {
      print(
        `${database.version}. ${suborderCount} line groups in ${suborderCount / suborderPerOrder} orders.`,
      );
      const members = await addMembers(database.url, memberCount);
      await fill(
        pool,
        members.map(({ memberId }) => memberId),
      );
      await compare(pool, database.url);
    } finally {
      await pool.end();
      await app.stop();
    }
  } finally {
    await database.stop();
  }
}

/** Orders of all members on one draw, as placing them would have left them, each with five straight line groups. */
async function fill(pool: Pool, memberIds: readonly string[]): Promise<void> {
  const orders = suborderCount / suborderPerOrder;
  await pool.query(
    `insert into wau.lottery_games
       (merchant_id, game_id, family, prize_modes, draw_source, schedule, time_zone, closing_seconds, units_minor,
        highest_multiple, highest_stake_minor, highest_win_minor, is_offered, position)
     values ($1, $2, 'ssc', '{ZY}', 'official', '{"at": "12:00", "weekdays": [1]}', 'UTC', 60, '{10}', 1000, 100000000,
             100000000000, true, 1)`,
    [merchantId, gameId],
  );
  await pool.query(
    `insert into wau.lottery_draws
       (merchant_id, game_id, numero, opens_at, closes_at, draws_at, state, result, drawn_at)
     values ($1, $2, $3, now(), now() + interval '1 day', now() + interval '1 day', 'drawn',
             '{"digits": ["1", "2", "3", "4", "5"]}', now())`,
    [merchantId, gameId, numero],
  );
  await pool.query(
    `create temporary table bench_orders as
     select 'lto_' || lpad(each::text, 26, '0') as order_id, ($2::text[])[1 + each % $3] as member_id
       from generate_series(1, $1) as each`,
    [orders, memberIds, memberIds.length],
  );
  await pool.query(
    `insert into wau.lottery_orders
       (merchant_id, order_id, member_id, game_id, currency, stake_minor, entry_count, stops_on_win, placed_at)
     select $1, order_id, member_id, $2, 'MYR', 50, 1, false, now() from bench_orders`,
    [merchantId, gameId],
  );
  await pool.query(
    `insert into wau.lottery_entries
       (merchant_id, game_id, numero, order_id, entry, member_id, stake_minor, slip_hash, state, payout_minor)
     select $1, $2, $3, order_id, 1, member_id, 50, sha256(order_id::bytea), 'open', 0 from bench_orders`,
    [merchantId, gameId, numero],
  );
  await pool.query(
    `insert into wau.lottery_suborders
       (merchant_id, game_id, numero, order_id, suborder, play, prize_mode, picks, pick_bits, line_count, unit_minor,
        multiple, series, odds, stake_minor, payout_minor)
     select $1, $2, $3, order_id, suborder, 'last-two-straight', 'ZY', '1|2',
            set_bit(set_bit(repeat('0', 20)::bit varying, floor(random() * 10)::integer, 1),
                    10 + floor(random() * 10)::integer, 1),
            1, 10, 1, 1800, '{900000}', 10, 0
       from bench_orders cross join generate_series(1, $4::integer) as suborder`,
    [merchantId, gameId, numero, suborderPerOrder],
  );
  await pool.query(
    `insert into wau.bets
       (merchant_id, source, provider, external_key, member_id, game_id, category, currency, stake_minor, payout_minor,
        turnover_minor, status, transaction_key, placed_at)
     select $1, 'lottery', 'LOTT', order_id || '.1', member_id, $2, 'LOTT', 'MYR', 50, 0, 0, 'open', null, now()
       from bench_orders`,
    [merchantId, gameId],
  );
  await pool.query(`create table wau.bench_rows as select * from wau.lottery_suborders`);
  await pool.query(
    'alter table wau.bench_rows add primary key (merchant_id, game_id, numero, order_id, suborder)',
  );
  await pool.query('analyze');
}

async function compare(pool: Pool, databaseUrl: string): Promise<void> {
  const family = lotteryFamily('ssc', '2030-01-01') as LotteryFamily;
  const database = createDatabase({
    connectionString: databaseUrl,
    applicationName: 'bench lottery',
    poolSize: workers + 1,
    onIdleConnectionError: (error) => print(error.message),
  });
  try {
    const runner = poolRunner(database.pool);
    const ledger = createLedger({ runner, clock: systemClock, random: systemRandom });
    await ledger.openAccount({
      merchantId,
      accountId: `house:lottery:LOTT:${gameId}` as never,
      kind: 'house',
      currency: 'MYR',
    });
    const key = { merchantCode: merchantId, gameId, numero };
    const updateBefore = await secondsOf(() =>
      pool.query('update wau.bench_rows set payout_minor = payout_minor + 1'),
    );
    await withTransaction(database, (tx) =>
      storePatterns(tx, family, key, { digits: ['1', '2', '3', '4', '5'] }),
    );
    const parts = { database, ledger, clock: systemClock, random: systemRandom };
    const settled = await secondsOf(() =>
      Promise.all(
        Array.from({ length: workers }, () => settleLotteryDraw(parts, key, new AbortController().signal)),
      ),
    );
    const updateAfter = await secondsOf(() =>
      pool.query('update wau.bench_rows set payout_minor = payout_minor + 1'),
    );
    const { rows } = await pool.query(
      `select count(*) filter (where payout_minor > 0) as winners, count(*) as entries from wau.lottery_entries
        where merchant_id = $1 and game_id = $2 and state = 'settled'`,
      [merchantId, gameId],
    );
    const update = (updateBefore + updateAfter) / 2;
    print(`UPDATE of as many rows: ${updateBefore.toFixed(1)} s before, ${updateAfter.toFixed(1)} s after.`);
    print(
      `Settled by ${workers} workers in ${settled.toFixed(1)} s: ${rows[0].winners} of ${rows[0].entries} orders have won.`,
    );
    const times = settled / update;
    print(
      `Settling takes ${times.toFixed(2)} x as long, at most ${mostTimesUpdate} is wanted: ${times <= mostTimesUpdate ? 'met' : 'MISSED'}`,
    );
  } finally {
    await database.close();
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
