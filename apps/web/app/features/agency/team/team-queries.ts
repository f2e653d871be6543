import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { teamKey } from '../../../platform/agency/team-counters.ts';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import type { GameCategory } from '../../../platform/game/game-categories.ts';
import type { Days } from '../../../platform/records/record-days.ts';

export type TeamFigures = CallValue<Calls['getTeamFigures']>;
export type TeamLine = CallValue<Calls['listTeamProfit']>['list'][number];
export type TeamMember = CallValue<Calls['listTeamMembers']>['list'][number];
export type TeamBet = CallValue<Calls['listTeamBets']>['list'][number];

const pageSize = 20;

/** Whose team is looked at; without one it is the agent's own. */
export interface TeamOf {
  readonly under?: MemberId;
}

export function teamFiguresQuery(api: ApiClient, filter: Days & TeamOf) {
  return queryOptions({
    queryKey: [...teamKey, 'figures', filter],
    queryFn: ({ signal }) => unwrap(callAgency(api, 'getTeamFigures', { query: filter }, { signal })),
    staleTime: 0,
  });
}

/** The lines of a team, of one kind of games where that is chosen. */
export type TeamProfitFilter = Days & TeamOf & { readonly category?: GameCategory };

export function teamProfitQuery(api: ApiClient, filter: TeamProfitFilter) {
  return infiniteQueryOptions({
    queryKey: [...teamKey, 'profit', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...filter, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(callAgency(api, 'listTeamProfit', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

export interface TeamMembersFilter extends TeamOf {
  readonly level?: number;
  readonly search?: string;
}

export function teamMembersQuery(api: ApiClient, filter: TeamMembersFilter) {
  return infiniteQueryOptions({
    queryKey: [...teamKey, 'members', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...filter, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(callAgency(api, 'listTeamMembers', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

export interface TeamBetsChoices {
  readonly memberId?: MemberId;
  readonly level?: number;
  readonly category?: GameCategory;
}

export type TeamBetsFilter = Days & TeamBetsChoices;

export function teamBetTotalsQuery(api: ApiClient, filter: TeamBetsFilter) {
  return queryOptions({
    queryKey: [...teamKey, 'bet-totals', filter],
    queryFn: ({ signal }) => unwrap(callAgency(api, 'getTeamBetTotals', { query: filter }, { signal })),
    staleTime: 0,
  });
}

export function teamBetsQuery(api: ApiClient, filter: TeamBetsFilter) {
  return infiniteQueryOptions({
    queryKey: [...teamKey, 'bets', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...filter, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(callAgency(api, 'listTeamBets', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}
