import type { SessionId } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { deleteRememberedLogins } from './remembered-sql.ts';
import { endMemberSession } from './session-sql.ts';

/**
 * Ends one of the own sessions and makes the passwords useless that browsers remember: nobody knows which of them is on
 * the device that is to be shut out, and on the others the password is typed once more. Refuses `session.unknown` for
 * any other session, another member's included.
 *
 * Lock order: the session, then the remembered logins.
 */
export async function revokeSession(
  parts: Pick<ServerParts, 'database' | 'clock'>,
  { merchant, member }: MemberContext,
  sessionId: SessionId,
): Promise<null> {
  const now = new Date(parts.clock.nowMs());
  const { merchantCode } = merchant;
  await withTransaction(parts.database, async (runner) => {
    if (!(await endMemberSession(runner, merchantCode, member.memberId, sessionId, now))) {
      throw new Refusal('session.unknown');
    }
    await deleteRememberedLogins(runner, merchantCode, member.memberId);
  });
  return null;
}
