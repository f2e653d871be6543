import type { LotteryOrderId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import { textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DrawKey } from '../lottery-game/draw-key.ts';

export interface CancelledEntryRow {
  readonly order_id: LotteryOrderId;
  readonly entry: number;
  readonly numero: string;
  readonly member_id: MemberId;
  readonly stake_minor: Minor;
}

/** Cancels entries that are found so, locked in one order. */
const cancelling = (found: string): string => `
  with ended as materialized (
    select entry.order_id, entry.entry
      ${found}
     order by entry.order_id, entry.entry
       for no key update of entry
  )
  update wau.lottery_entries as entry
     set state = 'cancelled', ended_at = clock_timestamp()
    from ended
   where entry.merchant_id = $1 and entry.order_id = ended.order_id and entry.entry = ended.entry
  returning entry.order_id, entry.entry, entry.numero, entry.member_id, entry.stake_minor`;

/**
 * Ends the chases of orders that have won in a draw: cancels what they have in later draws that are not drawn yet. A draw
 * before it may still wait for its result, where this one was void and has got its own: no chase stops backwards.
 */
export function cancelLaterEntries(
  tx: SqlRunner,
  { merchantCode, gameId, numero }: DrawKey,
  orderIds: readonly LotteryOrderId[],
): Promise<readonly CancelledEntryRow[]> {
  return tx.query<CancelledEntryRow & Record<string, unknown>>({
    name: 'cancel-later-lottery-entries',
    text: cancelling(`from wau.lottery_entries as entry
             join wau.lottery_draws as won
               on won.merchant_id = $1 and won.game_id = $2 and won.numero = $3
             join wau.lottery_draws as draw
               on draw.merchant_id = entry.merchant_id and draw.game_id = entry.game_id
              and draw.numero = entry.numero and draw.state = 'planned' and draw.draws_at > won.draws_at
             where entry.merchant_id = $1 and entry.game_id = $2 and entry.state = 'open'
              and entry.order_id = any ($4::text[])`),
    values: [merchantCode, gameId, numero, textArrayLiteral(orderIds)],
  });
}

interface OrderOwner {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

export interface OrderGameRow {
  readonly game_id: string;
  readonly currency: CurrencyCode;
  /** Of draws in which it is open. */
  readonly numeros: readonly string[];
}

/** What an order of the member's was placed on; `undefined` where the member has no such order. */
export async function selectOrderGame(
  tx: SqlRunner,
  { merchantCode, memberId }: OrderOwner,
  orderId: LotteryOrderId,
): Promise<OrderGameRow | undefined> {
  const [row] = await tx.query<OrderGameRow & Record<string, unknown>>({
    name: 'select-lottery-order-game',
    text: `select placed.game_id, placed.currency,
                  array(select entry.numero from wau.lottery_entries as entry
                         where entry.merchant_id = placed.merchant_id and entry.order_id = placed.order_id
                           and entry.state = 'open'
                         order by entry.entry) as numeros
             from wau.lottery_orders as placed
            where placed.merchant_id = $1 and placed.member_id = $2 and placed.order_id = $3`,
    values: [merchantCode, memberId, orderId],
  });
  return row;
}

/** Cancels an order's open entries in some draws. */
export function cancelOwnEntries(
  tx: SqlRunner,
  { merchantCode, memberId }: OrderOwner,
  orderId: LotteryOrderId,
  numeros: readonly string[],
): Promise<readonly CancelledEntryRow[]> {
  return tx.query<CancelledEntryRow & Record<string, unknown>>({
    name: 'cancel-own-lottery-entries',
    text: cancelling(`from wau.lottery_entries as entry
             where entry.merchant_id = $1 and entry.member_id = $2 and entry.order_id = $3 and entry.state = 'open'
              and entry.numero = any ($4::text[])`),
    values: [merchantCode, memberId, orderId, textArrayLiteral(numeros)],
  });
}
