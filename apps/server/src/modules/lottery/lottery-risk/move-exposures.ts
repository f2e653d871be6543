import type { SqlRunner } from '@wau/service/database/sql-runner';
import { findLotteryLimits } from './find-lottery-limits.ts';
import { findNumberPlays } from './find-number-plays.ts';
import { type MovedEntries, moveDrawExposures, moveNumberExposures } from './move-exposures-sql.ts';
import { areNoLimits } from './wire-limits.ts';

/** Adds what entries have staked to what their draws cost, or takes it away. Locks: numbers by their keys, then parts of draws. */
export async function moveExposures(tx: SqlRunner, moved: MovedEntries): Promise<void> {
  if (moved.numberPlays.length > 0) await moveNumberExposures(tx, moved);
  await moveDrawExposures(tx, moved);
}

/**
 * Takes what is given back of entries out of what their draws cost, and does the rest of the work on them: after it, or
 * before it where the game has limits. So locks come in the order in which slips take them: a slip of a game with limits
 * looks at its numbers before any balance, and one without adds to them when all else is done, so that a number that many
 * stake on is held for a moment only.
 */
export async function freeExposures(
  tx: SqlRunner,
  freed: Omit<MovedEntries, 'numberPlays' | 'sign'>,
  doTheRest: () => Promise<void>,
): Promise<void> {
  if (freed.entries.length === 0) {
    await doTheRest();
    return;
  }
  const { merchantCode, gameId } = freed;
  const moved = { ...freed, numberPlays: await findNumberPlays(tx, merchantCode, gameId), sign: -1 } as const;
  const isLimited = !areNoLimits(await findLotteryLimits(tx, merchantCode, gameId));
  if (isLimited) await moveExposures(tx, moved);
  await doTheRest();
  if (!isLimited) await moveExposures(tx, moved);
}
