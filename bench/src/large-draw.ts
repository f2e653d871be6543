import { createLedger } from '@wau/ledger/ledger';
import { lotteryFamily } from '@wau/rules/lottery/lottery-families';
import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { storePatterns } from '@wau/server/modules/lottery/lottery-draw/draw-lottery';
import { systemClock } from '@wau/service/clock';
import { type Database, withTransaction } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import type { Pool } from 'pg';
import { merchantId } from './bet-players.ts';

export const suborderPerOrder = 5;
/** A draw of a lottery that nobody else bets on. It falls due a day after it was filled. */
export const largeDraw = { merchantCode: merchantId, gameId: 'bench-large', numero: '20300101' } as const;
const result = { digits: ['1', '2', '3', '4', '5'] } as const;

/** Orders of all members on one draw, as placing them would have left them, each with five straight line groups. */
export async function fillLargeDraw(
  pool: Pool,
  memberIds: readonly string[],
  suborderCount: number,
): Promise<void> {
  const orders = suborderCount / suborderPerOrder;
  await pool.query(
    `insert into wau.lottery_games
       (merchant_id, game_id, family, prize_modes, draw_source, schedule, time_zone, closing_seconds, units_minor,
        highest_multiple, highest_stake_minor, highest_win_minor, is_offered, position)
     values ($1, $2, 'ssc', '{ZY}', 'official', '{"at": "12:00", "weekdays": [1]}', 'UTC', 60, '{10}', 1000, 100000000,
             100000000000, true, 1)`,
    [merchantId, largeDraw.gameId],
  );
  await pool.query(
    `insert into wau.lottery_draws
       (merchant_id, game_id, numero, opens_at, closes_at, draws_at, state, result, drawn_at)
     values ($1, $2, $3, now(), now() + interval '1 day', now() + interval '1 day', 'drawn', $4, now())`,
    [merchantId, largeDraw.gameId, largeDraw.numero, JSON.stringify(result)],
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
    [merchantId, largeDraw.gameId],
  );
  await pool.query(
    `insert into wau.lottery_entries
       (merchant_id, game_id, numero, order_id, entry, member_id, stake_minor, slip_hash, state, payout_minor)
     select $1, $2, $3, order_id, 1, member_id, 50, sha256(order_id::bytea), 'open', 0 from bench_orders`,
    [merchantId, largeDraw.gameId, largeDraw.numero],
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
    [merchantId, largeDraw.gameId, largeDraw.numero, suborderPerOrder],
  );
  await pool.query(
    `insert into wau.bets
       (merchant_id, source, provider, external_key, member_id, game_id, category, currency, stake_minor, payout_minor,
        turnover_minor, status, transaction_key, placed_at)
     select $1, 'lottery', 'LOTT', order_id || '.1', member_id, $2, 'LOTT', 'MYR', 50, 0, 0, 'open', null, now()
       from bench_orders`,
    [merchantId, largeDraw.gameId],
  );
  await pool.query('analyze');
}

/** What wins in it, and the account that wins are paid from, as drawing and selling would have left them. */
export async function prepareSettling(database: Database): Promise<void> {
  const runner = poolRunner(database.pool);
  const ledger = createLedger({ runner, clock: systemClock, random: systemRandom });
  await ledger.openAccount({
    merchantId,
    accountId: `house:lottery:LOTT:${largeDraw.gameId}` as never,
    kind: 'house',
    currency: 'MYR',
  });
  const family = lotteryFamily('ssc', '2030-01-01') as LotteryFamily;
  await withTransaction(database, (tx) => storePatterns(tx, family, largeDraw, result));
}
