import { randomBytes } from 'node:crypto';
import { createLedger } from '@wau/ledger/ledger';
import { settleLotteryDraw } from '@wau/server/modules/lottery/lottery-draw/settle-lottery-draw';
import { systemClock } from '@wau/service/clock';
import { createDatabase } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import type { Pool } from 'pg';
import { onBenchServer } from './bench-server.ts';
import { addMembers } from './bet-players.ts';
import { fillLargeDraw, largeDraw, prepareSettling, suborderPerOrder } from './large-draw.ts';
import { print } from './print.ts';

const suborderCount = Number(process.env.WAU_BENCH_SUBORDERS ?? '1000000');
const workers = Number(process.env.WAU_BENCH_WORKERS ?? '2');
const memberCount = 1_000;
const mostTimesUpdate = 2;

/**
 * `npm run bench -- lottery`: how long it takes to settle one draw with a million line groups, against one plain UPDATE of
 * as many rows in the same database, before and after it. `WAU_BENCH_SUBORDERS` and `WAU_BENCH_WORKERS` change the size.
 */
export async function run(): Promise<void> {
  const environment = { WAU_SECRET: randomBytes(24).toString('hex') };
  await onBenchServer({ poolSize: 2, environment }, async ({ database, pool }) => {
    print(`${database.version}. ${suborderCount} line groups in ${suborderCount / suborderPerOrder} orders.`);
    const members = await addMembers(database.url, memberCount);
    await fillLargeDraw(
      pool,
      members.map(({ memberId }) => memberId),
      suborderCount,
    );
    await copyRows(pool);
    await compare(pool, database.url);
  });
}

/** What the plain UPDATE goes through. */
async function copyRows(pool: Pool): Promise<void> {
  await pool.query('create table wau.bench_rows as select * from wau.lottery_suborders');
  await pool.query(
    'alter table wau.bench_rows add primary key (merchant_id, game_id, numero, order_id, suborder)',
  );
  await pool.query('analyze wau.bench_rows');
}

async function compare(pool: Pool, databaseUrl: string): Promise<void> {
  const database = createDatabase({
    connectionString: databaseUrl,
    applicationName: 'bench lottery',
    poolSize: workers + 1,
    onIdleConnectionError: (error) => print(error.message),
  });
  try {
    const runner = poolRunner(database.pool);
    const ledger = createLedger({ runner, clock: systemClock, random: systemRandom });
    const updateBefore = await secondsOf(() =>
      pool.query('update wau.bench_rows set payout_minor = payout_minor + 1'),
    );
    await prepareSettling(database);
    const parts = { database, ledger, clock: systemClock, random: systemRandom };
    const settled = await secondsOf(() =>
      Promise.all(
        Array.from({ length: workers }, () =>
          settleLotteryDraw(parts, largeDraw, new AbortController().signal),
        ),
      ),
    );
    const updateAfter = await secondsOf(() =>
      pool.query('update wau.bench_rows set payout_minor = payout_minor + 1'),
    );
    const { rows } = await pool.query(
      `select count(*) filter (where payout_minor > 0) as winners, count(*) as entries from wau.lottery_entries
        where merchant_id = $1 and game_id = $2 and state = 'settled'`,
      [largeDraw.merchantCode, largeDraw.gameId],
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
