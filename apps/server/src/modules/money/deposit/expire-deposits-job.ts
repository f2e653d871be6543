import type { Job } from '../../../platform/jobs/job.ts';
import type { DepositParts } from './deposit-parts.ts';
import { expireDeposits } from './deposit-sql.ts';

const batchSize = 100;

/** Expires pending deposits whose time is over. */
export function expireDepositsJob({ runner, clock }: Pick<DepositParts, 'runner' | 'clock'>): Job<unknown> {
  return {
    name: 'expire-deposits',
    schedule: '* * * * *',
    async run(_payload, stopping) {
      let expired = batchSize;
      while (expired === batchSize && !stopping.aborted) {
        expired = await expireDeposits(runner, new Date(clock.nowMs()), batchSize);
      }
    },
  };
}
