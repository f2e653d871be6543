import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ToldSwitch } from '@wau/contract/modules';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import { useApi } from '../services/app-services.ts';

/** The merchant's brand, currency, languages and switches. */
export type Site = CallValue<Calls['getWhitelabel']>;

export function siteQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['site'],
    queryFn: () => unwrap(api.call('getWhitelabel', {})),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

/** The site, or `undefined` on an error page of a document whose site could not be loaded. */
export function useSiteIfKnown(): Site | undefined {
  return useQuery(siteQuery(useApi())).data;
}

/** The site; every screen has it, because the root loader does not let a document through without. */
export function useSite(): Site {
  const site = useSiteIfKnown();
  if (site === undefined) throw new Error('the site is loaded before any screen');
  return site;
}

export function useFlag(name: ToldSwitch): boolean {
  return useSite().flags[name];
}
