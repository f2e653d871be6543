import type { Job } from '../../../platform/jobs/job.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { deleteExpired, expiringTables } from './prune-sql.ts';

const batchSize = 5_000;

/**
 * Deletes what has run out: sessions, counters, captchas, used payloads, devices not seen for long. In batches, so
 * that no delete holds its locks for long, whatever has piled up.
 */
export function pruneExpiredRowsJob(parts: Pick<ServerParts, 'runner' | 'clock'>): Job<unknown> {
  return {
    name: 'prune-expired-rows',
    schedule: '*/5 * * * *',
    async run(_payload, stopping) {
      for (const table of expiringTables) {
        const before = new Date(parts.clock.nowMs() - table.keptMs);
        let deleted = batchSize;
        while (deleted === batchSize && !stopping.aborted) {
          deleted = await deleteExpired(parts.runner, table, before, batchSize);
        }
      }
    },
  };
}
