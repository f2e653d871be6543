import type { Job } from '../../../platform/jobs/job.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { deleteOldPatterns } from './prune-win-patterns-sql.ts';

/** Long enough to look at a draw that somebody doubts as it was settled. */
const keptMs = 31 * 24 * 3_600_000;
const batchSize = 5_000;

/**
 * Deletes what won with draws that were settled or given back long ago, in batches. It follows from their results, which stay,
 * as everything stays by which a draw is checked; of a draw that still waits nothing is deleted, however old it is.
 */
export function pruneWinPatternsJob({ runner, clock }: Pick<ServerParts, 'runner' | 'clock'>): Job<unknown> {
  return {
    name: 'prune-lottery-win-patterns',
    schedule: '25 * * * *',
    async run(_payload, stopping) {
      const before = new Date(clock.nowMs() - keptMs);
      let deleted = batchSize;
      while (deleted === batchSize && !stopping.aborted) {
        deleted = await deleteOldPatterns(runner, before, batchSize);
      }
    },
  };
}
