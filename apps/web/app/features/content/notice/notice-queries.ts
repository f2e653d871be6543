import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';

export type Notice = CallValue<Calls['listNotices']>['list'][number];

const freshForMs = 60_000;

export function noticesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['notices'],
    queryFn: async ({ signal }) => (await unwrap(api.call('listNotices', {}, { signal }))).list,
    staleTime: freshForMs,
  });
}
