import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Fault, Refusal } from '@wau/service/refusal';
import { enqueueJob, type Job } from '../../../platform/jobs/job.ts';
import { workOffDue } from '../../../platform/jobs/work-off-due.ts';
import { askProvider } from '../payment/ask-provider.ts';
import { type ProviderOfMerchant, providerOf } from '../payment/payment-account.ts';
import type { PaymentReport } from '../payment/payment-adapter.ts';
import { isReference } from '../payment/payment-report.ts';
import { applyPayOutReport } from './apply-pay-out-report.ts';
import { openOrder } from './payout-order.ts';
import type { PayoutParts } from './payout-parts.ts';
import { claimPayoutsToAsk, type PayoutRow, storeProviderReference } from './payout-sql.ts';
import { returnRefusedPayout } from './return-refused-payout.ts';

const name = 'send-payouts';
/** Longer than a provider is waited for, so that no two processes ask it about the same payout at once. */
const firstPauseMs = 30_000;
const longestPauseMs = 60 * 60_000;

/**
 * Asks providers to pay what was released, and what became of it where they have said nothing since.
 *
 * Invariants: a payout is put off before its provider is asked, so that no two processes ask at once and one that ends
 * in between loses nothing; a provider that did not answer is asked for the same payment again, word for word; money
 * comes back only when the provider has said that it does not pay. It is asked until that is known.
 */
export function sendPayoutsJob(parts: PayoutParts): Job<unknown> {
  return {
    name,
    schedule: '* * * * *',
    async run(_payload, stopping) {
      await workOffDue(parts.clock, stopping, {
        firstPauseMs,
        longestPauseMs,
        claim: (claim) => claimPayoutsToAsk(parts.runner, claim),
        work: (payout) => sendPayout(parts, payout),
      });
    },
  };
}

/** At once, and not only with the next minute. */
export function enqueueSendPayouts(tx: SqlRunner): Promise<void> {
  return enqueueJob(tx, { name }, {});
}

async function sendPayout(parts: PayoutParts, payout: PayoutRow): Promise<void> {
  const provider = await providerOf(parts.payments, payout.merchant_id, payout.provider_code);
  try {
    // What a provider may have been asked before it is first asked about.
    const report = payout.ask_count > 1 ? await query(parts, payout, provider) : undefined;
    if (report !== undefined) await applyPayOutReport(parts, provider.account, report);
    // Once it has named the payment it has the order, and an order is not given twice.
    else if (payout.provider_reference === null) await start(parts, payout, provider);
  } catch (error) {
    // Who does not answer is asked again, and what contradicts is written down.
    if (!(error instanceof Refusal) && !(error instanceof Fault)) throw error;
  }
}

function query(
  { payments }: PayoutParts,
  payout: PayoutRow,
  { adapter, account }: ProviderOfMerchant,
): Promise<PaymentReport | undefined> {
  const asked = {
    orderReference: payout.payout_id,
    providerReference: payout.provider_reference ?? undefined,
    placedAt: payout.held_at,
  };
  return askProvider(payments, (signal) => adapter.queryPayOut(asked, account, signal));
}

async function start(
  parts: PayoutParts,
  payout: PayoutRow,
  { adapter, account }: ProviderOfMerchant,
): Promise<void> {
  const order = openOrder(parts, payout);
  const started = await askProvider(parts.payments, (signal) => adapter.startPayOut(order, account, signal));
  if (started.outcome === 'refused') await returnRefusedPayout(parts, payout);
  else if (isReference(started.providerReference)) {
    await storeProviderReference(parts.runner, payout, started.providerReference);
  }
}
