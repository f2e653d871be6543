import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { WithdrawalId } from '@wau/contract/ids';
import { type Minor, minorToWire, toMinor, zeroMinor } from '@wau/money/minor';
import { paymentFee } from '@wau/money/payment-fee';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import { assert, Refusal } from '@wau/service/refusal';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { runOnce } from '../../../platform/idempotency.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { readPersonalData } from '../../account/member/personal-data.ts';
import { findLeaving } from '../../account/play-pause/find-leaving.ts';
import { requirePaymentPassword } from '../../account/security/manage-payment-password.ts';
import { openBankCard } from '../../account/security/open-bank-card.ts';
import { isSameName } from '../../account/security/same-name.ts';
import { holdPayout } from '../payout/reserve-payout.ts';
import { lapseRewards } from '../turnover/lapse-rewards.ts';
import type { MoneyOwner } from '../turnover/money-owner.ts';
import { readOpenTurnover } from '../turnover/turnover-requirements.ts';
import { requireWithinIdentity } from './identity-need.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';
import { selectRiskFacts } from './withdrawal-risk-sql.ts';
import { withdrawalRisksOf } from './withdrawal-risks.ts';
import {
  insertWithdrawal,
  selectPayoutProvider,
  selectWithdrawal,
  selectWithdrawalTerms,
  type WithdrawalTermsRow,
} from './withdrawal-sql.ts';
import { type WithdrawalView, withdrawalView } from './withdrawal-view.ts';

type Order = CallBody<Calls['placeWithdrawal']>;
type Payee = Pick<MemberContext, 'merchant' | 'member'>;

/** What is cancelled counts as well, so that placing and cancelling in turn does not go on for ever. */
const perMember: AttemptRule = { name: 'withdrawal.member', windowMs: 60 * 60_000, window: 'fixed' };
const withdrawalsPerHour = 30;
/** Whoever closes the account is paid to the last sen. */
export const leastOfClosure = toMinor(1n);

/**
 * Takes an amount out of the wallet and holds it, to be paid to one of the member's accounts once it is approved.
 *
 * Invariants: one withdrawal for a key, whatever is lost on the way; the wallet pays in the transaction that stores it;
 * to whom it goes and what it costs are fixed from then on; no more and no more often than the merchant's day allows,
 * and nothing while rewards ask for turnover. Of a member who leaves play, what is not played through of them goes back
 * instead, and whoever closes the account is paid less than the merchant's minimum as well. The payment password is looked
 * at first, and must still be the present one when the member's row is locked.
 * Locks: the key's row, the member's row, the row that counts the member's orders, then what the ledger locks.
 *
 * @returns the withdrawal as it is now, so a repetition may show what has become of it since
 * @throws Refusal `payment.password.*`, `bank.card.unknown`, `bank.card.closed`, `withdrawal.amount.*`, `withdrawal.daily.*`,
 *   `turnover.missing`, `balance.insufficient`, `bank.holder.other`, `rate.limited`, `payout.provider.unknown`,
 *   `withdrawal.identity.missing`,
 *   `idempotency.conflict`
 */
export async function placeWithdrawal(
  parts: WithdrawalParts,
  payee: Payee,
  idempotencyKey: string,
  order: Order,
): Promise<WithdrawalView> {
  const { merchantCode } = payee.merchant;
  const requireSamePassword = await requirePaymentPassword(parts, payee, order.paymentPassword);
  const { withdrawalId } = await runOnce(
    parts,
    {
      merchantCode,
      memberId: payee.member.memberId,
      callName: 'placeWithdrawal',
      idempotencyKey,
      input: [order.bankCardId, order.amountMinor],
    },
    (tx) => storeWithdrawal(parts, tx, payee, order, requireSamePassword),
  );
  const stored = await selectWithdrawal(parts.runner, merchantCode, withdrawalId);
  assert(stored !== undefined, 'withdrawals are never deleted');
  return withdrawalView(stored);
}

