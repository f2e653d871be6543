import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { headIconAddress } from '@wau/contract/head-icons';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectMemberProfile } from './member-sql.ts';
import { readPersonalData } from './personal-data.ts';

/** The member's own data: what came with the session, and what only this screen asks for. */
export async function getMemberInfo(
  parts: Pick<ServerParts, 'runner' | 'config'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
): Promise<CallValue<Calls['getMemberInfo']>> {
  const [profile, { payeeName }] = await Promise.all([
    selectMemberProfile(parts.runner, merchant.merchantCode, member.memberId),
    readPersonalData(parts, parts.runner, merchant.merchantCode, member.memberId),
  ]);
  return {
    id: member.memberId,
    type: member.memberType,
    userName: member.userName,
    account: member.userName,
    nickname: member.nickname,
    regDate: member.registeredAt.toISOString(),
    headIcon: profile.head_icon,
    headIconUrl: headIconAddress(profile.head_icon),
    email: profile.email ?? '',
    payeeName,
    toUpline: member.hasUpline,
    showsWins: profile.shows_wins,
  };
}
