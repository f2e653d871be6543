import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { teamKey } from '../../../platform/agency/team-counters.ts';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';

export type OpeningLink = CallValue<Calls['createOpeningLink']>;
export type OpeningKind = OpeningLink['kind'];
export type NewAccount = CallBody<Calls['openTeamAccount']>;
export type NewLink = Omit<CallBody<Calls['createOpeningLink']>, 'clientId'>;

const pageSize = 20;

export const linksKey = [...teamKey, 'links'] as const;

export function openingLinksQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: linksKey,
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(callAgency(api, 'listOpeningLinks', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

/** The rules of the registration for names and passwords, in the page's language; an operator may change them at any time. */
export function nameRulesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['register-settings'],
    queryFn: ({ signal }) => unwrap(api.call('getRegisterSettings', {}, { signal })),
    staleTime: 10_000,
  });
}