async function storeWithdrawal(
  parts: WithdrawalParts,
  tx: SqlRunner,
  { merchant, member }: Payee,
  { bankCardId, amountMinor: amountText }: Order,
  requireSamePassword: (runner: SqlRunner) => Promise<void>,
): Promise<{ readonly withdrawalId: WithdrawalId }> {
  const { merchantCode, currencyCode } = merchant;
  const { memberId } = member;
  await lockMember(tx, { merchantCode, memberId });
  await requireSamePassword(tx);
  const card = await openBankCard(parts, tx, merchantCode, memberId, bankCardId);
  if (card === undefined) throw new Refusal('bank.card.unknown', { field: 'bankCardId' });
  if (!card.isOpen) throw new Refusal('bank.card.closed', { field: 'bankCardId' });
  // The account may be older than the name that the member has fixed.
  const { payeeName } = await readPersonalData(parts, tx, merchantCode, memberId);
  if (payeeName !== '' && !isSameName(payeeName, card.destination.holderName)) {
    throw new Refusal('bank.holder.other', { field: 'bankCardId' });
  }
  const now = new Date(parts.clock.nowMs());
  const terms = await selectWithdrawalTerms(tx, merchantCode, memberId, now);
  assert(terms !== undefined, 'the merchant of a request is there');
  const amountMinor = toMinor(BigInt(amountText));
  const leaving = await findLeaving(tx, { merchantCode, memberId }, now);
  requireTerms(amountMinor, leaving === 'closure' ? { ...terms, min_minor: leastOfClosure } : terms);
  requireWithinIdentity(merchant, terms, amountMinor);
  // Counted only if the order is stored, because both are of one transaction.
  await requireAttempt({ ...parts, runner: tx }, merchantCode, perMember, memberId, withdrawalsPerHour);
  const feeMinor = paymentFee(amountMinor, {
    flatMinor: terms.fee_minor,
    basisPoints: terms.fee_basis_points,
  });
  const spoken = [...parts.payments.adapters.keys()];
  const providerCode = await selectPayoutProvider(tx, merchantCode, spoken);
  if (providerCode === undefined) throw new Refusal('payout.provider.unknown');
  const facts = await selectRiskFacts(tx, { merchantCode, memberId, bankCardId, currencyCode }, now);
  const goesOutMinor = toMinor(facts.outBeforeMinor + amountMinor);
  const isTurnoverWaived =
    leaving !== undefined && (await endTurnover(parts, tx, { merchantCode, memberId, currencyCode }, now));
  const { payoutId } = await holdPayout(parts, tx, {
    merchantCode,
    memberId,
    providerCode,
    amountMinor: toMinor(amountMinor - feeMinor),
    feeMinor,
    currencyCode,
    destination: card.destination,
  });
  const withdrawalId = newId('withdrawal', parts.clock, parts.random);
  await insertWithdrawal(tx, {
    merchant_id: merchantCode,
    withdrawal_id: withdrawalId,
    member_id: memberId,
    payout_id: payoutId,
    bank_name: card.bankName,
    last_digits: card.lastDigits,
    amount_minor: amountMinor,
    fee_minor: feeMinor,
    currency: currencyCode,
    risks: withdrawalRisksOf({ ...facts, goesOutMinor, isTurnoverWaived }, now.getTime()),
    needs_two_persons: needsTwoPersons(amountMinor, terms),
    placed_at: now,
  });
  return { withdrawalId };
}

/** Whether rewards still asked for turnover, which can never be met any more. */
async function endTurnover(
  parts: WithdrawalParts,
  tx: SqlRunner,
  owner: MoneyOwner,
  now: Date,
): Promise<boolean> {
  const { missingMinor } = await readOpenTurnover(tx, owner);
  if (missingMinor === 0n) return false;
  await lapseRewards(parts, tx, owner, now);
  return true;
}

/** By the day, so that what is split goes by nobody. */
function needsTwoPersons(
  amountMinor: Minor,
  { two_persons_minor, today_minor }: WithdrawalTermsRow,
): boolean {
  return two_persons_minor > 0n && today_minor + amountMinor >= two_persons_minor;
}

function requireTerms(amountMinor: Minor, terms: WithdrawalTermsRow): void {
  const refuse = (
    code: 'amount.below.minimum' | 'amount.above.maximum' | 'daily.amount',
    limitMinor: Minor,
  ) => {
    throw new Refusal(`withdrawal.${code}`, { field: 'amountMinor', limitMinor: minorToWire(limitMinor) });
  };
  if (amountMinor < terms.min_minor) refuse('amount.below.minimum', terms.min_minor);
  if (amountMinor > terms.max_minor) refuse('amount.above.maximum', terms.max_minor);
  if (terms.today_count >= terms.daily_count) throw new Refusal('withdrawal.daily.count');
  const leftMinor = terms.daily_minor - terms.today_minor;
  if (amountMinor > leftMinor) refuse('daily.amount', leftMinor > 0n ? toMinor(leftMinor) : zeroMinor);
}
