import type { Minor } from '@wau/money/minor';
import type { ServerParts } from '../../platform/server-parts.ts';
import { keepTurnover, selectTurnover, type TurnoverOwner } from './turnover-sql.ts';

/** Long enough for every bet that was placed before to have been committed, whichever process's clock it bears. */
const oldAfterMs = 24 * 60 * 60_000;

/** So many rounds are read in a millisecond or two; keeping their sum would cost as much. */
const keepFromRoundCount = 1_000n;

/**
 * What a member has played since the account was opened: stakes of settled rounds, less what was given back.
 *
 * Invariants: a closed round never changes, so the sum of those from before a moment is kept only when none of them is
 * open; the answer is the same with a kept sum and without one. No locks: whoever reaches further wins.
 */
export async function readTurnover(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  owner: TurnoverOwner,
): Promise<Minor> {
  const oldBefore = new Date(clock.nowMs() - oldAfterMs);
  const row = await selectTurnover(runner, owner, oldBefore);
  if (row.old_round_count >= keepFromRoundCount && !row.has_old_open_round) {
    await keepTurnover(runner, owner, row.old_turnover_minor, oldBefore);
  }
  return row.turnover_minor;
}
