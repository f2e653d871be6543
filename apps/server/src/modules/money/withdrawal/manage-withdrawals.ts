import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode, WithdrawalId } from '@wau/contract/ids';
import { minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { personOf } from '../../../platform/audit/person-of.ts';
import { isApproved } from '../../../platform/operators/is-approved.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { settleWorkClaim } from '../../../platform/work-claims/settle-work-claim.ts';
import { returnHeldPayout } from '../payout/cancel-payout.ts';
import { sendHeldPayout } from '../payout/release-payout.ts';
import { tellWithdrawal } from './tell-withdrawal.ts';
import {
  insertWithdrawalApproval,
  selectWaitingWithdrawals,
  type WithdrawalApproval,
} from './withdrawal-review-sql.ts';
import { type LockedWithdrawalRow, lockWithdrawal, setWithdrawalDecision } from './withdrawal-sql.ts';

/** So many are shown at once. */
const shownLines = 100;

/** What waits for a decision, the oldest first. */
export async function listWaitingWithdrawals(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<CallValue<Calls['listWaitingWithdrawals']>> {
  const rows = await selectWaitingWithdrawals(runner, merchantCode, shownLines);
  return {
    list: rows.map((row) => ({
      withdrawalId: row.withdrawal_id,
      memberId: row.member_id,
      username: row.username,
      bankName: row.bank_name,
      lastDigits: row.last_digits,
      amountMinor: minorToWire(row.amount_minor),
      feeMinor: minorToWire(row.fee_minor),
      currencyCode: row.currency,
      risks: [...row.risks],
      needsTwoPersons: row.needs_two,
      approvedBy: row.approved_by,
      isFirst: row.is_first,
      depositedMinor: minorToWire(row.deposited_minor),
      paidBeforeMinor: minorToWire(row.paid_before_minor),
      placedAt: row.placed_at.toISOString(),
    })),
  };
}

/**
 * Decides about a withdrawal: an approved one goes to its provider, a rejected one comes back and the member reads why. The
 * audit keeps who decided.
 *
 * Invariants: it is decided once, by the merchant or by the member who cancels it, so a repeated approval sends nothing;
 * from the merchant's amount on it goes only by the word of two persons, while one is enough to reject it; what speaks for
 * looking twice is answered by each of them; nobody decides about what another operator has claimed; decision, money and what the member is told are of one transaction.
 * Locks: the withdrawal's row, its claim, the payout's row, what the ledger locks, the counter of the member's events.
 *
 * @returns `pending` where a second person has to approve it as well
 * @throws Refusal `withdrawal.unknown`, `withdrawal.decided`, `withdrawal.second.person`, `withdrawal.reason.missing`, `case.claimed`;
 *   InvalidRequestError for a reason that is too short or too long, or a rejection without one
 */
export async function decideWithdrawal(
  parts: Pick<ServerParts, 'ledger' | 'clock' | 'random'>,
  tx: SqlRunner,
  { merchantCode, actor }: { readonly merchantCode: MerchantCode; readonly actor: Actor },
  withdrawalId: WithdrawalId,
  { decision, reason: text = '' }: CallBody<Calls['decideWithdrawal']>,
): Promise<Audited<CallValue<Calls['decideWithdrawal']>>> {
  const reason = decision === 'rejected' || text !== '' ? readReason(text) : '';
  const withdrawal = await lockWithdrawal(tx, merchantCode, withdrawalId);
  if (withdrawal === undefined) throw new Refusal('withdrawal.unknown');
  if (withdrawal.decision !== null) throw new Refusal('withdrawal.decided');
  const now = new Date(parts.clock.nowMs());
  await settleWorkClaim(tx, { merchantCode, kind: 'withdrawal', caseId: withdrawalId }, actor, now);
  const status =
    decision === 'rejected'
      ? await reject(parts, tx, withdrawal, reason, now)
      : await approve(parts, tx, withdrawal, { ...personOf(actor), reason }, now);
  return {
    value: { status },
    change: {
      subject: withdrawalId,
      oldValues: { status: 'pending' },
      newValues: {
        status,
        decision,
        reason,
        memberId: withdrawal.member_id,
        amountMinor: minorToWire(withdrawal.amount_minor),
        ...(withdrawal.risks.length === 0 ? {} : { risks: withdrawal.risks.join(' ') }),
      },
    },
  };
}

type DecideParts = Parameters<typeof decideWithdrawal>[0];

async function approve(
  parts: DecideParts,
  tx: SqlRunner,
  withdrawal: LockedWithdrawalRow,
  approval: WithdrawalApproval,
  now: Date,
): Promise<'pending' | 'processing'> {
  if (withdrawal.risks.length > 0 && approval.reason === '') {
    throw new Refusal('withdrawal.reason.missing', { field: 'reason' });
  }
  const others = await insertWithdrawalApproval(tx, withdrawal, approval, now);
  const asked = {
    ...{ merchantCode: withdrawal.merchant_id, needsTwo: withdrawal.needs_two },
    ...({ permission: 'withdrawal.decide', code: 'withdrawal.second.person' } as const),
  };
  if (!(await isApproved(tx, asked, others))) return 'pending';
  await sendHeldPayout(tx, { merchantCode: withdrawal.merchant_id, payoutId: withdrawal.payout_id }, now);
  await setWithdrawalDecision(tx, withdrawal, 'approved', '', now);
  await tellWithdrawal(parts, tx, withdrawal, 'processing', now);
  return 'processing';
}

async function reject(
  parts: DecideParts,
  tx: SqlRunner,
  withdrawal: LockedWithdrawalRow,
  reason: string,
  now: Date,
): Promise<'rejected'> {
  const key = { merchantCode: withdrawal.merchant_id, payoutId: withdrawal.payout_id };
  await returnHeldPayout(parts, tx, key, now);
  await setWithdrawalDecision(tx, withdrawal, 'rejected', reason, now);
  await tellWithdrawal(parts, tx, { ...withdrawal, reason }, 'rejected', now);
  return 'rejected';
}
