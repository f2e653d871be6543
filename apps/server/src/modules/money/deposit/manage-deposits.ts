import type { CallBody, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { DepositId, MerchantCode } from '@wau/contract/ids';
import { type Minor, minorToWire, toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { personOf } from '../../../platform/audit/person-of.ts';
import { isApproved } from '../../../platform/operators/is-approved.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import { selectTwoPersonsFrom } from '../../../platform/operators/two-persons-sql.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { settleWorkClaim } from '../../../platform/work-claims/settle-work-claim.ts';
import {
  type DepositApproval,
  insertDepositApproval,
  selectProof,
  selectWaitingTransfers,
  setReason,
  setReceived,
} from './bank-transfer-sql.ts';
import { creditDeposit } from './credit-deposit.ts';
import type { DepositParts } from './deposit-parts.ts';
import { type DepositRow, lockDeposit, setDepositStatus } from './deposit-sql.ts';
import { depositStatusAt, endWithoutMoney } from './deposit-view.ts';
import { openProof } from './proof-sealing.ts';
import { lockMemberOfBonus, settleDepositBonus } from './settle-deposit-bonus.ts';
import { deliverDepositNews, tellDeposit } from './tell-deposit.ts';

/** So many are shown at once. */
const shownLines = 100;

/** Bank transfers that wait for somebody to see their money, or the one of a reference whatever became of it. */
export async function listWaitingDeposits(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  merchantCode: MerchantCode,
  { reference }: CallQuery<Calls['listWaitingDeposits']>,
): Promise<CallValue<Calls['listWaitingDeposits']>> {
  const nowMs = clock.nowMs();
  const rows = await selectWaitingTransfers(runner, merchantCode, new Date(nowMs), shownLines, reference);
  return {
    list: rows.map((row) => ({
      depositId: row.deposit_id,
      memberId: row.member_id,
      username: row.username,
      bankName: row.bank_name,
      accountNumber: row.account_number,
      reference: row.reference,
      amountMinor: minorToWire(row.amount_minor),
      currencyCode: row.currency,
      status: depositStatusAt(row, nowMs),
      approvedBy: row.approved_by,
      placedAt: row.placed_at.toISOString(),
      proofSentAt: row.proof_sent_at?.toISOString() ?? null,
      limitLeftMinor: row.limit_left_minor === null ? null : minorToWire(row.limit_left_minor),
    })),
  };
}

/**
 * The picture that shows a transfer. Looking is a deed of its own in the audit, committed before anybody sees it.
 *
 * @throws Refusal `deposit.proof.unknown`
 */
export async function openDepositProof(
  parts: Pick<ServerParts, 'config'>,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  depositId: DepositId,
): Promise<Audited<CallValue<Calls['openDepositProof']>>> {
  const row = await selectProof(tx, merchantCode, depositId);
  if (row === undefined) throw new Refusal('deposit.proof.unknown');
  const image = openProof(parts, { merchantCode, depositId }, row.sealed_proof);
  return {
    value: { fileName: `${depositId}-${row.proof_count}.jpg`, image: image.toString('base64') },
    change: { subject: depositId, oldValues: {}, newValues: { proofNumber: row.proof_count } },
  };
}

/**
 * Somebody has looked for the money of a bank transfer: it came, as much as they say, or it did not.
 *
 * Invariants: money that came is credited once, by one transfer in the transaction that approves it, whatever had become
 * of the deposit; a person's last word counts, so that a wrong sum is put right; more than was ordered, or as much as the merchant wants two persons for, is credited by the same word of
 * two persons, of whom the second is never the first; the bonus that was chosen with it is given by what came; only what is pending is declined, with a reason that the member
 * reads; what the member is told is of the same transaction.
 * Locks: the member where a bonus was chosen, the deposit's row, its claim, its transfer's, what the ledger locks, the counter of the member's events.
 *
 * @returns `pending` where a second person has to say the same
 * @throws Refusal `deposit.unknown` (also for deposits that a provider decides), `deposit.decided`,
 *   `deposit.second.person`, `case.claimed`; InvalidRequestError for a refusal without a reason, or a reason that is none
 */
export async function decideDeposit(
  parts: Pick<DepositParts, 'ledger' | 'clock' | 'random' | 'bonuses'>,
  tx: SqlRunner,
  { merchantCode, actor }: { readonly merchantCode: MerchantCode; readonly actor: Actor },
  depositId: DepositId,
  { decision, receivedMinor, reason: text = '' }: CallBody<Calls['decideDeposit']>,
): Promise<Audited<CallValue<Calls['decideDeposit']>>> {
  const reason = decision === 'declined' || text !== '' ? readReason(text) : '';
  await lockMemberOfBonus(tx, merchantCode, depositId);
  const deposit = await lockDeposit(tx, merchantCode, depositId);
  if (deposit === undefined || deposit.transfer === null) throw new Refusal('deposit.unknown');
  const now = new Date(parts.clock.nowMs());
  const before = depositStatusAt(deposit, now.getTime());
  if (before === 'approved') throw new Refusal('deposit.decided');
  await settleWorkClaim(tx, { merchantCode, kind: 'deposit', caseId: depositId }, actor, now);
  const amountMinor = receivedMinor === undefined ? deposit.amount_minor : toMinor(BigInt(receivedMinor));
  const approval = { ...personOf(actor), receivedMinor: amountMinor };
  const status =
    decision === 'declined'
      ? await decline(parts, tx, deposit, reason, now)
      : await approve(parts, tx, deposit, approval, now);
  return {
    value: { status },
    change: {
      subject: depositId,
      oldValues: { status: before, amountMinor: minorToWire(deposit.amount_minor) },
      newValues: {
        status,
        decision,
        reason,
        memberId: deposit.member_id,
        amountMinor: minorToWire(decision === 'approved' ? amountMinor : deposit.amount_minor),
      },
    },
  };
}

type DecideParts = Parameters<typeof decideDeposit>[0];

async function approve(
  parts: DecideParts,
  tx: SqlRunner,
  ordered: DepositRow,
  approval: DepositApproval,
  now: Date,
): Promise<'pending' | 'approved'> {
  const { receivedMinor } = approval;
  const others = await insertDepositApproval(tx, ordered, approval, now);
  const asked = {
    ...{ merchantCode: ordered.merchant_id, needsTwo: await needsTwoPersons(tx, ordered, receivedMinor) },
    ...({ permission: 'deposit.decide', code: 'deposit.second.person' } as const),
  };
  if (!(await isApproved(tx, asked, others))) return 'pending';
  const deposit = { ...ordered, amount_minor: receivedMinor };
  const creditedAfter = endWithoutMoney(ordered, now.getTime());
  if (receivedMinor !== ordered.amount_minor) await setReceived(tx, deposit, receivedMinor);
  await creditDeposit(parts, tx, deposit);
  await settleDepositBonus(parts, tx, deposit, now);
  await setDepositStatus(tx, deposit, 'approved', now, creditedAfter);
  await deliverDepositNews(parts, tx, deposit, 'approved', creditedAfter !== null);
  await tellDeposit(tx, deposit, 'approved', now, creditedAfter);
  return 'approved';
}

async function needsTwoPersons(tx: SqlRunner, ordered: DepositRow, receivedMinor: Minor): Promise<boolean> {
  const fromMinor = await selectTwoPersonsFrom(tx, ordered.merchant_id);
  return fromMinor > 0n && (receivedMinor > ordered.amount_minor || receivedMinor >= fromMinor);
}

async function decline(
  parts: DecideParts,
  tx: SqlRunner,
  deposit: DepositRow,
  reason: string,
  now: Date,
): Promise<'declined'> {
  // What has ended without its money stays what it was.
  if (depositStatusAt(deposit, now.getTime()) !== 'pending') throw new Refusal('deposit.decided');
  await setReason(tx, deposit, reason);
  await setDepositStatus(tx, deposit, 'declined', now);
  await deliverDepositNews(parts, tx, deposit, 'declined', false);
  await tellDeposit(tx, deposit, 'declined', now);
  return 'declined';
}
