import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';

export type Promotions = CallValue<Calls['listAvailablePromotions']>;
export type Promotion = Promotions['list'][number];

const freshForMs = 60_000;

export function promotionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['promotions'],
    queryFn: ({ signal }) => unwrap(api.call('listAvailablePromotions', {}, { signal })),
    staleTime: freshForMs,
  });
}
