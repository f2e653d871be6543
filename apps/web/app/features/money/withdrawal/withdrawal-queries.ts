import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { WithdrawalId } from '@wau/contract/ids';
import type { WithdrawalStatus } from '@wau/contract/withdrawal-statuses';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { awaitNewsSince } from '../../../platform/live/awaited-news.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import { refreshMoney } from '../../../platform/money/refresh-money.ts';
import type { Days } from '../../../platform/records/record-days.ts';

export type WithdrawalTerms = CallValue<Calls['getWithdrawalTerms']>;
export type Withdrawal = CallValue<Calls['getWithdrawal']>;

/** Live events ask for it anew. */
const withdrawalsKey = [...memberKey, 'withdrawals'] as const;

const recentCount = 5;
const pageSize = 20;
/** For whoever's connection brings no news. */
const pollEveryMs = 30_000;

/** What can be withdrawn, and what is under way; asked again by itself while anything is. */
export function withdrawalTermsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...withdrawalsKey, 'terms'],
    queryFn: async ({ signal }) => {
      const terms = await unwrap(api.call('getWithdrawalTerms', {}, { signal }));
      // What is under way may end at any time; the app listens for that.
      if (terms.underWay.length > 0) awaitNewsSince(Date.now());
      return terms;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.underWay.length ? pollEveryMs : false),
  });
}

/** The last few. */
export function recentWithdrawalsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...withdrawalsKey, 'recent'],
    queryFn: async ({ signal }) => {
      const query = { pageSize: recentCount };
      return (await unwrap(api.call('listWithdrawals', { query }, { signal }))).list;
    },
    staleTime: 0,
  });
}

export interface WithdrawalsFilter extends Days {
  readonly status?: WithdrawalStatus;
}

export function withdrawalRecordQuery(api: ApiClient, filter: WithdrawalsFilter) {
  return infiniteQueryOptions({
    queryKey: [...withdrawalsKey, 'record', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...filter, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(api.call('listWithdrawalRecord', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

export function withdrawalTotalsQuery(api: ApiClient, filter: WithdrawalsFilter) {
  return queryOptions({
    queryKey: [...withdrawalsKey, 'totals', filter],
    queryFn: ({ signal }) => unwrap(api.call('getWithdrawalTotals', { query: filter }, { signal })),
    staleTime: 0,
  });
}

export function withdrawalQuery(api: ApiClient, withdrawalId: WithdrawalId) {
  return queryOptions({
    queryKey: [...withdrawalsKey, 'one', withdrawalId],
    queryFn: ({ signal }) => unwrap(api.call('getWithdrawal', { params: { withdrawalId } }, { signal })),
    staleTime: 0,
  });
}

export function isUnderWay({ status }: Pick<Withdrawal, 'status'>): boolean {
  return status === 'pending' || status === 'processing';
}

/** Whatever is on show of the member's money is asked for anew. */
export function refreshWithdrawals(queryClient: QueryClient): Promise<unknown> {
  return refreshMoney(queryClient, 'withdrawals');
}
