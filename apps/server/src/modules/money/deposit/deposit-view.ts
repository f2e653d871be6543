import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { DepositStatus, EndedDepositStatus } from '@wau/contract/deposit-statuses';
import { bonusTurnover, depositBonus } from '@wau/money/deposit-bonus';
import { minorToWire, toMinor, zeroMinor } from '@wau/money/minor';
import { mostProofs } from './bank-transfer-provider.ts';
import { minorOf, termsOfBonus } from './deposit-bonus-terms.ts';
import { memberFee } from './deposit-fee.ts';
import type { DepositRow } from './deposit-sql.ts';
import type { PaymentIntent } from './payment-intent.ts';

export type DepositView = CallValue<Calls['getDeposit']>;

/** Where a deposit stands at a moment: one whose time is over has expired before the job has written it down. */
export function depositStatusAt(
  deposit: Pick<DepositRow, 'status' | 'expires_at'>,
  nowMs: number,
): DepositStatus {
  return deposit.status === 'pending' && nowMs >= deposit.expires_at.getTime() ? 'expired' : deposit.status;
}

/** How a deposit had ended before its money came all the same; `null` where it had not. */
export function endWithoutMoney(
  deposit: Pick<DepositRow, 'status' | 'expires_at'>,
  nowMs: number,
): EndedDepositStatus | null {
  const status = depositStatusAt(deposit, nowMs);
  return status === 'pending' || status === 'approved' ? null : status;
}

export function depositView(deposit: DepositRow, nowMs: number): DepositView {
  const status = depositStatusAt(deposit, nowMs);
  const decidedAt = status === 'pending' ? null : (deposit.decided_at ?? deposit.expires_at);
  return {
    depositId: deposit.deposit_id,
    methodCode: deposit.method_code,
    amountMinor: minorToWire(deposit.amount_minor),
    feeMinor: minorToWire(memberFee(deposit)),
    currencyCode: deposit.currency,
    status,
    creditedAfter: deposit.credited_after,
    payUrl: status === 'pending' ? (deposit.pay_url ?? '') : '',
    orderedMinor: orderedMinorOf(deposit),
    instructions: status === 'pending' ? instructionsView(deposit) : null,
    placedAt: deposit.placed_at.toISOString(),
    expiresAt: deposit.expires_at.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    transfer: transferView(deposit),
    bonus: bonusView(deposit),
  };
}

/** Other than what came only where a provider was asked for it; what the demo began with was never ordered. */
function orderedMinorOf({ payment_intent, amount_minor }: DepositRow): string {
  const { amountMinor }: Partial<PaymentIntent> = payment_intent;
  return amountMinor ?? minorToWire(amount_minor);
}

function instructionsView({ pay_instructions, confirmations }: DepositRow): DepositView['instructions'] {
  return pay_instructions?.kind === 'crypto' ? { ...pay_instructions, confirmations } : pay_instructions;
}

/** Where a deposit by bank transfer is paid to; `null` for all others. */
function transferView({ transfer }: DepositRow): DepositView['transfer'] {
  if (transfer === null) return null;
  return {
    bankName: transfer.bank_name,
    accountNumber: transfer.account_number,
    holderName: transfer.holder_name,
    reference: transfer.reference,
    orderedMinor: minorToWire(toMinor(BigInt(transfer.ordered_minor))),
    proofSentAt: transfer.proof_sent_at === null ? null : new Date(transfer.proof_sent_at).toISOString(),
    proofsLeft: mostProofs - transfer.proof_count,
    reason: transfer.reason,
  };
}

/** What was chosen with it gives: by what is ordered while it waits, by what came once it was given. */
function bonusView({ bonus, amount_minor: depositMinor }: DepositRow): DepositView['bonus'] {
  if (bonus === null) return null;
  const terms = termsOfBonus(bonus);
  const expected = bonus.status === 'chosen' ? depositBonus(depositMinor, terms) : undefined;
  const amount = bonus.amount_minor === null ? (expected ?? zeroMinor) : minorOf(bonus.amount_minor);
  return {
    promotionId: bonus.promotion_id,
    status: bonus.status,
    amountMinor: minorToWire(amount),
    turnoverMinor: minorToWire(bonusTurnover(amount, terms)),
    reason: bonus.reason,
  };
}
