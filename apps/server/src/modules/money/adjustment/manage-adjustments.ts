import type { CallBody, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type MemberId, type MerchantCode, parseId } from '@wau/contract/ids';
import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import { minorToWire, toMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { newId } from '@wau/service/random';
import { assert, Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { personOf } from '../../../platform/audit/person-of.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { requireDeskMember } from '../../account/member-desk/require-desk-member.ts';
import {
  type AdjustmentId,
  type AdjustmentLineRow,
  type AdjustmentRow,
  insertAdjustment,
  lockAdjustment,
  selectAdjustments,
  updateDecision,
} from './adjustment-sql.ts';

interface Deciding {
  readonly merchantCode: MerchantCode;
  readonly actor: Actor;
}

/**
 * Proposes to change a member's balance by hand. Nothing moves yet.
 *
 * Invariants: one proposal for a proposer's name of it, however often it is sent; under it stands what was sent first.
 * Locks: none before the row that it adds.
 *
 * @throws Refusal `member.unknown`, `idempotency.conflict`; InvalidRequestError without a reason
 */
export async function proposeAdjustment(
  { clock, random }: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  {
    merchant,
    actor,
  }: { readonly merchant: Pick<Merchant, 'merchantCode' | 'currencyCode'>; readonly actor: Actor },
  memberId: MemberId,
  { clientId, amountMinor: amountText, code, reason: text }: CallBody<Calls['proposeAdjustment']>,
): Promise<Audited<CallValue<Calls['proposeAdjustment']>>> {
  const reason = readReason(text);
  const { merchantCode, currencyCode } = merchant;
  await requireDeskMember(tx, { merchantCode, memberId });
  const { person, personName } = personOf(actor);
  const amountMinor = toMinor(BigInt(amountText));
  const stored = await insertAdjustment(
    tx,
    {
      ...{ merchant_id: merchantCode, member_id: memberId, currency: currencyCode },
      adjustment_id: newId('adjustment', clock, random),
      ...{ amount_minor: amountMinor, code, reason },
      ...{ proposed_by: person, proposer_name: personName, proposed_at: new Date(clock.nowMs()) },
    },
    clientId,
  );
  assert(stored !== undefined, 'an adjustment stands under its name');
  const isSame =
    stored.member_id === memberId &&
    stored.amount_minor === amountMinor &&
    stored.code === code &&
    stored.reason === reason;
  if (!isSame) throw new Refusal('idempotency.conflict');
  return {
    value: { adjustmentId: stored.adjustment_id },
    change: {
      subject: memberId,
      oldValues: {},
      newValues: { adjustmentId: stored.adjustment_id, amountMinor: amountText, code, reason },
    },
  };
}

/** What has been proposed and decided, newest first. */
export function listAdjustments(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { memberId, status, cursor, pageSize }: CallQuery<Calls['listAdjustments']>,
): Promise<CallValue<Calls['listAdjustments']>> {
  const before = readCursor(cursor, (text) => parseId('adjustment', text));
  return readPage(
    pageSize,
    (limit) => selectAdjustments(runner, merchantCode, { memberId, status, before, limit }),
    adjustmentView,
    (row) => row.adjustment_id,
  );
}

function adjustmentView(row: AdjustmentLineRow): CallValue<Calls['listAdjustments']>['list'][number] {
  return {
    adjustmentId: row.adjustment_id,
    memberId: row.member_id,
    userName: row.username,
    amountMinor: minorToWire(row.amount_minor),
    currencyCode: row.currency,
    code: row.code,
    reason: row.reason,
    status: row.status,
    proposedBy: row.proposer_name,
    proposedAt: row.proposed_at.toISOString(),
    decidedBy: row.decider_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
  };
}

/**
 * Approves what a colleague has proposed, or rejects it.
 *
 * Invariants: it is decided once; whoever has proposed it never approves it, by a check of the table as well; decision,
 * money and audit are of one transaction; no wallet goes below zero by it.
 * Locks: the adjustment's row, then what the ledger locks.
 *
 * @throws Refusal `adjustment.unknown`, `adjustment.decided`, `adjustment.second.person`, `balance.insufficient`;
 *   InvalidRequestError without a reason
 */
export async function decideAdjustment(
  { ledger, clock }: Pick<ServerParts, 'ledger' | 'clock'>,
  tx: SqlRunner,
  { merchantCode, actor }: Deciding,
  adjustmentId: AdjustmentId,
  { decision, reason: text }: CallBody<Calls['decideAdjustment']>,
): Promise<Audited<CallValue<Calls['decideAdjustment']>>> {
  const reason = readReason(text);
  const adjustment = await lockAdjustment(tx, merchantCode, adjustmentId);
  if (adjustment === undefined) throw new Refusal('adjustment.unknown');
  if (adjustment.status !== 'waiting') throw new Refusal('adjustment.decided');
  const { person, personName } = personOf(actor);
  if (decision === 'approved') {
    if (person === adjustment.proposed_by) throw new Refusal('adjustment.second.person');
    await moveMoney({ ledger }, tx, adjustment);
  }
  await updateDecision(
    tx,
    adjustment,
    { status: decision, person, personName, reason },
    new Date(clock.nowMs()),
  );
  return {
    value: { status: decision },
    change: {
      subject: adjustment.member_id,
      oldValues: { status: 'waiting', proposedBy: adjustment.proposer_name },
      newValues: {
        ...{ status: decision, reason, adjustmentId, code: adjustment.code },
        amountMinor: minorToWire(adjustment.amount_minor),
      },
    },
  };
}

async function moveMoney(
  { ledger }: Pick<ServerParts, 'ledger'>,
  tx: SqlRunner,
  adjustment: AdjustmentRow,
): Promise<void> {
  const { merchant_id: merchantId, adjustment_id: adjustmentId, amount_minor, currency } = adjustment;
  // By its code, so that the books tell what was given away from what was put right.
  const house = houseAccountId('adjustments', adjustment.code);
  const wallet = playerAccountId(adjustment.member_id);
  await ledger.openAccount({ merchantId, accountId: house, kind: 'house', currency }, tx);
  const isGiven = amount_minor > 0n;
  const [answer] = await ledger.postInTransaction(tx, [
    {
      ...{ merchantId, currency, reason: 'adjustment', reference: adjustmentId },
      idempotencyKey: toIdempotencyKey(`adjustment:${adjustmentId}`),
      debit: isGiven ? house : wallet,
      credit: isGiven ? wallet : house,
      amountMinor: toMinor(isGiven ? amount_minor : -amount_minor),
    },
  ]);
  assert(answer !== undefined, 'the ledger answers every transfer');
  if (answer.outcome !== 'posted') throw new Refusal(answer.refusal);
}
