import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../member/lock-member.ts';
import { setStoredStatus } from '../member/set-stored-status.ts';
import { logoutEverywhere } from '../session/logout-everywhere.ts';
import type { DeskMember } from './member-desk-sql.ts';
import { requireDeskMember } from './require-desk-member.ts';

/**
 * Locks an account, or opens it again. It is no break from play: nobody who has taken one gets back to play by this.
 *
 * Invariants: with the lock all sessions end, in the same transaction; the same again changes nothing. An account that its
 * member has closed stays closed.
 * Locks: the member's row, then the sessions.
 *
 * @throws Refusal `member.unknown`, `member.closed`; InvalidRequestError without a reason
 */
export async function setMemberStatus(
  parts: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  member: DeskMember,
  { status, reason: text }: CallBody<Calls['setMemberStatus']>,
): Promise<Audited<CallValue<Calls['setMemberStatus']>>> {
  const reason = readReason(text);
  await lockMember(tx, member);
  const before = await requireDeskMember(tx, member);
  if (before === 'closed') throw new Refusal('member.closed');
  if (before !== status) {
    await setStoredStatus(tx, member, status);
    if (status === 'disabled') await logoutEverywhere(parts, tx, member.merchantCode, member.memberId);
  }
  return {
    value: { status },
    change: {
      subject: member.memberId,
      oldValues: { status: before },
      newValues: { status, reason },
    },
  };
}
