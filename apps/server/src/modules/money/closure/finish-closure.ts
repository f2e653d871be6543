import type { CurrencyCode } from '@wau/money/currency';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { insertAuditEntry } from '../../../platform/audit/audit-sql.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { setStoredStatus } from '../../account/member/set-stored-status.ts';
import { logoutEverywhere } from '../../account/session/logout-everywhere.ts';
import { lapseRewards } from '../turnover/lapse-rewards.ts';
import { type ClosingMember, completeClosure } from './closure-sql.ts';
import { findObstacles } from './find-obstacles.ts';

/**
 * Closes in fact an account whose closure has begun, unless something is still to be paid out or awaited. What came of
 * rewards meanwhile lapses as the first did.
 *
 * Invariants: nothing of the member's is left, and nothing is under way; sessions end in the same transaction, and the
 * audit tells of it once.
 * Locks: the caller's lock of the member, what the ledger locks, then the sessions.
 */
export async function finishClosure(
  parts: Pick<ServerParts, 'ledger' | 'clock'>,
  tx: SqlRunner,
  member: ClosingMember,
  currencyCode: CurrencyCode,
): Promise<boolean> {
  const now = new Date(parts.clock.nowMs());
  await lapseRewards(parts, tx, { ...member, currencyCode }, now);
  const { waitsFor } = await findObstacles(parts, tx, member);
  if (waitsFor.length > 0) return false;
  await completeClosure(tx, member, now);
  await setStoredStatus(tx, member, 'closed');
  await logoutEverywhere(parts, tx, member.merchantCode, member.memberId);
  await insertAuditEntry(tx, member.merchantCode, {
    recordedAt: now,
    actor: { kind: 'installation', actorName: 'account closure' },
    action: 'finishClosure',
    subject: member.memberId,
    oldValues: { status: 'active' },
    newValues: { status: 'closed' },
  });
  return true;
}
