import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ResourceType } from '@wau/contract/calls/content/site-content-calls';
import { type ApiClient, unwrap } from '../api/api-client.ts';

/** Links to the app and to the merchant elsewhere, and the entries of customer service. */
export type Resources = CallValue<Calls['getResources']>;

const freshForMs = 300_000;

export function resourcesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['resources'],
    queryFn: ({ signal }) => unwrap(api.call('getResources', {}, { signal })),
    staleTime: freshForMs,
  });
}

export function linkOf(resources: Resources, wanted: ResourceType): string | undefined {
  return resources.resources.find(({ resourceType }) => resourceType === wanted)?.url;
}
