import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { CommissionRunId } from '@wau/contract/ids';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';

export type Commission = CallValue<Calls['listCommissions']>['list'][number];
export type CommissionLine = CallValue<Calls['listCommissionLines']>['list'][number];
export type LineBet = CallValue<Calls['listLineBets']>['list'][number];
export type BetLine = CallValue<Calls['listBetCommissions']>['list'][number];
export type CommissionFilter = Pick<CallQuery<Calls['listCommissions']>, 'kind' | 'fromDay' | 'toDay'>;

const pageSize = 20;
const key = [...memberKey, 'commissions'] as const;
const after = (cursor: string) => (cursor === '' ? {} : { cursor });

/** What the agent was or is to be paid, the latest periods first. */
export function commissionsQuery(api: ApiClient, filter: CommissionFilter) {
  return infiniteQueryOptions({
    queryKey: [...key, 'list', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...filter, ...after(pageParam) };
      return unwrap(callAgency(api, 'listCommissions', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

/** One payment; null where the agent has no such. */
export function commissionQuery(api: ApiClient, runId: CommissionRunId) {
  return queryOptions({
    queryKey: [...key, 'one', runId],
    queryFn: async ({ signal }) => {
      const { list } = await unwrap(
        callAgency(api, 'listCommissions', { query: { runId, pageSize: 1 } }, { signal }),
      );
      return list[0] ?? null;
    },
    staleTime: 0,
  });
}

/** The lines of a payment, in the order in which they add up. */
export function commissionLinesQuery(api: ApiClient, runId: CommissionRunId) {
  return infiniteQueryOptions({
    queryKey: [...key, 'lines', runId],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, runId, ...after(pageParam) };
      return unwrap(callAgency(api, 'listCommissionLines', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

/** The bets that a line comes from, newest first. */
export function lineBetsQuery(api: ApiClient, runId: CommissionRunId, line: number) {
  return infiniteQueryOptions({
    queryKey: [...key, 'bets', runId, line],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, runId, line, ...after(pageParam) };
      return unwrap(callAgency(api, 'listLineBets', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

/** Every line of the agent's that a bet has caused. */
export function betLinesQuery(api: ApiClient, betKey: string) {
  return queryOptions({
    queryKey: [...key, 'bet', betKey],
    queryFn: async ({ signal }) => {
      const { list } = await unwrap(callAgency(api, 'listBetCommissions', { query: { betKey } }, { signal }));
      return list;
    },
    staleTime: 0,
  });
}
