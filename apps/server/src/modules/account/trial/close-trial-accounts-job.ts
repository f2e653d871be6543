import type { Job } from '../../../platform/jobs/job.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { closeExpiredTrialAccounts } from './trial-sql.ts';

const batchSize = 500;

/** Closes trial accounts whose time is over. Their money stays in the ledger as it is. */
export function closeTrialAccountsJob(parts: Pick<ServerParts, 'runner' | 'clock'>): Job<unknown> {
  return {
    name: 'close-trial-accounts',
    schedule: '*/10 * * * *',
    async run(_payload, stopping) {
      let closed = batchSize;
      while (closed === batchSize && !stopping.aborted) {
        closed = await closeExpiredTrialAccounts(parts.runner, new Date(parts.clock.nowMs()), batchSize);
      }
    },
  };
}
