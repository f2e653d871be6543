import { parseLotteryDraw } from '@wau/rules/lottery/draw-shape';
import { withTransaction } from '@wau/service/database/database';
import { Refusal } from '@wau/service/refusal';
import type { Job } from '../../../platform/jobs/job.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { holdDrawToDecide } from '../lottery-draw/decide-draw.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { noteResultEntry, requireAwaitsResult } from './note-result-entry.ts';
import { type FedDrawRow, selectDrawsToFeed } from './result-entry-sql.ts';
import type { ResultFeed } from './result-feed.ts';

export interface ReadResultsParts extends Pick<ServerParts, 'runner' | 'database'> {
  readonly resultFeeds: readonly ResultFeed[];
}

const drawsPerRun = 200;

/**
 * Asks the feeds of games what was drawn, each minute and of each draw until its feed has said it. A feed that cannot be
 * asked, or that says what is no result, keeps no other draw from being asked about.
 */
export function readLotteryResultsJob(parts: ReadResultsParts): Job<unknown> {
  return {
    name: 'read-lottery-results',
    schedule: '* * * * *',
    async run(_payload, stopping) {
      const troubles: unknown[] = [];
      for (const row of await selectDrawsToFeed(parts.runner, drawsPerRun)) {
        if (stopping.aborted) return;
        try {
          await readResult(parts, row);
        } catch (error) {
          troubles.push(error);
        }
      }
      if (troubles.length > 0) throw new AggregateError(troubles, 'results of lotteries could not be read');
    },
  };
}

async function readResult(parts: ReadResultsParts, row: FedDrawRow): Promise<void> {
  const feed = parts.resultFeeds.find(({ name }) => name === row.result_feed);
  if (feed === undefined) throw new Error(`nobody here speaks to the feed ${row.result_feed}`);
  const key = { merchantCode: row.merchant_id, gameId: row.game_id, numero: row.numero };
  const family = familyOn(row, row.numero);
  const told = await feed.resultOf({ ...key, drawsAt: row.draws_at, family });
  if (told === undefined) return;
  const read = parseLotteryDraw(family.shape, told);
  if (!read.ok) throw new Error(`${feed.name} tells no result of ${row.game_id} ${row.numero}`);
  await withTransaction(parts.database, async (tx) => {
    const draw = await holdDrawToDecide(tx, key);
    if (draw === undefined || draw.result_turn > 1) return;
    try {
      requireAwaitsResult(draw);
      await noteResultEntry(tx, key, draw, { kind: 'feed', name: feed.name }, read.value, feed.isDemo);
    } catch (error) {
      // Operators or another process were faster.
      if (!(error instanceof Refusal)) throw error;
    }
  });
}
