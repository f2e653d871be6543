import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import { minorToWire } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database';
import { Refusal } from '@wau/service/refusal';
import type { SqlRunner } from '@wau/service/sql-runner';
import type { Cashier } from './cashier.ts';
import { type DepositRow, lockDeposit, setDepositStatus, storePayment } from './cashier-sql.ts';
import { depositStatusAt } from './deposit-view.ts';
import type { RawCallback } from './payment-provider.ts';
import { findProvider } from './provider-of.ts';
import { tellDeposit } from './tell-deposit.ts';

export type PaymentReport = CallBody<Calls['receivePaymentCallback']>;

/**
 * A provider reports what became of a payment. It may say so twice, late, after the deposit expired or was
 * cancelled, and out of order.
 *
 * Invariants: nothing is believed before signature and time are checked; payment, amount and currency must be those
 * of the deposit; money reported approved is credited once, by one transfer in the transaction that moves the
 * deposit to `approved`, whatever its status was, and how it had ended is noted; nothing follows on `approved`. The
 * member's open pages are told.
 * Locks: the deposit's row, then what the ledger locks, then the counter of the member's events.
 *
 * @throws Refusal `callback.signature.wrong`, `callback.stale`, `deposit.unknown`, `callback.mismatch` (also for
 *   `declined` after `approved`)
 */
export async function receivePaymentCallback(
  cashier: Cashier,
  merchantCode: MerchantCode,
  providerCode: string,
  callback: RawCallback,
  report: PaymentReport,
): Promise<{ accepted: true }> {
  const account = await findProvider(cashier, merchantCode, providerCode);
  if (account === undefined) throw new Refusal('callback.signature.wrong');
  const verdict = account.provider.verifyCallback(callback, account.key, cashier.clock.nowMs());
  if (verdict === 'wrong') throw new Refusal('callback.signature.wrong');
  if (verdict === 'stale') throw new Refusal('callback.stale');

  await withTransaction(cashier.database, async (tx) => {
    const deposit = await lockDeposit(tx, merchantCode, report.merchantReference);
    if (deposit?.provider_code !== providerCode) throw new Refusal('deposit.unknown');
    if (!matches(deposit, report)) throw new Refusal('callback.mismatch');
    await applyReport(cashier, tx, deposit, report);
  });
  return { accepted: true };
}

function matches(deposit: DepositRow, report: PaymentReport): boolean {
  return (
    // The report may be quicker than our note of the provider's first answer.
    (deposit.provider_payment_id === null || deposit.provider_payment_id === report.paymentId) &&
    minorToWire(deposit.amount_minor) === report.amountMinor &&
    deposit.currency === report.currencyCode
  );
}

async function applyReport(
  cashier: Cashier,
  tx: SqlRunner,
  deposit: DepositRow,
  report: PaymentReport,
): Promise<void> {
  await storePayment(tx, deposit, { providerPaymentId: report.paymentId, payUrl: '' });
  const now = new Date(cashier.clock.nowMs());
  if (report.status === 'approved') {
    const before = depositStatusAt(deposit, now.getTime());
    if (before === 'approved') return;
    const creditedAfter = before === 'pending' ? null : before;
    await creditDeposit(cashier, tx, deposit);
    await setDepositStatus(tx, deposit, 'approved', now, creditedAfter);
    await tellDeposit(tx, deposit, 'approved', now, creditedAfter);
    return;
  }
  if (deposit.status === 'approved') throw new Refusal('callback.mismatch');
  // After its end by time or by the member, a deposit without money stays what it was.
  if (deposit.status !== 'pending') return;
  await setDepositStatus(tx, deposit, 'declined', now);
  await tellDeposit(tx, deposit, 'declined', now);
}

async function creditDeposit(
  { ledger }: Pick<Cashier, 'ledger'>,
  tx: SqlRunner,
  deposit: DepositRow,
): Promise<void> {
  const source = houseAccountId('cashier', deposit.provider_code);
  const { merchant_id: merchantId, currency } = deposit;
  await ledger.openAccount({ merchantId, accountId: source, kind: 'house', currency }, tx);
  const [answer] = await ledger.postInTransaction(tx, [
    {
      merchantId,
      idempotencyKey: toIdempotencyKey(`deposit:${deposit.deposit_id}`),
      debit: source,
      credit: playerAccountId(deposit.member_id),
      amountMinor: deposit.amount_minor,
      currency,
      reason: 'deposit',
      reference: deposit.deposit_id,
    },
  ]);
  if (answer?.outcome !== 'posted') {
    throw new Error(`deposit ${deposit.deposit_id} could not be credited: ${answer?.refusal}`);
  }
}
