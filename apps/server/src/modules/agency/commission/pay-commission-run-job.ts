import type { Job } from '../../../platform/jobs/job.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { RunKey } from './commission-run-sql.ts';
import { payRun } from './pay-run.ts';

/** A run that an operator has let go is paid at once, and does not wait for the next full hour. */
export const payCommissionRun: Pick<Job<RunKey>, 'name'> = { name: 'pay-commission-run' };

export function payCommissionRunJob(
  parts: Pick<ServerParts, 'database' | 'ledger' | 'clock' | 'random'>,
): Job<RunKey> {
  return {
    ...payCommissionRun,
    run: ({ merchantCode, runId }, stopping) => payRun(parts, { merchantCode, runId }, stopping),
  };
}
