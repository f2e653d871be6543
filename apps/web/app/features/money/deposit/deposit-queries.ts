import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { DepositStatus } from '@wau/contract/deposit-statuses';
import type { DepositId } from '@wau/contract/ids';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { awaitNewsSince } from '../../../platform/live/awaited-news.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import type { Days } from '../../../platform/records/record-days.ts';
import { pollEveryMs } from './deposit-status.ts';

export type DepositMethod = CallValue<Calls['listDepositMethods']>['list'][number];
export type Deposit = CallValue<Calls['getDeposit']>;
/** Where a deposit by bank transfer is paid to. */
export type BankTransfer = NonNullable<Deposit['transfer']>;

const recentCount = 5;

export const depositsKey = [...memberKey, 'deposits'] as const;

export function depositMethodsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...memberKey, 'deposit-methods'],
    queryFn: async ({ signal }) => (await unwrap(api.call('listDepositMethods', {}, { signal }))).list,
    staleTime: 60_000,
  });
}

export function recentDepositsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...depositsKey, 'recent'],
    queryFn: async ({ signal }) =>
      noteAwaited(
        (await unwrap(api.call('listDeposits', { query: { pageSize: recentCount } }, { signal }))).list,
      ),
    staleTime: 0,
  });
}

/** What has no money yet may get it still; the app listens for that. */
function noteAwaited(deposits: readonly Deposit[]): readonly Deposit[] {
  for (const { status, placedAt } of deposits) {
    if (status !== 'approved') awaitNewsSince(Date.parse(placedAt));
  }
  return deposits;
}

/** One deposit; asked again by itself while it is pending. */
export function depositQuery(api: ApiClient, depositId: DepositId) {
  return queryOptions({
    queryKey: [...depositsKey, 'one', depositId],
    queryFn: async ({ signal }) => {
      const deposit = await unwrap(api.call('getDeposit', { params: { depositId } }, { signal }));
      noteAwaited([deposit]);
      return deposit;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => pollEveryMs(state.data?.status, state.dataUpdateCount),
  });
}

export interface DepositsFilter extends Days {
  readonly status?: DepositStatus;
}

const pageSize = 20;

export function depositRecordQuery(api: ApiClient, filter: DepositsFilter) {
  return infiniteQueryOptions({
    queryKey: [...depositsKey, 'record', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...filter, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(api.call('listDepositRecord', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

export function depositTotalsQuery(api: ApiClient, filter: DepositsFilter) {
  return queryOptions({
    queryKey: [...depositsKey, 'totals', filter],
    queryFn: ({ signal }) => unwrap(api.call('getDepositTotals', { query: filter }, { signal })),
    staleTime: 0,
  });
}
