import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { profileOwnerOf } from './profile-owner.ts';
import { updateWinsShown } from './profile-sql.ts';

/** Each change makes every process read the board of winners anew. */
const perMember: AttemptRule = { name: 'winsShown.member', windowMs: 60_000, window: 'fixed' };
const changesPerMinute = 10;

/** Refuses `rate.limited`. */
export async function setWinsShown(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  { isShown }: CallBody<Calls['setWinsShown']>,
): Promise<CallValue<Calls['setWinsShown']>> {
  const { merchantCode, memberId } = profileOwnerOf(context);
  await requireAttempt(parts, merchantCode, perMember, memberId, changesPerMinute);
  await updateWinsShown(parts.runner, { merchantCode, memberId }, isShown);
  return { isShown };
}
