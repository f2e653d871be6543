import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { LiveMember } from '../../platform/sessions/session-lookup.ts';

/** The member's own data; all of it came with the session. */
export function getMemberInfo(member: LiveMember): CallValue<Calls['getMemberInfo']> {
  return {
    id: member.memberId,
    type: member.memberType,
    userName: member.userName,
    account: member.userName,
    nickname: member.nickname,
    regDate: member.registeredAt.toISOString(),
    toUpline: member.hasUpline,
  };
}
