import type { MerchantCode } from '@wau/contract/ids';
import { contractKinds } from '@wau/rules/agency/contract-terms';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { beginRun } from './begin-run.ts';
import { calculateRun } from './calculate-run.ts';
import { selectOpenRuns } from './commission-run-sql.ts';
import { countBets } from './count-bets.ts';
import { payRun } from './pay-run.ts';

type Parts = Pick<ServerParts, 'database' | 'runner' | 'ledger' | 'clock' | 'random'>;

/**
 * All that is due of a merchant's commissions: bets are counted, what was begun is brought to its end, and each kind's periods
 * that are over are calculated one after the other and paid, unless they wait for an operator. It may be broken off anywhere and
 * said again.
 */
export async function runCommissions(
  parts: Parts,
  merchantCode: MerchantCode,
  stopping?: AbortSignal,
): Promise<void> {
  await countBets(parts, merchantCode, stopping);
  await endOpenRuns(parts, merchantCode, stopping);
  for (const kind of contractKinds) {
    while (stopping?.aborted !== true && (await beginRun(parts, merchantCode, kind)) !== undefined) {
      await endOpenRuns(parts, merchantCode, stopping);
    }
  }
}

/** Calculates and pays what has been begun. */
async function endOpenRuns(parts: Parts, merchantCode: MerchantCode, stopping?: AbortSignal): Promise<void> {
  for (const { run_id: runId, state } of await selectOpenRuns(parts.runner, merchantCode)) {
    if (stopping?.aborted === true) return;
    const key = { merchantCode, runId };
    if (state === 'calculating') await calculateRun(parts, key, stopping);
    await payRun(parts, key, stopping);
  }
}
