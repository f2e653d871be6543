import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Fault } from '@wau/service/refusal';
import { enqueueJob, type Job } from '../../../platform/jobs/job.ts';
import { workOffDue } from '../../../platform/jobs/work-off-due.ts';
import { endFundTransfer } from './end-fund-transfer.ts';
import { fundOrderOf } from './fund-order.ts';
import {
  type FundTransferParts,
  firstCheckMs,
  longestCheckPauseMs,
  maximumChecks,
} from './fund-transfer-parts.ts';
import { claimFundTransfersToCheck, type FundTransferRow, noteUnknown } from './fund-transfer-sql.ts';

const name = 'check-fund-transfers';

/**
 * Asks vendors what became of transfers that they have not answered: their process or ours ended, or the answer was lost.
 *
 * Invariants: a transfer is put off before its vendor is asked, so that no two processes ask at once and one that ends in
 * between loses nothing; money moves only by the vendor's word; after `maximumChecks` it is left to a person.
 */
export function checkFundTransfersJob(parts: FundTransferParts): Job<unknown> {
  return {
    name,
    schedule: '* * * * *',
    async run(_payload, stopping) {
      await workOffDue(parts.clock, stopping, {
        firstPauseMs: firstCheckMs,
        longestPauseMs: longestCheckPauseMs,
        claim: (claim) => claimFundTransfersToCheck(parts.runner, claim),
        work: (row) => check(parts, row),
      });
    },
  };
}

/** Soon, and not only with the next minute. */
export function enqueueCheck(runner: SqlRunner, runAt: Date): Promise<void> {
  return enqueueJob(runner, { name }, {}, { runAt });
}

async function check(parts: FundTransferParts, row: FundTransferRow): Promise<void> {
  try {
    const word = await parts.wallets.find(row.merchant_id, row.vendor_code, fundOrderOf(row));
    await endFundTransfer(parts, row, word);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const status = row.ask_count > maximumChecks ? 'stuck' : 'pending';
    await noteUnknown(parts.runner, row, error.message, status);
  }
}
