import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import type { MemberStatus } from '@wau/contract/member-statuses';
import type { ConsoleServices } from './console-services.ts';

export type FoundMember = CallValue<Calls['findMembers']>['list'][number];

/** What members are looked for by; nothing of it is personal, so that it may stand in an address. */
export interface MemberFilter {
  /** How the username begins, or a member's whole id. */
  readonly text: string;
  readonly status: MemberStatus | undefined;
}

const foundSize = 25;

export function foundMembersQuery({ client, session }: ConsoleServices, { text, status }: MemberFilter) {
  const { token, merchantCode } = session.current();
  const memberId = parseId('member', text);
  const query = {
    pageSize: foundSize,
    ...(text === '' ? {} : memberId === undefined ? { userName: text } : { memberId }),
    ...(status === undefined ? {} : { status }),
  };
  return infiniteQueryOptions({
    queryKey: ['found-members', token, merchantCode, text, status],
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'findMembers',
        { query: pageParam === '' ? query : { ...query, cursor: pageParam } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
