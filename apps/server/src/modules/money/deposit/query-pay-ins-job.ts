import { Fault, Refusal } from '@wau/service/refusal';
import type { Job } from '../../../platform/jobs/job.ts';
import { workOffDue } from '../../../platform/jobs/work-off-due.ts';
import { askProvider } from '../payment/ask-provider.ts';
import { providerOf } from '../payment/payment-account.ts';
import { applyPayInReport } from './apply-pay-in-report.ts';
import type { DepositParts } from './deposit-parts.ts';
import { type BareDepositRow, claimDepositsToAsk } from './deposit-sql.ts';

const longestPauseMs = 6 * 60 * 60_000;
/** The pauses double from two minutes on: some day and a half in all. */
const maximumQueries = 13;

/**
 * Asks providers what became of deposits that they have not decided: a callback may be lost for good. Money that came
 * after a deposit had expired or was cancelled is found in the same way.
 *
 * Invariants: a deposit is put off before its provider is asked, so that no two processes ask at once and one that ends
 * in between loses nothing; what the provider says takes the way of a callback.
 */
export function queryPayInsJob(parts: DepositParts): Job<unknown> {
  return {
    name: 'query-pay-ins',
    schedule: '* * * * *',
    async run(_payload, stopping) {
      await workOffDue(parts.clock, stopping, {
        firstPauseMs: parts.limits.firstQueryMs,
        longestPauseMs,
        claim: (claim) => claimDepositsToAsk(parts.runner, { ...claim, maximumQueries }),
        work: (deposit) => queryPayIn(parts, deposit),
      });
    },
  };
}

async function queryPayIn(parts: DepositParts, deposit: BareDepositRow): Promise<void> {
  const { adapter, account } = await providerOf(parts.payments, deposit.merchant_id, deposit.provider_code);
  const query = {
    orderReference: deposit.deposit_id,
    providerReference: deposit.provider_payment_id ?? undefined,
    placedAt: deposit.placed_at,
  };
  try {
    const report = await askProvider(parts.payments, (signal) => adapter.queryPayIn(query, account, signal));
    if (report !== undefined) await applyPayInReport(parts, account, report);
  } catch (error) {
    // Who does not answer is asked again, and what contradicts is written down.
    if (!(error instanceof Refusal) && !(error instanceof Fault)) throw error;
  }
}
