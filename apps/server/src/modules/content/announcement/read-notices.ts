import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { markNotices } from './notice-mark-sql.ts';

/** The member has seen the notices of an audience; what is published from now on is unread again. May be repeated. */
export async function readNotices(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  { audience }: CallBody<Calls['readNotices']>,
): Promise<CallValue<Calls['readNotices']>> {
  const reader = { merchantCode: merchant.merchantCode, memberId: member.memberId };
  await markNotices(runner, reader, audience, new Date(clock.nowMs()));
  return null;
}
