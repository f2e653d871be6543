import type { MemberId, MerchantCode, SessionId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { endLoginProofs } from '../credentials/login-proof.ts';
import { deleteRememberedLogins } from './remembered-sql.ts';
import { endMemberSessions } from './session-sql.ts';

/**
 * Ends a member's sessions, all but `exceptSessionId` if that is given, and makes useless the passwords that browsers
 * remember and every login or change that is under way by an earlier proof; with the transaction of `runner`, together with what made it necessary, such as a new password. Returns
 * how many sessions ended.
 *
 * Lock order: the member's row, the sessions, then the remembered logins.
 */
export async function logoutEverywhere(
  parts: Pick<ServerParts, 'clock'>,
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  exceptSessionId?: SessionId,
): Promise<number> {
  await endLoginProofs(runner, merchantCode, memberId);
  const now = new Date(parts.clock.nowMs());
  const endedCount = await endMemberSessions(runner, merchantCode, memberId, now, exceptSessionId);
  await deleteRememberedLogins(runner, merchantCode, memberId);
  return endedCount;
}
