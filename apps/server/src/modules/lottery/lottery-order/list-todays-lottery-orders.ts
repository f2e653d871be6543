import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { zonePartsOf } from '../../../platform/calendar/zone-parts.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { listLotteryOrders } from './list-lottery-orders.ts';

const partsOf = zonePartsOf({ year: 'numeric', month: '2-digit', day: '2-digit' });

/** What the member has staked on draws since midnight where the merchant is, the latest order first. */
export function listTodaysLotteryOrders(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: MemberContext,
  query: CallQuery<Calls['listTodaysLotteryOrders']>,
): Promise<CallValue<Calls['listTodaysLotteryOrders']>> {
  const date = partsOf(context.merchant.timeZone, parts.clock.nowMs());
  const today = ['year', 'month', 'day'].map((name) => date.get(name)).join('-');
  return listLotteryOrders(parts, context, { ...query, from: today, to: today });
}
