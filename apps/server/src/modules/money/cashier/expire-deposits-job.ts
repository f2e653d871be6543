import type { Job } from '../../../platform/jobs/job.ts';
import type { Cashier } from './cashier.ts';
import { expireDeposits } from './cashier-sql.ts';

const batchSize = 100;

/** Expires pending deposits whose time is over. */
export function expireDepositsJob({ runner, clock }: Pick<Cashier, 'runner' | 'clock'>): Job<unknown> {
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
