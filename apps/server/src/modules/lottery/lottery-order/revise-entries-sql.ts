import type { LotteryOrderId, MemberId } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DrawKey } from '../lottery-game/draw-key.ts';
import { winningSuborders, wonByOrder } from './settle-entries-sql.ts';

export interface RevisedEntryRow {
  readonly order_id: LotteryOrderId;
  readonly entry: number;
  readonly member_id: MemberId;
  readonly stake_minor: Minor;
  readonly payout_minor: Minor;
  readonly rebate_minor: Minor;
  readonly former_state: 'open' | 'settled' | 'voided';
  readonly former_payout_minor: Minor;
  readonly stops_on_win: boolean;
  /** Whether it is paid for more than stakes that come back. */
  readonly is_win: boolean;
}

export interface RevisedChunk {
  readonly revision: number;
  /** Those that nothing has ended yet, or those that are settled or void: their money goes different ways. */
  readonly isOpen: boolean;
  readonly afterOrderId: string;
  readonly most: number;
  readonly mostEnded: number;
}

/**
 * Entries of the draw that are not yet as a revision wants them, locked; those that another worker has are left to it. As many
 * as are taken end at most $8 entries with the later ones of chases that stop, but one is always taken.
 */
const taken = `
    found as materialized (
      select order_id, entry, state, payout_minor from wau.lottery_entries
       where merchant_id = $1 and game_id = $2 and numero = $3 and revision < $4
         and (case when $5::boolean then state = 'open' else state in ('settled', 'voided') end)
         and order_id > $6
       order by order_id
       limit $7
         for no key update skip locked
    ), counted as materialized (
      select found.order_id, found.state, found.payout_minor, placed.stops_on_win,
             sum(case when placed.stops_on_win then placed.entry_count - found.entry + 1 else 1 end) over so_far as ended,
             row_number() over so_far as place
        from found
        join wau.lottery_orders as placed on placed.merchant_id = $1 and placed.order_id = found.order_id
      window so_far as (order by found.order_id)
    ), taken as materialized (
      select order_id, state, payout_minor, stops_on_win from counted where ended <= $8 or place = 1
    )`;

const returned = `
   returning entry.order_id, entry.entry, entry.member_id, entry.stake_minor, entry.payout_minor, entry.rebate_minor,
             taken.state as former_state, taken.payout_minor as former_payout_minor, taken.stops_on_win`;

const valuesOf = ({ merchantCode, gameId, numero }: DrawKey, chunk: RevisedChunk): readonly unknown[] => [
  merchantCode,
  gameId,
  numero,
  chunk.revision,
  chunk.isOpen,
  chunk.afterOrderId,
  chunk.most,
  chunk.mostEnded,
];

/** Settles the next entries with the draw's present result, whatever they were. */
export function settleRevisedEntries(
  tx: SqlRunner,
  key: DrawKey,
  chunk: RevisedChunk,
): Promise<readonly RevisedEntryRow[]> {
  return tx.query<RevisedEntryRow & Record<string, unknown>>({
    name: 'settle-revised-lottery-entries',
    text: `with ${taken}, won as materialized (
${winningSuborders}
    ), results as materialized (
${wonByOrder}
    ), lines as (
      select suborder.order_id, suborder.suborder,
             coalesce((select won.payout_minor from won
                        where won.order_id = suborder.order_id and won.suborder = suborder.suborder), 0) as payout_minor
        from taken
        join wau.lottery_suborders as suborder
          on suborder.merchant_id = $1 and suborder.game_id = $2 and suborder.numero = $3
         and suborder.order_id = taken.order_id
    ), paid as (
      update wau.lottery_suborders as suborder
         set payout_minor = lines.payout_minor
        from lines
       where suborder.merchant_id = $1 and suborder.game_id = $2 and suborder.numero = $3
         and suborder.order_id = lines.order_id and suborder.suborder = lines.suborder
         and suborder.payout_minor <> lines.payout_minor
    )
    update wau.lottery_entries as entry
       set state = 'settled', revision = $4, ended_at = clock_timestamp(), payout_minor = coalesce(results.payout_minor, 0),
           rebate_paid_at = coalesce(entry.rebate_paid_at, case when entry.rebate_minor > 0 then clock_timestamp() end)
      from taken
      left join results on results.order_id = taken.order_id
     where entry.merchant_id = $1 and entry.game_id = $2 and entry.numero = $3
       and entry.order_id = taken.order_id${returned}, coalesce(results.is_win, false) as is_win`,
    values: valuesOf(key, chunk),
  });
}

/** Voids the next entries, whatever they were. */
export function voidRevisedEntries(
  tx: SqlRunner,
  key: DrawKey,
  chunk: RevisedChunk,
): Promise<readonly RevisedEntryRow[]> {
  return tx.query<RevisedEntryRow & Record<string, unknown>>({
    name: 'void-revised-lottery-entries',
    text: `with ${taken}, emptied as (
      update wau.lottery_suborders as suborder
         set payout_minor = 0
        from taken
       where suborder.merchant_id = $1 and suborder.game_id = $2 and suborder.numero = $3
         and suborder.order_id = taken.order_id and suborder.payout_minor <> 0
    )
    update wau.lottery_entries as entry
       set state = 'voided', revision = $4, ended_at = clock_timestamp(), payout_minor = 0
      from taken
     where entry.merchant_id = $1 and entry.game_id = $2 and entry.numero = $3
       and entry.order_id = taken.order_id${returned}, false as is_win`,
    values: valuesOf(key, chunk),
  });
}
