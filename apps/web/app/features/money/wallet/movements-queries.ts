import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';

export type Movement = CallValue<Calls['listMovements']>['list'][number];

const pageSize = 20;

export function movementsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, 'movements'],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.call(
          'listMovements',
          { query: { pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
          { signal },
        ),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}
