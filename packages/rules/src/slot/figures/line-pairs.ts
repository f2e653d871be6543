import type { LineRules } from '../line-runs.ts';
import { emptyCell } from '../slot-symbol.ts';
import { type LineTrack, startState, symbolCount } from './line-track.ts';
import type { ReelView } from './reel-views.ts';

/** What one reel shows on the cells of two lines, and how likely it is. */
interface PairGroup {
  readonly left: number;
  readonly right: number;
  readonly scatters: number;
  readonly share: number;
}

/**
 * The mean of the squared sum of all lines, by number of scatters: the sum over pairs of lines of the mean of the product
 * of what they pay, each pair followed reel by reel.
 */
export function countLinePairs(
  rules: LineRules,
  track: LineTrack,
  views: readonly (readonly ReelView[])[],
  classes: number,
): readonly number[] {
  const sums = new Array<number>(classes).fill(0);
  const scatterShares = views.map(scatterSharesOf);
  for (let left = 0; left < rules.lines.length; left += 1) {
    for (let right = left; right < rules.lines.length; right += 1) {
      const groups = views.map((reelViews, reel) => groupsOf(rules, reelViews, reel, left, right));
      const times = left === right ? 1 : 2;
      meanProduct(track, groups, scatterShares, classes).forEach((mean, scatters) => {
        sums[scatters] = (sums[scatters] ?? 0) + times * mean;
      });
    }
  }
  return sums;
}

/** A run that has ended has no state but a pay, which its weight holds then. */
const endedState = 4095;
const pairBase = 4096;

/** More classes of spins than reels of slots can have. */
const classesMaximum = 4096;

/** Walks both lines at once. States of pairs hold how likely they are, times the pays of the lines that have ended. */
function meanProduct(
  track: LineTrack,
  groups: readonly (readonly PairGroup[])[],
  scatterShares: readonly (readonly number[])[],
  classes: number,
): Float64Array {
  let states = new Map<number, Float64Array>();
  const first = new Float64Array(classes);
  first[0] = 1;
  states.set(startState * pairBase + startState, first);
  let ended: Float64Array = new Float64Array(classes);
  groups.forEach((reelGroups, reel) => {
    const next = new Map<number, Float64Array>();
    ended = spread(ended, scatterShares[reel] ?? [1]);
    for (const [key, byScatters] of states) {
      const leftState = Math.floor(key / pairBase);
      const rightState = key - leftState * pairBase;
      for (const { left, right, scatters, share } of reelGroups) {
        const leftPlace = leftState * symbolCount + left;
        const rightPlace = rightState * symbolCount + right;
        const leftNext = leftState === endedState ? endedState : (track.next[leftPlace] ?? -1);
        const rightNext = rightState === endedState ? endedState : (track.next[rightPlace] ?? -1);
        const factor =
          share *
          (leftNext < 0 ? (track.pay[leftPlace] ?? 0) : 1) *
          (rightNext < 0 ? (track.pay[rightPlace] ?? 0) : 1);
        if (factor === 0) continue;
        const leftAfter = leftNext < 0 ? endedState : leftNext;
        const rightAfter = rightNext < 0 ? endedState : rightNext;
        let target = ended;
        if (leftAfter !== endedState || rightAfter !== endedState) {
          const after = leftAfter * pairBase + rightAfter;
          target = next.get(after) ?? new Float64Array(classes);
          next.set(after, target);
        }
        for (let before = 0; before + scatters < classes; before += 1) {
          target[before + scatters] = (target[before + scatters] ?? 0) + (byScatters[before] ?? 0) * factor;
        }
      }
    }
    states = next;
  });
  return ended;
}

function spread(byScatters: Float64Array, shares: readonly number[]): Float64Array {
  const sums = new Float64Array(byScatters.length);
  byScatters.forEach((value, before) => {
    shares.forEach((share, scatters) => {
      if (before + scatters < sums.length)
        sums[before + scatters] = (sums[before + scatters] ?? 0) + value * share;
    });
  });
  return sums;
}

function scatterSharesOf(views: readonly ReelView[]): number[] {
  const total = views.reduce((sum, { weight }) => sum + weight, 0);
  const shares: number[] = [];
  for (const { scatters, weight } of views) shares[scatters] = (shares[scatters] ?? 0) + weight / total;
  return Array.from(shares, (share) => share ?? 0);
}

function groupsOf(
  { lines }: LineRules,
  views: readonly ReelView[],
  reel: number,
  leftLine: number,
  rightLine: number,
): PairGroup[] {
  const leftRow = lines[leftLine]?.[reel] ?? 0;
  const rightRow = lines[rightLine]?.[reel] ?? 0;
  const total = views.reduce((sum, { weight }) => sum + weight, 0);
  const groups = new Map<number, PairGroup>();
  for (const { cells, scatters, weight } of views) {
    const left = cells[leftRow] ?? emptyCell;
    const right = cells[rightRow] ?? emptyCell;
    const key = (left * 256 + right) * classesMaximum + scatters;
    const share = (groups.get(key)?.share ?? 0) + weight / total;
    groups.set(key, { left, right, scatters, share });
  }
  return [...groups.values()];
}
