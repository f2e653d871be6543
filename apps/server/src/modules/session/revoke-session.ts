import type { SessionId } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../platform/server-parts.ts';
import { endMemberSession } from './session-sql.ts';

/** Ends one of the own sessions; refuses `session.unknown` for any other, another member's included. */
export async function revokeSession(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, member }: MemberContext,
  sessionId: SessionId,
): Promise<null> {
  const now = new Date(parts.clock.nowMs());
  const { merchantCode } = merchant;
  if (!(await endMemberSession(parts.runner, merchantCode, member.memberId, sessionId, now))) {
    throw new Refusal('session.unknown');
  }
  return null;
}
