import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { LotteryOrders } from './lottery-orders.ts';
import type { OrderAnswer } from './order-answer.ts';

/**
 * Stakes on one draw or on several. Its invariants and locks are those of `placeOrdersTogether`, which does it.
 *
 * @throws Refusal `lottery.game.unknown`, `lottery.draw.*`, `lottery.chase.invalid`, `lottery.order.too.large`,
 *   `lottery.sum.changed`, `stake.above.maximum`, `play.limit.*`, `play.check.due`, `balance.insufficient`, `idempotency.conflict`
 */
export function placeLotteryOrder(
  orders: LotteryOrders,
  context: MemberContext,
  idempotencyKey: string,
  body: CallBody<Calls['placeLotteryOrder']>,
): Promise<OrderAnswer> {
  return orders.place({ context, idempotencyKey, body });
}
