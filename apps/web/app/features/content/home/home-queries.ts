import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';

/** What home shows to everybody. */
export type Home = CallValue<Calls['getHome']>;
export type Banner = Home['banners'][number];
export type HotMatch = Home['matches'][number];

/** Names of games and texts come in the page's language, so a change of language asks again. */
const freshForMs = 300_000;

export function homeQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['home'],
    queryFn: ({ signal }) => unwrap(api.call('getHome', {}, { signal })),
    staleTime: freshForMs,
  });
}

/** As many as home has room for; the list has them all. */
const recentGames = 10;

export function recentGamesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...memberKey, 'games', 'home'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.call('listRecentGames', { query: { pageSize: recentGames } }, { signal }))).list,
    // A member's own list changes by what the member does elsewhere.
    staleTime: 0,
  });
}
