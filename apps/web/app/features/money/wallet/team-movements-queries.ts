import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import type { MovementKind } from '@wau/contract/movement-kinds';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { teamKey } from '../../../platform/agency/team-counters.ts';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import type { Days } from '../../../platform/records/record-days.ts';

export type TeamMovement = CallValue<Calls['listTeamMovements']>['list'][number];

export interface TeamMovementsChoices {
  readonly kind?: MovementKind;
  readonly level?: number;
  readonly memberId?: MemberId;
}

export type TeamMovementsFilter = Days & TeamMovementsChoices;

const pageSize = 20;

export function teamMovementsQuery(api: ApiClient, filter: TeamMovementsFilter) {
  return infiniteQueryOptions({
    queryKey: [...teamKey, 'movements', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...filter, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(callAgency(api, 'listTeamMovements', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

export function teamMovementTotalsQuery(api: ApiClient, filter: TeamMovementsFilter) {
  return queryOptions({
    queryKey: [...teamKey, 'movement-totals', filter],
    queryFn: ({ signal }) => unwrap(callAgency(api, 'getTeamMovementTotals', { query: filter }, { signal })),
    staleTime: 0,
  });
}
