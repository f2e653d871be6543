import { type PayoutId, parseId } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { PaymentAccount, PaymentReport } from '../payment/payment-adapter.ts';
import { fits, recordReport, requireSound } from '../payment/payment-report.ts';
import type { PayoutParts } from './payout-parts.ts';
import { lockPayout, type PayoutRow, setPayoutDecided, storeProviderReference } from './payout-sql.ts';
import { returnMoney, settleMoney } from './payout-transfers.ts';

type ApplyParts = Pick<PayoutParts, 'database' | 'ledger' | 'clock' | 'onEnd'>;
type Verdict = 'applied' | 'nothing new' | 'contradiction';

/**
 * A provider has said what became of money that it was to pay out, by a callback or because it was asked. It may say so
 * twice, late and out of order.
 *
 * Invariants: payment, amount and currency must be those of the payout; what is held is settled or given back, once and
 * never both, in the transaction that sets the end; nothing follows on `paid` or `returned`, and a provider that says
 * the other thing later moves nothing: a person has to find out which is true, and what was said is written down.
 * Locks: the payout's row, what the ledger locks, then what `onEnd` locks.
 *
 * @throws Refusal `request.invalid`, `payout.unknown`, `callback.mismatch`
 */
export async function applyPayOutReport(
  parts: ApplyParts,
  { merchantCode, providerCode }: Pick<PaymentAccount, 'merchantCode' | 'providerCode'>,
  report: PaymentReport,
): Promise<void> {
  requireSound(report);
  const payoutId: PayoutId | undefined = parseId('payout', report.orderReference);
  if (payoutId === undefined) throw new Refusal('payout.unknown');
  const verdict = await withTransaction(parts.database, async (tx) => {
    const payout = await lockPayout(tx, merchantCode, payoutId);
    if (payout?.provider_code !== providerCode) throw new Refusal('payout.unknown');
    const now = new Date(parts.clock.nowMs());
    const reached = fits(payout, report) ? await apply(parts, tx, payout, report, now) : 'contradiction';
    if (reached !== 'nothing new') await recordReport(tx, payout, 'pay-out', reached, report, now);
    return reached;
  });
  if (verdict === 'contradiction') throw new Refusal('callback.mismatch');
}

const ends = { succeeded: 'paid', failed: 'returned' } as const;

async function apply(
  parts: ApplyParts,
  tx: SqlRunner,
  payout: PayoutRow,
  report: PaymentReport,
  now: Date,
): Promise<Verdict> {
  const { status } = payout;
  // Nobody was asked to pay it.
  if (payout.sent_at === null) return 'contradiction';
  if (status === 'sent') await storeProviderReference(tx, payout, report.providerReference);
  if (report.state === 'pending') return 'nothing new';
  const end = ends[report.state];
  if (status !== 'sent') return status === end ? 'nothing new' : 'contradiction';
  await (end === 'paid' ? settleMoney(parts, tx, payout) : returnMoney(parts, tx, payout));
  await setPayoutDecided(tx, payout, end, now);
  await parts.onEnd(tx, { merchantCode: payout.merchant_id, payoutId: payout.payout_id }, now);
  return 'applied';
}
