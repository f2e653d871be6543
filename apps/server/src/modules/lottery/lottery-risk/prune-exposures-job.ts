import type { Job } from '../../../platform/jobs/job.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { findAllLotteryGames } from '../lottery-game/find-lottery-games.ts';
import { deleteOldExposures, exposureKinds } from './prune-exposures-sql.ts';

/** Long enough to look at what a draw cost that somebody doubts. */
const keptMs = 31 * 24 * 3_600_000;
const batchSize = 5_000;

/**
 * Deletes what was counted of draws that were settled or voided long ago, in batches. Nothing reads it any more: a draw that is
 * over takes no stakes, and a revision of it moves none of its counts, since no entry of it is open. Of a draw that still
 * waits, or is being revised, nothing is deleted, however old it is.
 */
export function pruneExposuresJob({ runner, clock }: Pick<ServerParts, 'runner' | 'clock'>): Job<unknown> {
  return {
    name: 'prune-lottery-exposures',
    schedule: '35 * * * *',
    async run(_payload, stopping) {
      const beforeNumero = new Date(clock.nowMs() - keptMs).toISOString().slice(0, 10).replaceAll('-', '');
      for (const { merchant_id: merchantCode, game_id: gameId } of await findAllLotteryGames(runner)) {
        for (const kind of exposureKinds) {
          let deleted = batchSize;
          while (deleted === batchSize && !stopping.aborted) {
            deleted = await deleteOldExposures(
              runner,
              kind,
              { merchantCode, gameId },
              beforeNumero,
              batchSize,
            );
          }
        }
      }
    },
  };
}
