import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';

export type PlayLimits = CallValue<Calls['getPlayLimits']>;
export type PlayLimit = PlayLimits['list'][number];

/** What holds, how far it is used up, and what waits; play elsewhere uses it up, so it is never taken for fresh. */
export function playLimitsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...memberKey, 'playLimits'],
    queryFn: ({ signal }) => unwrap(api.call('getPlayLimits', {}, { signal })),
    staleTime: 0,
  });
}
