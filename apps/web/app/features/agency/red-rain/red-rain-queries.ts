import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { RedRainId } from '@wau/contract/ids';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { redRainsKey } from '../../../platform/agency/red-rains.ts';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { type SalesClock, salesClock } from '../../../platform/lottery/sales-clock.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import { refreshMoney } from '../../../platform/money/refresh-money.ts';

export type RainTerms = CallValue<Calls['getRedRainTerms']> & { readonly clock: SalesClock };
export type RainResult = CallValue<Calls['getRedRain']>;
export type OwnRain = CallValue<Calls['listOwnRedRains']>['list'][number];
export type RedPacket = CallValue<Calls['listRedPackets']>['list'][number];

const pageSize = 20;
const part = 'red-rain';
const rainKey = [...memberKey, part] as const;

export function rainTermsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...rainKey, 'terms'],
    queryFn: async ({ signal }): Promise<RainTerms> => {
      const askedAtMs = performance.now();
      const terms = await unwrap(callAgency(api, 'getRedRainTerms', {}, { signal }));
      return { ...terms, clock: salesClock(terms.now, askedAtMs, performance.now()) };
    },
    staleTime: 0,
  });
}

export function ownRainsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: [...rainKey, 'own'],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(callAgency(api, 'listOwnRedRains', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

export function rainResultQuery(api: ApiClient, rainId: RedRainId) {
  return queryOptions({
    queryKey: [...rainKey, 'result', rainId],
    queryFn: ({ signal }) => unwrap(callAgency(api, 'getRedRain', { params: { rainId } }, { signal })),
    staleTime: 0,
  });
}

export function rainPacketsQuery(api: ApiClient, rainId: RedRainId) {
  return infiniteQueryOptions({
    queryKey: [...rainKey, 'packets', rainId],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(callAgency(api, 'listRedPackets', { params: { rainId }, query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

/** Whatever is on show of rains and of the member's money is asked for anew. */
export function refreshRains(queryClient: QueryClient): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: redRainsKey }),
    refreshMoney(queryClient, part),
  ]);
}
