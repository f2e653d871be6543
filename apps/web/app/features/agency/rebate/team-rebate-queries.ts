import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { teamKey } from '../../../platform/agency/team-counters.ts';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import type { Days } from '../../../platform/records/record-days.ts';

export type TeamRebates = CallValue<Calls['getTeamRebates']>;
export type TeamRebateLine = CallValue<Calls['listTeamRebateLines']>['list'][number];
export type TeamRebatePayment = CallValue<Calls['listTeamRebatePayments']>['list'][number];

const pageSize = 20;
const rebatesKey = [...teamKey, 'rebates'] as const;

export function teamRebatesQuery(api: ApiClient, days: Days) {
  return queryOptions({
    queryKey: [...rebatesKey, days],
    queryFn: ({ signal }) => unwrap(callAgency(api, 'getTeamRebates', { query: days }, { signal })),
    staleTime: 0,
  });
}

/** Whom a day came from. */
export function teamRebateLinesQuery(api: ApiClient, day: string) {
  return infiniteQueryOptions({
    queryKey: [...rebatesKey, 'lines', day],
    queryFn: ({ pageParam, signal }) => {
      const query = { day, pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(callAgency(api, 'listTeamRebateLines', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

export function teamRebatePaymentsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: [...rebatesKey, 'payments'],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(callAgency(api, 'listTeamRebatePayments', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}
