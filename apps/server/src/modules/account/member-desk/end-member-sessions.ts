import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited } from '../../../platform/audit/audited.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../member/lock-member.ts';
import { endOneSession } from '../session/end-one-session.ts';
import { logoutEverywhere } from '../session/logout-everywhere.ts';
import type { DeskMember } from './member-desk-sql.ts';
import { requireDeskMember } from './require-desk-member.ts';

/**
 * Ends one of a member's sessions, or all of them.
 *
 * Locks: the member's row, the sessions, then the remembered logins.
 *
 * @throws Refusal `member.unknown`, `session.unknown`; InvalidRequestError without a reason
 */
export async function endMemberSessions(
  parts: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  member: DeskMember,
  { sessionId, reason: text }: CallBody<Calls['endMemberSessions']>,
): Promise<Audited<CallValue<Calls['endMemberSessions']>>> {
  const reason = readReason(text);
  await lockMember(tx, member);
  await requireDeskMember(tx, member);
  const endedCount =
    sessionId === undefined
      ? await logoutEverywhere(parts, tx, member.merchantCode, member.memberId)
      : await endOneSession(parts, tx, member, sessionId);
  return {
    value: { endedCount },
    change: {
      subject: member.memberId,
      oldValues: { liveCount: endedCount },
      newValues: { liveCount: 0, reason, sessionId: sessionId ?? 'all' },
    },
  };
}
