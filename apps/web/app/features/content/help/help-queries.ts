import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';

export type HelpItem = CallValue<Calls['listHelpItems']>[number];

const freshForMs = 300_000;

export function helpQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['help'],
    queryFn: ({ signal }) => unwrap(api.call('listHelpItems', { query: { device: 'MOBILE' } }, { signal })),
    staleTime: freshForMs,
  });
}
