import { withTransaction } from '@wau/service/database/database';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { DrawKey } from '../lottery-game/draw-key.ts';
import { reviseEntries } from '../lottery-order/revise-entries.ts';
import { closeRevisedDraw, selectRevisionUnderWay } from './draw-revision-sql.ts';

export type RevisePartsOfDraw = Pick<ServerParts, 'database' | 'runner' | 'ledger' | 'clock' | 'random'>;

/** As of settling, and half as many: a correction writes two steps for each bet. */
const entriesPerChunk = 500;
const endedPerChunk = 5_000;

/**
 * Brings the entries of a draw that was voided or given another result to it, in chunks, with any number of workers at once;
 * after a crash it goes on where it was.
 *
 * Invariants: an entry is brought to a revision once, in the transaction that moves its money; a draw is settled again only
 * when all of them are.
 * Locks: those of `reviseEntries`.
 *
 * @returns whether anything got on
 */
export async function reviseLotteryDraw(
  parts: RevisePartsOfDraw,
  key: DrawKey,
  stopping: AbortSignal,
  mostChunks = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const revision = await selectRevisionUnderWay(parts.runner, key);
  if (revision === undefined) return false;
  let chunks = 0;
  for (const isOpen of [true, false]) {
    let afterOrderId = '';
    while (chunks < mostChunks && !stopping.aborted) {
      const chunk = {
        revision: revision.revision,
        isOpen,
        afterOrderId,
        most: entriesPerChunk,
        mostEnded: endedPerChunk,
      };
      const orderIds = await withTransaction(parts.database, (tx) =>
        reviseEntries(parts, tx, { key, kind: revision.kind, reason: revision.reason, chunk }),
      );
      const lastOrderId = orderIds.at(-1);
      if (lastOrderId === undefined) break;
      chunks += 1;
      afterOrderId = lastOrderId;
    }
  }
  const isDone = await withTransaction(parts.database, (tx) => closeRevisedDraw(tx, key, revision.revision));
  return isDone || chunks > 0;
}
