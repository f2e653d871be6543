import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MovementKind } from '@wau/contract/movement-kinds';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import type { Days } from '../../../platform/records/record-days.ts';

export type Movement = CallValue<Calls['listMovements']>['list'][number];

export interface MovementsFilter extends Days {
  readonly kind?: MovementKind;
}

const pageSize = 20;

export function movementsQuery(api: ApiClient, filter: MovementsFilter) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, 'movements', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...filter, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(api.call('listMovements', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

export function movementTotalsQuery(api: ApiClient, filter: MovementsFilter) {
  return queryOptions({
    queryKey: [...memberKey, 'movement-totals', filter],
    queryFn: ({ signal }) => unwrap(api.call('getMovementTotals', { query: filter }, { signal })),
    staleTime: 0,
  });
}
