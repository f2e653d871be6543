import { withTransaction } from '@wau/service/database/database';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { DrawKey } from '../lottery-game/draw-key.ts';
import { settleEntries } from '../lottery-order/settle-entries.ts';
import { closeSettledDraw } from './draw-sql.ts';
import { hasToGiveWay, markSettling } from './give-way-sql.ts';

export type SettleParts = Pick<ServerParts, 'database' | 'ledger' | 'clock' | 'random'>;

/** So many entries are settled in one transaction: few enough that no member waits long for a balance. */
const entriesPerChunk = 1_000;
/** Together with the later entries of chases that stop at a win, each of which may have more than a hundred. */
const endedPerChunk = 5_000;

/** Where others work, settling rests for so many times as long as its last chunk took: it has a fifth of the time. */
const restsPerChunk = 4;

export interface SettledPart {
  /** Whether the draw is settled with it. */
  readonly isSettled: boolean;
  readonly entryCount: number;
  /** For how long the draw gives way to the work of others before it is gone on with. */
  readonly restMs: number;
}

export interface SettleTurn {
  /** So many chunks, where other draws wait as well. */
  readonly mostChunks: number;
  /** Whether the turn ends with a rest while others have work for the database. */
  readonly givesWay: boolean;
}

const allAtOnce: SettleTurn = { mostChunks: Number.POSITIVE_INFINITY, givesWay: false };

/**
 * Settles a drawn draw, in chunks, with any number of workers at once; after a crash it goes on where it was.
 *
 * Invariants: an entry is settled once, in the transaction that pays what it has won; an order that stops at a win takes part
 * in no later draw; the draw is settled when no entry of it is open.
 * Locks: those of `settleEntries`.
 */
export async function settleLotteryDraw(
  parts: SettleParts,
  key: DrawKey,
  stopping: AbortSignal,
  { mostChunks, givesWay }: SettleTurn = allAtOnce,
): Promise<SettledPart> {
  let entryCount = 0;
  for (let chunks = 0; chunks < mostChunks && !stopping.aborted; chunks += 1) {
    const startedAtMs = performance.now();
    const { settled, isWaitedFor } = await settleChunk(parts, key, givesWay);
    if (settled === 0) break;
    entryCount += settled;
    if (isWaitedFor) {
      return { isSettled: false, entryCount, restMs: restsPerChunk * (performance.now() - startedAtMs) };
    }
  }
  const isSettled = await withTransaction(parts.database, (tx) => closeSettledDraw(tx, key));
  return { isSettled, entryCount, restMs: 0 };
}

interface SettledChunk {
  readonly settled: number;
  /** Whether others have work for the database, which goes first. */
  readonly isWaitedFor: boolean;
}

function settleChunk(parts: SettleParts, key: DrawKey, givesWay: boolean): Promise<SettledChunk> {
  return withTransaction(parts.database, async (tx) => {
    await markSettling(tx);
    const settled = await settleEntries(parts, tx, key, entriesPerChunk, endedPerChunk);
    const isWaitedFor = givesWay && settled > 0 && (await hasToGiveWay(tx, key));
    return { settled, isWaitedFor };
  });
}
