import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import type { GameCategory } from '../../../platform/game/game-categories.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import type { Days } from '../../../platform/records/record-days.ts';

export type Bet = CallValue<Calls['listBets']>['list'][number];

export type BetDetail = CallValue<Calls['getBet']>;

export const betStatuses = ['settled', 'open', 'refunded'] as const;

export interface BetsFilter extends Days {
  readonly category?: GameCategory;
  readonly status?: (typeof betStatuses)[number];
}

const pageSize = 20;

export function betsQuery(api: ApiClient, filter: BetsFilter) {
  return infiniteQueryOptions({
    queryKey: [...memberKey, 'bets', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...filter, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(api.call('listBets', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

export function betQuery(api: ApiClient, betKey: string) {
  return queryOptions({
    queryKey: [...memberKey, 'bets', 'one', betKey],
    queryFn: ({ signal }) => unwrap(api.call('getBet', { query: { betKey } }, { signal })),
    staleTime: 0,
  });
}

export function betTotalsQuery(api: ApiClient, filter: BetsFilter) {
  return queryOptions({
    queryKey: [...memberKey, 'bet-totals', filter],
    queryFn: ({ signal }) => unwrap(api.call('getBetTotals', { query: filter }, { signal })),
    staleTime: 0,
  });
}
