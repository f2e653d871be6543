import type { LotteryOrderId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';
import { textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** An order's part in one draw, with what the draw was made of. */
export interface ReceiptEntryRow {
  readonly game_id: string;
  readonly family: string;
  readonly draw_source: 'own' | 'official';
  readonly currency: CurrencyCode;
  readonly order_stake_minor: Minor;
  readonly stops_on_win: boolean;
  readonly placed_at: Date;
  readonly entry: number;
  readonly numero: string;
  readonly state: 'open' | 'settled' | 'cancelled' | 'voided';
  readonly stake_minor: Minor;
  readonly payout_minor: Minor;
  readonly slip_hash: Buffer;
  readonly commitment: string | null;
  readonly beacon: string | null;
  readonly beacon_round: number | null;
  readonly beacon_signature: string | null;
  readonly seed: string | null;
  readonly slip_root: string | null;
  readonly result: LotteryDraw | null;
  readonly digests: Buffer | null;
  readonly first_order_ids: readonly string[] | null;
  /** How often what had been decided of the draw was decided anew. */
  readonly revision: number;
  /** Who vouches for a result that comes from elsewhere: ids of operators, or a feed. */
  readonly published_by: readonly string[];
}

/** The parts of an order of the member's, in their order; none where the member has no such order. */
export function selectReceiptEntries(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  orderId: LotteryOrderId,
): Promise<readonly ReceiptEntryRow[]> {
  return runner.query<ReceiptEntryRow & Record<string, unknown>>({
    name: 'select-lottery-receipt-entries',
    text: `select placed.game_id, game.family, game.draw_source, placed.currency,
                  placed.stake_minor as order_stake_minor, placed.stops_on_win, placed.placed_at, entry.entry,
                  entry.numero, entry.state, entry.stake_minor, entry.payout_minor, entry.slip_hash, draw.commitment,
                  draw.beacon, draw.beacon_round, draw.beacon_signature, draw.seed, draw.slip_root, draw.result, slips.digests, slips.first_order_ids,
                  entry.revision,
                  array(select said.entered_by from wau.lottery_result_entries as said
                         where said.merchant_id = draw.merchant_id and said.game_id = draw.game_id
                           and said.numero = draw.numero and said.result = draw.result
                        union
                        select revised.ordered_by from wau.lottery_draw_revisions as revised
                         where revised.merchant_id = draw.merchant_id and revised.game_id = draw.game_id
                           and revised.numero = draw.numero and revised.result = draw.result
                         order by 1) as published_by
             from wau.lottery_orders as placed
             join wau.lottery_games as game
               on game.merchant_id = placed.merchant_id and game.game_id = placed.game_id
             join wau.lottery_entries as entry
               on entry.merchant_id = placed.merchant_id and entry.order_id = placed.order_id
             join wau.lottery_draws as draw
               on draw.merchant_id = entry.merchant_id and draw.game_id = entry.game_id and draw.numero = entry.numero
             left join wau.lottery_slip_digests as slips
               on slips.merchant_id = entry.merchant_id and slips.game_id = entry.game_id
              and slips.numero = entry.numero and entry.state = 'settled'
            where placed.merchant_id = $1 and placed.member_id = $2 and placed.order_id = $3
            order by entry.entry`,
    values: [merchantCode, memberId, orderId],
  });
}

/** A line group as its slip writes it. */
export interface ReceiptLineRow {
  readonly entry: number;
  readonly play: string;
  readonly prize_mode: string;
  readonly picks: string;
  readonly line_count: bigint;
  readonly unit_minor: Minor;
  readonly multiple: number;
  readonly series: number;
  readonly odds: readonly bigint[];
  readonly payout_minor: Minor;
}

/** The line groups of an order, in the order of its slips. */
export function selectReceiptLines(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  orderId: LotteryOrderId,
): Promise<readonly ReceiptLineRow[]> {
  return runner.query<ReceiptLineRow & Record<string, unknown>>({
    name: 'select-lottery-receipt-lines',
    text: `select entry.entry, suborder.play, suborder.prize_mode, suborder.picks, suborder.line_count,
                  suborder.unit_minor, suborder.multiple, suborder.series, suborder.odds, suborder.payout_minor
             from wau.lottery_entries as entry
             join wau.lottery_suborders as suborder
               on suborder.merchant_id = entry.merchant_id and suborder.game_id = entry.game_id
              and suborder.numero = entry.numero and suborder.order_id = entry.order_id
            where entry.merchant_id = $1 and entry.order_id = $2
            order by suborder.suborder`,
    values: [merchantCode, orderId],
  });
}

/** Slips of a draw that are digested together: those of the orders from one on, and before another. */
export interface DigestedPart {
  readonly numero: string;
  readonly firstOrderId: string;
  readonly behindOrderId: string | undefined;
}

/** By numero, in the order of their orders' ids; what was cancelled before the draw took no part in it. */
export function selectDigestedSlips(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  parts: readonly DigestedPart[],
): Promise<readonly { readonly numero: string; readonly slip_hash: Buffer }[]> {
  return runner.query<{ readonly numero: string; readonly slip_hash: Buffer } & Record<string, unknown>>({
    name: 'select-lottery-digested-slips',
    text: `select part.numero, entry.slip_hash
             from unnest($3::text[], $4::text[], $5::text[]) as part (numero, first_order_id, behind_order_id)
             join wau.lottery_entries as entry
               on entry.merchant_id = $1 and entry.game_id = $2 and entry.numero = part.numero
              and entry.order_id >= part.first_order_id
              and (part.behind_order_id is null or entry.order_id < part.behind_order_id)
            where entry.state <> 'cancelled'
            order by part.numero, entry.order_id`,
    values: [
      merchantCode,
      gameId,
      textArrayLiteral(parts.map(({ numero }) => numero)),
      textArrayLiteral(parts.map(({ firstOrderId }) => firstOrderId)),
      textArrayLiteral(parts.map(({ behindOrderId }) => behindOrderId)),
    ],
  });
}
