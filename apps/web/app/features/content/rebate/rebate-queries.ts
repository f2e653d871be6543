import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import { refreshMoney } from '../../../platform/money/refresh-money.ts';

export type Rebates = CallValue<Calls['getRebates']>;
export type RebateLine = Rebates['list'][number];
export type RebateClaim = Rebates['claims'][number];

export function rebatesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...memberKey, 'rebates'],
    queryFn: ({ signal }) => unwrap(api.call('getRebates', {}, { signal })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** The rebates themselves, and the money. */
export function refreshRebates(queryClient: QueryClient): Promise<unknown> {
  return refreshMoney(queryClient, 'rebates');
}
