import type { Job } from '../../../platform/jobs/job.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { runCommissions } from './run-commissions.ts';

type Parts = Pick<ServerParts, 'database' | 'runner' | 'ledger' | 'clock' | 'random' | 'merchants'>;

export const runCommissionsJobName = 'run-commissions';

/** Hours, days and months are over at a full hour; what was on its way then has been written some minutes later. */
export function runCommissionsJob(parts: Parts): Job<unknown> {
  return {
    name: runCommissionsJobName,
    schedule: '7 * * * *',
    async run(_payload, stopping) {
      for (const merchant of await parts.merchants.all()) {
        if (merchant.trialOf === undefined) await runCommissions(parts, merchant.merchantCode, stopping);
      }
    },
  };
}
