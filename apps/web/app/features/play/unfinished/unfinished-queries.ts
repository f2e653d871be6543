import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';

export type UnfinishedRounds = CallValue<Calls['listUnfinishedRounds']>;
export type UnfinishedRound = UnfinishedRounds['list'][number];

/** Rounds end by themselves while the list is looked at. */
const refreshMs = 15_000;

export function unfinishedQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...memberKey, 'unfinished-rounds'],
    queryFn: ({ signal }) => unwrap(api.call('listUnfinishedRounds', {}, { signal })),
    staleTime: 0,
    refetchInterval: refreshMs,
  });
}
