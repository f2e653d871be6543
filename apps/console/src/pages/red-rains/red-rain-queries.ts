import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { RedRainId } from '@wau/contract/ids';
import type { ConsoleServices } from '../../platform/console-services.ts';

export type SiteRain = CallValue<Calls['listSiteRedRains']>['list'][number];
export type AskedRains = CallValue<Calls['listAskedRedRains']>;
export type RainOrder = CallBody<Calls['scheduleSiteRedRain']>;

const key = 'red-rains';
const againMs = 10_000;

export function rainsKey({ session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return [key, token, merchantCode] as const;
}

/** Those of agents and of the house, newest first. */
export function siteRainsQuery(services: ConsoleServices) {
  return infiniteQueryOptions({
    queryKey: [...rainsKey(services), 'all'],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'listSiteRedRains',
        { query: pageParam === '' ? {} : { cursor: pageParam } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: againMs,
  });
}

/** What a colleague has asked for. */
export function askedRainsQuery(services: ConsoleServices) {
  return queryOptions({
    queryKey: [...rainsKey(services), 'asked'],
    queryFn: ({ signal }) => services.client.call('listAskedRedRains', {}, signal),
    refetchInterval: againMs,
  });
}

export function sitePacketsQuery(services: ConsoleServices, rainId: RedRainId) {
  return infiniteQueryOptions({
    queryKey: [...rainsKey(services), 'packets', rainId],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'listSiteRedPackets',
        { params: { rainId }, query: pageParam === '' ? {} : { cursor: pageParam } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}
