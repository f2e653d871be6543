import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { idPattern } from '@wau/contract/ids';
import { minorToWire } from '@wau/money/minor';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { idsBetween } from '../../../platform/calendar/ids-between.ts';
import { readDayMoments } from '../../../platform/calendar/read-day-moments.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type OrderEntryRow, selectOrderEntries } from './list-lottery-orders-sql.ts';

/** So far back a list goes that names no days. */
const usualPeriodMs = 7 * 24 * 3_600_000;

/** What the member has staked on draws, the latest order first. */
export async function listLotteryOrders(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, member, language }: MemberContext,
  query: CallQuery<Calls['listLotteryOrders']>,
): Promise<CallValue<Calls['listLotteryOrders']>> {
  const days = {
    ...(query.from === undefined ? {} : { fromDay: query.from }),
    ...(query.to === undefined ? {} : { toDay: query.to }),
  };
  const asked = await readDayMoments(runner, merchant.merchantCode, days);
  const nowMs = clock.nowMs();
  const period = asked ?? { from: new Date(nowMs - usualPeriodMs), to: new Date(nowMs + 60_000) };
  const ids = idsBetween('lotteryOrder', period.from, period.to);
  const filter = {
    merchantCode: merchant.merchantCode,
    memberId: member.memberId,
    language,
    firstOrderId: ids.first,
    behindOrderId: ids.behind,
    ...period,
    state: query.status,
    gameId: query.gameId,
    numero: query.numero,
    orderId: query.orderNumber,
    isChase: query.chasing,
    after: readCursor(query.cursor, parseCursor),
  };
  return readPage(
    query.pageSize,
    (limit) => selectOrderEntries(runner, { ...filter, limit }),
    orderEntryView,
    (row) => `${row.order_id}.${row.entry}`,
  );
}

const orderIdForm = new RegExp(idPattern('lotteryOrder'));

function parseCursor(cursor: string): { readonly orderId: string; readonly entry: number } | undefined {
  const [orderId = '', entry = ''] = cursor.split('.');
  return orderIdForm.test(orderId) && /^\d{1,3}$/.test(entry) ? { orderId, entry: Number(entry) } : undefined;
}

/** An order's part in one draw, as lists and its own page show it. */
export function orderEntryView(row: OrderEntryRow): CallValue<Calls['listLotteryOrders']>['list'][number] {
  return {
    orderId: row.order_id,
    entry: row.entry,
    entryCount: row.entry_count,
    gameId: row.game_id,
    gameName: row.game_name,
    numero: row.numero,
    state: row.state,
    stakeMinor: minorToWire(row.stake_minor),
    payoutMinor: minorToWire(row.payout_minor),
    rebateMinor: minorToWire(row.rebate_minor),
    currencyCode: row.currency,
    placedAt: row.placed_at.toISOString(),
    drawsAt: row.draws_at.toISOString(),
    canCancel: row.can_cancel,
  };
}
