import type { MemberId, MerchantCode, SessionId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { deleteRememberedLogins } from './remembered-sql.ts';
import { endMemberSession } from './session-sql.ts';

/**
 * Ends one session of a member and makes the passwords useless that browsers remember: nobody knows which of them is on the
 * device that is to be shut out, and on the others the password is typed once more.
 *
 * Lock order: the session, then the remembered logins.
 *
 * @returns how many sessions ended
 * @throws Refusal `session.unknown` for any other session, another member's included
 */
export async function endOneSession(
  { clock }: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  { merchantCode, memberId }: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
  sessionId: SessionId,
): Promise<1> {
  if (!(await endMemberSession(tx, merchantCode, memberId, sessionId, new Date(clock.nowMs())))) {
    throw new Refusal('session.unknown');
  }
  await deleteRememberedLogins(tx, merchantCode, memberId);
  return 1;
}
