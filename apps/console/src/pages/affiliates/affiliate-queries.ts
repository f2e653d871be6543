import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ConsoleServices } from '../../platform/console-services.ts';

export type Affiliate = CallValue<Calls['listAffiliates']>['list'][number];
export type AffiliatePlans = CallValue<Calls['listAffiliatePlans']>;
export type AffiliatePlan = AffiliatePlans['list'][number];
export type PlanOrder = Omit<CallBody<Calls['storeAffiliatePlan']>, 'reason'>;
export type HeldMember = CallValue<Calls['listHeldAffiliateMembers']>['list'][number];

const pageSize = 25;

/** Everything about affiliates has this in front, so that what changes one asks for all of it anew. */
export function affiliatesKey({ session }: ConsoleServices) {
  const { token, merchantCode } = session.current();
  return ['affiliates', token, merchantCode] as const;
}

export function affiliatesQuery(services: ConsoleServices, search: string) {
  const query = { pageSize, ...(search === '' ? {} : { search }) };
  return infiniteQueryOptions({
    queryKey: [...affiliatesKey(services), 'list', search],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'listAffiliates',
        { query: pageParam === '' ? query : { ...query, cursor: pageParam } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function affiliatePlansQuery(services: ConsoleServices) {
  return queryOptions({
    queryKey: [...affiliatesKey(services), 'plans'],
    queryFn: ({ signal }) => services.client.call('listAffiliatePlans', {}, signal),
  });
}

export function heldMembersQuery(services: ConsoleServices) {
  return infiniteQueryOptions({
    queryKey: [...affiliatesKey(services), 'held'],
    queryFn: ({ pageParam, signal }) =>
      services.client.call(
        'listHeldAffiliateMembers',
        { query: pageParam === '' ? { pageSize } : { pageSize, cursor: pageParam } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function affiliateMemberQuery(services: ConsoleServices, member: string) {
  return queryOptions({
    queryKey: [...affiliatesKey(services), 'member', member],
    queryFn: ({ signal }) => services.client.call('findAffiliateMember', { query: { member } }, signal),
  });
}
