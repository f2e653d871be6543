import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ConsoleServices } from '../../platform/console-services.ts';

export type SiteGame = CallValue<Calls['listSiteGames']>['list'][number];
export type SiteVendor = CallValue<Calls['listSiteVendors']>['list'][number];
export type SiteVendors = CallValue<Calls['listSiteVendors']>;
export type GameSwitchPlan = CallValue<Calls['listGameSwitchPlans']>['list'][number];
export type GameSwitch = CallValue<Calls['listGameSwitches']>['list'][number];
export type GameFilter = Pick<CallQuery<Calls['listSiteGames']>, 'search' | 'vendor' | 'category' | 'state'>;

/** Everything about games has this in front, so that what switches one asks for all of it anew. */
export function gamesKey({ session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return ['games', token, merchantCode] as const;
}

const gamesPageSize = 20;
const switchesPageSize = 10;

export function siteGamesQuery(services: ConsoleServices, filter: GameFilter) {
  const query = { ...filter, pageSize: gamesPageSize };
  return infiniteQueryOptions({
    queryKey: [...gamesKey(services), 'titles', filter],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'listSiteGames',
        { query: pageParam === '' ? query : { ...query, cursor: pageParam } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function siteVendorsQuery(services: ConsoleServices) {
  return queryOptions({
    queryKey: [...gamesKey(services), 'vendors'],
    queryFn: ({ signal }) => services.client.call('listSiteVendors', {}, signal),
  });
}

const plansRefetchMs = 15_000;

/** Asked for anew now and then, since what is planned comes to pass by itself. */
export function gameSwitchPlansQuery(services: ConsoleServices) {
  return queryOptions({
    queryKey: [...gamesKey(services), 'plans'],
    queryFn: async ({ signal }) => (await services.client.call('listGameSwitchPlans', {}, signal)).list,
    refetchInterval: plansRefetchMs,
  });
}

export function gameSwitchesQuery(services: ConsoleServices) {
  const query = { pageSize: switchesPageSize };
  return infiniteQueryOptions({
    queryKey: [...gamesKey(services), 'switches'],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'listGameSwitches',
        { query: pageParam === '' ? query : { ...query, cursor: pageParam } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
