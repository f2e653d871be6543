import type { LotteryOrderId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { LotteryPrizeMode } from '../lottery-game/lottery-game.ts';

export type EntryState = 'open' | 'settled' | 'cancelled' | 'voided';

export interface OrderEntryRow {
  readonly order_id: LotteryOrderId;
  readonly entry: number;
  readonly entry_count: number;
  readonly game_id: string;
  readonly game_name: string;
  readonly numero: string;
  readonly state: EntryState;
  readonly stake_minor: Minor;
  readonly payout_minor: Minor;
  readonly rebate_minor: Minor;
  readonly currency: CurrencyCode;
  readonly stops_on_win: boolean;
  readonly slip_hash: Buffer;
  readonly placed_at: Date;
  readonly draws_at: Date;
  readonly result: LotteryDraw | null;
  /** By the database's clock. */
  readonly can_cancel: boolean;
}

export interface OrderFilter {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly language: LanguageCode;
  /** Ids from the first on, before the other. */
  readonly firstOrderId: string;
  readonly behindOrderId: string;
  readonly from: Date;
  readonly to: Date;
  readonly state: EntryState | undefined;
  readonly gameId: string | undefined;
  readonly numero: string | undefined;
  readonly orderId: string | undefined;
  readonly isChase: boolean | undefined;
  readonly after: { readonly orderId: string; readonly entry: number } | undefined;
  readonly limit: number;
}

/** Entries with what stands in their orders, games and draws. */
const entriesWhere = (language: string, condition: string): string => `
  select entry.order_id, entry.entry, placed.entry_count, entry.game_id,
         wau.lottery_game_name(entry.merchant_id, entry.game_id, ${language}) as game_name,
         entry.numero, entry.state, entry.stake_minor, entry.payout_minor, entry.rebate_minor, placed.currency, placed.stops_on_win,
         entry.slip_hash, placed.placed_at, draw.draws_at, draw.result,
         entry.state = 'open' and draw.state = 'planned' and draw.closes_at > clock_timestamp() as can_cancel
    from wau.lottery_entries as entry
    join wau.lottery_orders as placed
      on placed.merchant_id = entry.merchant_id and placed.order_id = entry.order_id
    join wau.lottery_draws as draw
      on draw.merchant_id = entry.merchant_id and draw.game_id = entry.game_id and draw.numero = entry.numero
   where ${condition}`;

/** A page of what the member has staked, the latest order first, an order's draws in their order. */
export function selectOrderEntries(
  runner: SqlRunner,
  filter: OrderFilter,
): Promise<readonly OrderEntryRow[]> {
  return runner.query<OrderEntryRow & Record<string, unknown>>({
    name: 'select-lottery-order-entries',
    text: `${entriesWhere(
      '$3',
      `entry.merchant_id = $1 and entry.member_id = $2
         and entry.order_id >= $4 and entry.order_id < $5
         and placed.placed_at >= $6 and placed.placed_at < $7
         and ($8::text is null or entry.state = $8)
         and ($9::text is null or entry.game_id = $9)
         and ($10::text is null or entry.numero = $10)
         and ($11::text is null or entry.order_id = $11)
         and ($12::boolean is null or (placed.entry_count > 1) = $12)
         and ($13::text is null or entry.order_id < $13 or (entry.order_id = $13 and entry.entry > $14::integer))`,
    )}
   order by entry.order_id desc, entry.entry
   limit $15`,
    values: [
      filter.merchantCode,
      filter.memberId,
      filter.language,
      filter.firstOrderId,
      filter.behindOrderId,
      filter.from,
      filter.to,
      filter.state ?? null,
      filter.gameId ?? null,
      filter.numero ?? null,
      filter.orderId ?? null,
      filter.isChase ?? null,
      filter.after?.orderId ?? null,
      filter.after?.entry ?? null,
      filter.limit,
    ],
  });
}

interface OrderOwner {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

/** All draws of an order of the member's; none where the member has no such order. */
export function selectOrder(
  runner: SqlRunner,
  { merchantCode, memberId }: OrderOwner,
  orderId: LotteryOrderId,
  language: LanguageCode,
): Promise<readonly OrderEntryRow[]> {
  return runner.query<OrderEntryRow & Record<string, unknown>>({
    name: 'select-lottery-order',
    text: `${entriesWhere('$4', 'entry.merchant_id = $1 and entry.member_id = $2 and entry.order_id = $3')}
   order by entry.entry`,
    values: [merchantCode, memberId, orderId, language],
  });
}

export interface SuborderRow {
  readonly numero: string;
  readonly suborder: number;
  readonly play: string;
  readonly prize_mode: LotteryPrizeMode;
  readonly picks: string;
  readonly line_count: bigint;
  readonly unit_minor: Minor;
  readonly multiple: number;
  readonly series: number;
  readonly odds: readonly bigint[];
  readonly stake_minor: Minor;
  readonly payout_minor: Minor;
  readonly rebate_minor: Minor;
}

/** The line groups of an order, in the order of its draws. */
export function selectSuborders(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  orderId: LotteryOrderId,
): Promise<readonly SuborderRow[]> {
  return runner.query<SuborderRow & Record<string, unknown>>({
    name: 'select-lottery-suborders',
    text: `select suborder.numero, suborder.suborder, suborder.play, suborder.prize_mode, suborder.picks,
                  suborder.line_count, suborder.unit_minor, suborder.multiple, suborder.series, suborder.odds,
                  suborder.stake_minor, suborder.payout_minor, suborder.rebate_minor
             from wau.lottery_entries as entry
             join wau.lottery_suborders as suborder
               on suborder.merchant_id = entry.merchant_id and suborder.game_id = entry.game_id
              and suborder.numero = entry.numero and suborder.order_id = entry.order_id
            where entry.merchant_id = $1 and entry.game_id = $2 and entry.order_id = $3
            order by suborder.suborder`,
    values: [merchantCode, gameId, orderId],
  });
}
