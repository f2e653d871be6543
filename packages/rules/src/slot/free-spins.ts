import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import { isCountList } from './slot-pays.ts';
import type { SlotRoundInPlay } from './slot-round.ts';

/** How many free spins there are. The lists give the spins of 1, 2, 3 … scatters in one spin. */
export interface FreeSpinCounts {
  /** Spins that scatters of the base game start. */
  readonly started: readonly number[];
  /** Further spins that scatters bring while free spins are played. */
  readonly retriggered: readonly number[];
  /** The most that a round may have in all; what would go beyond is not awarded. */
  readonly maximum: number;
  /** How many a player gets who buys them. */
  readonly bought: number;
}

const freeSpinsBound = 100;
const spinsAtOnceMaximum = 50;

/** Reads `{ "started": [0, 0, 10], "retriggered": [0, 0, 5], "maximum": 50, "bought": 10 }`. */
export function parseFreeSpinCounts(value: unknown, scattersMaximum: number): RuleResult<FreeSpinCounts> {
  if (!hasExactlyKeys(value, ['started', 'retriggered', 'maximum', 'bought'])) {
    return refused('slot.spins.invalid');
  }
  const { started, retriggered, maximum, bought } = value;
  if (
    !isCountList(started, scattersMaximum, spinsAtOnceMaximum) ||
    !isCountList(retriggered, scattersMaximum, spinsAtOnceMaximum) ||
    !isIntegerWithin(maximum, 1, freeSpinsBound) ||
    !isIntegerWithin(bought, 1, maximum) ||
    Math.max(...started) > maximum ||
    Math.max(...started) === 0
  ) {
    return refused('slot.spins.invalid');
  }
  return accepted({ started, retriggered, maximum, bought });
}

/** How many free spins so many scatters start. */
export function startedSpins({ started }: FreeSpinCounts, scatters: number): number {
  return scatters === 0 ? 0 : (started[Math.min(scatters, started.length) - 1] ?? 0);
}

/** How many more so many scatters bring to a round that has `total`. */
export function retriggeredSpins(
  { retriggered, maximum }: FreeSpinCounts,
  scatters: number,
  total: number,
): number {
  const more = scatters === 0 ? 0 : (retriggered[Math.min(scatters, retriggered.length) - 1] ?? 0);
  return Math.min(more, maximum - total);
}

/** The fewest scatters that bring spins, for a client's anticipation; `undefined` when none do. */
export function fewestScatters(spinsByCount: readonly number[]): number | undefined {
  const index = spinsByCount.findIndex((spins) => spins > 0);
  return index < 0 ? undefined : index + 1;
}

/**
 * Plays free spins that have been awarded, until all are played or the round has reached the limit on wins.
 *
 * @param playSpin plays free spin `number` (1 for the first) of a feature that has `total`, tells it from `reelsStopped`
 *   to `spinEnded`, and returns how many further ones it brought
 * @returns how many were played
 */
export function playFreeSpins(
  round: SlotRoundInPlay,
  awarded: number,
  playSpin: (number: number, total: number) => number,
): number {
  const payBefore = round.totalPay;
  let total = awarded;
  let played = 0;
  while (played < total && !round.hasReachedLimit) {
    played += 1;
    if (round.isTold) round.tell({ type: 'freeSpinStarted', number: played, total });
    total += playSpin(played, total);
  }
  if (round.isTold) {
    round.tell({
      type: 'featureEnded',
      feature: 'freeSpins',
      played,
      payoutMinor: round.wireOf(round.totalPay - payBefore),
      reason: played < total ? 'winLimit' : 'allPlayed',
    });
  }
  return played;
}
