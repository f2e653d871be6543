import { withTransaction } from '@wau/service/database/database';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { DrawKey } from '../lottery-game/draw-key.ts';
import { settleEntries } from '../lottery-order/settle-entries.ts';
import { closeSettledDraw } from './draw-sql.ts';

export type SettleParts = Pick<ServerParts, 'database' | 'ledger' | 'clock' | 'random'>;

/** So many entries are settled in one transaction: few enough that no member waits long for a balance. */
const entriesPerChunk = 1_000;
/** Together with the later entries of chases that stop at a win, each of which may have more than a hundred. */
const endedPerChunk = 5_000;

export interface SettledPart {
  /** Whether the draw is settled with it. */
  readonly isSettled: boolean;
  readonly entryCount: number;
}

/**
 * Settles a drawn draw, in chunks, with any number of workers at once; after a crash it goes on where it was. At most
 * so many chunks at a time, where other draws wait as well.
 *
 * Invariants: an entry is settled once, in the transaction that pays what it has won; an order that stops at a win takes part
 * in no later draw; the draw is settled when no entry of it is open.
 * Locks: those of `settleEntries`.
 */
export async function settleLotteryDraw(
  parts: SettleParts,
  key: DrawKey,
  stopping: AbortSignal,
  mostChunks = Number.POSITIVE_INFINITY,
): Promise<SettledPart> {
  let entryCount = 0;
  for (let chunks = 0; chunks < mostChunks && !stopping.aborted; chunks += 1) {
    const settled = await withTransaction(parts.database, (tx) =>
      settleEntries(parts, tx, key, entriesPerChunk, endedPerChunk),
    );
    if (settled === 0) break;
    entryCount += settled;
  }
  const isSettled = await withTransaction(parts.database, (tx) => closeSettledDraw(tx, key));
  return { isSettled, entryCount };
}
