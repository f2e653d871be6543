import { parseId } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { PaymentAccount, PaymentReport } from '../payment/payment-adapter.ts';
import { fits, type ReportedOrder, recordReport, requireSound } from '../payment/payment-report.ts';
import { setReceived } from './bank-transfer-sql.ts';
import { creditDeposit } from './credit-deposit.ts';
import type { DepositParts } from './deposit-parts.ts';
import {
  type DepositRow,
  lockDeposit,
  setDepositStatus,
  storeConfirmations,
  storePayment,
} from './deposit-sql.ts';
import { endWithoutMoney } from './deposit-view.ts';
import { lockMemberOfBonus, settleDepositBonus } from './settle-deposit-bonus.ts';
import { deliverDepositNews, tellDeposit } from './tell-deposit.ts';

/** How long what was seen on a chain may take to be confirmed. */
const confirmingLifetimeMs = 24 * 60 * 60_000;

type Verdict = 'applied' | 'nothing new' | 'contradiction';

/**
 * A provider has said what became of a deposit, by a callback or because it was asked. It may say so twice, late, after
 * the deposit expired or was cancelled, and out of order.
 *
 * Invariants: payment, amount and currency must be those of the deposit, the amount not where the payer decides it and
 * what came is credited; money reported to have come is credited once,
 * by one transfer in the transaction that moves the deposit to `approved`, whatever its status was, and how it had ended
 * is noted; the bonus that was chosen with it is given by what came; nothing follows on `approved`; what contradicts is
 * written down and moves nothing. The member's open pages are told, and the inbox has it once.
 * Locks: the member where a bonus was chosen, the deposit's row, then what the ledger locks, then the counter of the member's events.
 *
 * @throws Refusal `request.invalid`, `deposit.unknown`, `callback.mismatch` (also for `failed` after `approved`)
 */
export async function applyPayInReport(
  parts: Pick<DepositParts, 'database' | 'ledger' | 'clock' | 'random' | 'payments' | 'bonuses'>,
  { merchantCode, providerCode }: Pick<PaymentAccount, 'merchantCode' | 'providerCode'>,
  report: PaymentReport,
): Promise<void> {
  requireSound(report);
  const depositId = parseId('deposit', report.orderReference);
  if (depositId === undefined) throw new Refusal('deposit.unknown');
  const verdict = await withTransaction(parts.database, async (tx) => {
    await lockMemberOfBonus(tx, merchantCode, depositId);
    const deposit = await lockDeposit(tx, merchantCode, depositId);
    if (deposit?.provider_code !== providerCode) throw new Refusal('deposit.unknown');
    const now = new Date(parts.clock.nowMs());
    const order = { ...deposit, provider_reference: deposit.provider_payment_id };
    const reached = fits(comparedOf(parts, order, report), report)
      ? await apply(parts, tx, deposit, report, now)
      : 'contradiction';
    if (reached !== 'nothing new') await recordReport(tx, order, 'pay-in', reached, report, now);
    return reached;
  });
  if (verdict === 'contradiction') throw new Refusal('callback.mismatch');
}

/**
 * What a report is compared with. Where the payer decides how much is sent, that is what came, until something is credited:
 * from then on another amount is another payment, and contradicts.
 */
function comparedOf<Order extends ReportedOrder & Pick<DepositRow, 'status'>>(
  { payments }: Pick<DepositParts, 'payments'>,
  order: Order,
  report: PaymentReport,
): Order {
  const creditsWhatCame = payments.adapters.get(order.provider_code)?.creditsWhatCame === true;
  if (!creditsWhatCame || order.status === 'approved' || report.amountMinor === 0n) return order;
  return { ...order, amount_minor: toMinor(report.amountMinor) };
}

async function apply(
  parts: Pick<DepositParts, 'ledger' | 'clock' | 'random' | 'bonuses'>,
  tx: SqlRunner,
  ordered: DepositRow,
  report: PaymentReport,
  now: Date,
): Promise<Verdict> {
  const deposit = { ...ordered, amount_minor: toMinor(report.amountMinor) };
  const { status } = ordered;
  if (report.state === 'pending') {
    const until = new Date(now.getTime() + confirmingLifetimeMs);
    if (report.confirmations !== undefined && status !== 'approved') {
      await storeConfirmations(tx, deposit, report.confirmations, until);
    }
    return 'nothing new';
  }
  if (status === 'approved') return report.state === 'succeeded' ? 'nothing new' : 'contradiction';
  // After its end by time or by the member, a deposit without money stays what it was.
  if (report.state === 'failed' && status !== 'pending') return 'nothing new';
  await storePayment(tx, deposit, { providerPaymentId: report.providerReference, payUrl: '' });
  const reached = report.state === 'succeeded' ? 'approved' : 'declined';
  const creditedAfter = reached === 'declined' ? null : endWithoutMoney(deposit, now.getTime());
  if (deposit.amount_minor !== ordered.amount_minor) await setReceived(tx, deposit, deposit.amount_minor);
  if (reached === 'approved') {
    await creditDeposit(parts, tx, deposit);
    await settleDepositBonus(parts, tx, deposit, now);
  }
  await setDepositStatus(tx, deposit, reached, now, creditedAfter);
  await deliverDepositNews(parts, tx, deposit, reached, creditedAfter !== null);
  await tellDeposit(tx, deposit, reached, now, creditedAfter);
  return 'applied';
}
