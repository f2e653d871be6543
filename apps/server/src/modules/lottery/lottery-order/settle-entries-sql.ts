import type { LotteryOrderId, MemberId } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DrawKey } from '../lottery-game/draw-key.ts';

export interface SettledEntryRow {
  readonly order_id: LotteryOrderId;
  readonly entry: number;
  readonly member_id: MemberId;
  readonly payout_minor: Minor;
  readonly rebate_minor: Minor;
  readonly stops_on_win: boolean;
  /** Whether it was paid for more than stakes that come back. */
  readonly is_win: boolean;
}

/** What line groups of the orders in `taken` have won in the draw that $1, $2 and $3 name. */
export const winningSuborders = `
             select suborder.order_id, suborder.suborder,
                    -- Each line group is rounded down once, for all that it wins.
                    floor(sum(lines.winning * suborder.odds[pattern.prize]::numeric)
                          * suborder.unit_minor * suborder.multiple / 10000)::bigint as payout_minor,
                    bool_or(not pattern.is_return) as is_win
               from taken
               join wau.lottery_suborders as suborder
                 on suborder.merchant_id = $1 and suborder.game_id = $2 and suborder.numero = $3
                and suborder.order_id = taken.order_id
               join wau.lottery_win_patterns as pattern
                 on pattern.merchant_id = $1 and pattern.game_id = $2 and pattern.numero = $3
                and pattern.play = suborder.play
              cross join lateral (
                     select wau.lottery_winning_lines(suborder.pick_bits, pattern.term_bits, pattern.term_needs)
                            as winning) as lines
              where lines.winning > 0
              group by suborder.order_id, suborder.suborder, suborder.unit_minor, suborder.multiple`;

/** The same by order. A stake that only comes back, as of a tie, is paid and is no win. */
export const wonByOrder = `
             select order_id, sum(payout_minor)::bigint as payout_minor, bool_or(is_win and payout_minor > 0) as is_win
               from won
              group by order_id`;

/**
 * Settles the next open entries of a draw: finds what each has won and writes it. What wins is compared in the database, so
 * that no slip is read here. Entries that another worker has are left to it. As many as are taken end at most `mostEnded`
 * entries with the later ones of chases that stop, but one is always taken.
 */
export function settleNextEntries(
  tx: SqlRunner,
  { merchantCode, gameId, numero }: DrawKey,
  most: number,
  mostEnded: number,
): Promise<readonly SettledEntryRow[]> {
  return tx.query<SettledEntryRow & Record<string, unknown>>({
    name: 'settle-next-lottery-entries',
    text: `with open as materialized (
             select order_id, entry from wau.lottery_entries
              where merchant_id = $1 and game_id = $2 and numero = $3 and state = 'open'
                -- Of a draw that was voided meanwhile nothing is settled.
                and exists (select from wau.lottery_draws as draw
                             where draw.merchant_id = $1 and draw.game_id = $2 and draw.numero = $3
                               and draw.state = 'drawn')
              order by order_id
              limit $4
                for no key update skip locked
           ), counted as materialized (
             select open.order_id, placed.stops_on_win,
                    sum(case when placed.stops_on_win then placed.entry_count - open.entry + 1 else 1 end) over so_far
                      as ended,
                    row_number() over so_far as place
               from open
               join wau.lottery_orders as placed on placed.merchant_id = $1 and placed.order_id = open.order_id
             window so_far as (order by open.order_id)
           ), taken as materialized (
             select order_id, stops_on_win from counted where ended <= $5 or place = 1
           ), won as materialized (
${winningSuborders}
           ), results as materialized (
${wonByOrder}
           ), paid as (
             update wau.lottery_suborders as suborder
                set payout_minor = won.payout_minor
               from won
              where suborder.merchant_id = $1 and suborder.game_id = $2 and suborder.numero = $3
                and suborder.order_id = won.order_id and suborder.suborder = won.suborder
           )
           update wau.lottery_entries as entry
              set state = 'settled', ended_at = clock_timestamp(), payout_minor = coalesce(results.payout_minor, 0),
                  rebate_paid_at = case when entry.rebate_minor > 0 then clock_timestamp() end
             from taken
             left join results on results.order_id = taken.order_id
            where entry.merchant_id = $1 and entry.game_id = $2 and entry.numero = $3
              and entry.order_id = taken.order_id
           returning entry.order_id, entry.entry, entry.member_id, entry.payout_minor, entry.rebate_minor,
                     taken.stops_on_win, coalesce(results.is_win, false) as is_win`,
    values: [merchantCode, gameId, numero, most, mostEnded],
  });
}
