import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { LotteryOrderId } from '@wau/contract/ids';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { callLottery } from '../../../platform/lottery/call-lottery.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import { serverNowMs } from '../../../platform/runtime/server-clock.ts';

export type OrderEntry = CallValue<Calls['listLotteryOrders']>['list'][number];
export type LotteryOrder = CallValue<Calls['getLotteryOrder']>;
export type OrderDraw = LotteryOrder['entries'][number];
export type Suborder = OrderDraw['suborders'][number];

export const orderStates = ['open', 'settled', 'cancelled', 'voided'] as const;

export interface OrdersFilter {
  /** Days where the merchant is; both are included. */
  readonly from: string;
  readonly to: string;
  readonly status?: (typeof orderStates)[number];
  readonly gameId?: string;
  readonly chasing?: boolean;
}

/** The part of what is kept of a member that orders are. */
export const ordersPart = 'lottery-orders';
const pageSize = 20;

export function ordersQuery(api: ApiClient, filter: OrdersFilter) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, ordersPart, filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...filter, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(callLottery(api, 'listLotteryOrders', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

export function orderQuery(api: ApiClient, orderId: LotteryOrderId) {
  return queryOptions({
    queryKey: [...memberKey, ordersPart, 'one', orderId],
    queryFn: ({ signal }) => unwrap(callLottery(api, 'getLotteryOrder', { query: { orderId } }, { signal })),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data === undefined ? false : orderFreshForMs(state.data.entries, serverNowMs()),
  });
}

/** A draw is settled some moments after it. */
const afterDrawMs = 3_000;
const [soonestMs, latestMs] = [5_000, 60_000];

/** In how long a slip on show is asked for anew: when its next draw is settled, at the latest after a minute. */
export function orderFreshForMs(
  entries: readonly Pick<OrderEntry, 'state' | 'drawsAt'>[],
  nowMs: number,
): number | false {
  const open = entries.filter(({ state }) => state === 'open');
  if (open.length === 0) return false;
  const dueMs = Math.min(...open.map(({ drawsAt }) => Date.parse(drawsAt))) + afterDrawMs - nowMs;
  return Math.min(latestMs, Math.max(soonestMs, dueMs));
}
