import { parseId } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { PaymentAccount, PaymentReport } from '../payment/payment-adapter.ts';
import { fits, recordReport, requireSound } from '../payment/payment-report.ts';
import { creditDeposit } from './credit-deposit.ts';
import type { DepositParts } from './deposit-parts.ts';
import { type DepositRow, lockDeposit, setDepositStatus, storePayment } from './deposit-sql.ts';
import { endWithoutMoney } from './deposit-view.ts';
import { deliverDepositNews, tellDeposit } from './tell-deposit.ts';

type Verdict = 'applied' | 'nothing new' | 'contradiction';

/**
 * A provider has said what became of a deposit, by a callback or because it was asked. It may say so twice, late, after
 * the deposit expired or was cancelled, and out of order.
 *
 * Invariants: payment, amount and currency must be those of the deposit; money reported to have come is credited once,
 * by one transfer in the transaction that moves the deposit to `approved`, whatever its status was, and how it had ended
 * is noted; nothing follows on `approved`; what contradicts is written down and moves nothing. The member's open pages
 * are told, and the inbox has it once.
 * Locks: the deposit's row, then what the ledger locks, then the counter of the member's events.
 *
 * @throws Refusal `request.invalid`, `deposit.unknown`, `callback.mismatch` (also for `failed` after `approved`)
 */
export async function applyPayInReport(
  parts: Pick<DepositParts, 'database' | 'ledger' | 'clock' | 'random'>,
  { merchantCode, providerCode }: Pick<PaymentAccount, 'merchantCode' | 'providerCode'>,
  report: PaymentReport,
): Promise<void> {
  requireSound(report);
  const depositId = parseId('deposit', report.orderReference);
  if (depositId === undefined) throw new Refusal('deposit.unknown');
  const verdict = await withTransaction(parts.database, async (tx) => {
    const deposit = await lockDeposit(tx, merchantCode, depositId);
    if (deposit?.provider_code !== providerCode) throw new Refusal('deposit.unknown');
    const now = new Date(parts.clock.nowMs());
    const order = { ...deposit, provider_reference: deposit.provider_payment_id };
    const reached = fits(order, report) ? await apply(parts, tx, deposit, report, now) : 'contradiction';
    if (reached !== 'nothing new') await recordReport(tx, order, 'pay-in', reached, report, now);
    return reached;
  });
  if (verdict === 'contradiction') throw new Refusal('callback.mismatch');
}

async function apply(
  parts: Pick<DepositParts, 'ledger' | 'clock' | 'random'>,
  tx: SqlRunner,
  deposit: DepositRow,
  report: PaymentReport,
  now: Date,
): Promise<Verdict> {
  const { status } = deposit;
  if (report.state === 'pending') return 'nothing new';
  if (status === 'approved') return report.state === 'succeeded' ? 'nothing new' : 'contradiction';
  // After its end by time or by the member, a deposit without money stays what it was.
  if (report.state === 'failed' && status !== 'pending') return 'nothing new';
  await storePayment(tx, deposit, { providerPaymentId: report.providerReference, payUrl: '' });
  const reached = report.state === 'succeeded' ? 'approved' : 'declined';
  const creditedAfter = reached === 'declined' ? null : endWithoutMoney(deposit, now.getTime());
  if (reached === 'approved') await creditDeposit(parts, tx, deposit);
  await setDepositStatus(tx, deposit, reached, now, creditedAfter);
  await deliverDepositNews(parts, tx, deposit, reached, creditedAfter !== null);
  await tellDeposit(tx, deposit, reached, now, creditedAfter);
  return 'applied';
}
