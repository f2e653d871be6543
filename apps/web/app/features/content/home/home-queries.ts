import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';

export type Banner = CallValue<Calls['listBanners']>['list'][number];

/** Names of games and texts of banners come in the page's language, so a change of language asks again. */
const freshForMs = 300_000;

export function bannersQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['banners'],
    queryFn: async ({ signal }) => (await unwrap(api.call('listBanners', {}, { signal }))).list,
    staleTime: freshForMs,
  });
}

/** Home shows the first of the merchant's games; the lobby has them all. Odd, so that the first is shown wide. */
const homeGames = 13;

export function gamesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['games'],
    queryFn: async ({ signal }) =>
      (await unwrap(api.call('listGames', { query: { pageSize: homeGames } }, { signal }))).games,
    staleTime: freshForMs,
  });
}
