import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';

export type Referral = CallValue<Calls['getReferral']>;
export type InvitedFriend = CallValue<Calls['listInvitedFriends']>['list'][number];

const referralKey = [...memberKey, 'referral'] as const;
const pageSize = 20;

/** The member's link, what the merchant gives for friends, and what came of it. */
export function referralQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...referralKey, 'terms'],
    queryFn: ({ signal }) => unwrap(api.call('getReferral', {}, { signal })),
    staleTime: 0,
  });
}

export function invitedFriendsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: [...referralKey, 'friends'],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(api.call('listInvitedFriends', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}
