import { withTransaction } from '@wau/service/database/database';
import type { Job } from '../../../platform/jobs/job.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { endRedRain } from './end-red-rain.ts';
import { selectRainsToEnd } from './red-rain-sql.ts';

const name = 'end-red-rains';
const batchSize = 100;

/**
 * Closes rains that are over, each in a transaction of its own, so that one that cannot be closed holds up no other; safe to
 * repeat, since a rain is closed once.
 */
export function endRedRainsJob(
  parts: Pick<ServerParts, 'runner' | 'database' | 'ledger' | 'clock'>,
): Job<unknown> {
  return {
    name,
    schedule: '* * * * *',
    async run(_payload, stopping) {
      const failures: unknown[] = [];
      const due = await selectRainsToEnd(parts.runner, new Date(parts.clock.nowMs()), batchSize);
      for (const { merchant_id: merchantCode, rain_id: rainId } of due) {
        if (stopping.aborted) return;
        await withTransaction(parts.database, (tx) => endRedRain(parts, tx, { merchantCode, rainId })).catch(
          (error: unknown) => failures.push(error),
        );
      }
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} red rains were not closed`);
    },
  };
}
