import { type LineRules, sumOfLines } from '../line-runs.ts';
import { emptyCell } from '../slot-symbol.ts';
import { largestLinePay } from './largest-line-pay.ts';
import { countLinePairs } from './line-pairs.ts';
import { type LineTrack, lineTrackOf, startState, symbolCount } from './line-track.ts';
import type { ReelView } from './reel-views.ts';
import { classesOf, convolve, type SpinFigures } from './spin-figures.ts';

/**
 * Counts all stops of a set of reels without looking at each. An expectation is a sum over lines whether or not lines
 * depend on each other, and on one line the reels are independent; a mean square is a sum over pairs of lines; and whether
 * anything pays at all is decided by the first reels. All are sorted by the number of scatters.
 */
export function lineSpinFigures(
  rules: LineRules,
  views: readonly (readonly ReelView[])[],
  scatterPays: readonly number[],
): SpinFigures {
  const track = lineTrackOf(rules);
  const scatterWeights = views.map(scatterWeightsOf);
  const ways = scatterWeights.reduce(convolve, [1n]);
  const combinations = ways.reduce((sum, each) => sum + each, 0n);
  const pay = ways.map(() => 0n);
  for (let line = 0; line < rules.lines.length; line += 1) {
    countLine(track, groupsOf(rules, views, line), scatterWeights).forEach((sum, scatters) => {
      pay[scatters] = (pay[scatters] ?? 0n) + sum;
    });
  }
  const meanSquare = countLinePairs(rules, track, views, ways.length);
  const payingWays = countPaying(rules, views, scatterWeights);
  const { largestPay, largestPayIs } = largestLinePay(rules, track, views, scatterPays);
  return {
    combinations,
    classes: classesOf({ ways, payingWays, pay, meanSquare }, combinations, scatterPays),
    largestPay,
    largestPayIs,
  };
}

/** How many stops of a reel show no, one, two … scatters. */
export function scatterWeightsOf(views: readonly { scatters: number; weight: number }[]): bigint[] {
  const weights = new Array<bigint>(Math.max(...views.map(({ scatters }) => scatters)) + 1).fill(0n);
  for (const { scatters, weight } of views) weights[scatters] = (weights[scatters] ?? 0n) + BigInt(weight);
  return weights;
}

/** On the cell of one line: in how many stops it is so with each symbol and each number of scatters. */
interface Group {
  readonly symbol: number;
  readonly scatters: number;
  readonly weight: bigint;
}

function groupsOf(rules: LineRules, views: readonly (readonly ReelView[])[], line: number): Group[][] {
  return views.map((reelViews, reel) => {
    const row = rules.lines[line]?.[reel] ?? 0;
    const groups = new Map<string, Group>();
    for (const { cells, scatters, weight } of reelViews) {
      const symbol = cells[row] ?? emptyCell;
      const key = `${symbol} ${scatters}`;
      groups.set(key, { symbol, scatters, weight: (groups.get(key)?.weight ?? 0n) + BigInt(weight) });
    }
    return [...groups.values()];
  });
}

/** The sum of what a line pays over all stops, by number of scatters. */
function countLine(
  track: LineTrack,
  groups: readonly (readonly Group[])[],
  scatterWeights: readonly (readonly bigint[])[],
): readonly bigint[] {
  let growing = new Map<number, bigint[]>([[startState, [1n]]]);
  let ended: bigint[] = [0n];
  groups.forEach((reelGroups, reel) => {
    const next = new Map<number, bigint[]>();
    ended = convolve(ended, scatterWeights[reel] ?? [1n]);
    for (const [state, byScatters] of growing) {
      for (const { symbol, scatters, weight } of reelGroups) {
        const place = state * symbolCount + symbol;
        const after = track.next[place] ?? -1;
        const pay = BigInt(track.pay[place] ?? 0);
        if (after < 0 && pay === 0n) continue;
        const target = after < 0 ? ended : (next.get(after) ?? []);
        byScatters.forEach((count, before) => {
          const sum = before + scatters;
          target[sum] = (target[sum] ?? 0n) + count * weight * (after < 0 ? pay : 1n);
        });
        if (after >= 0) next.set(after, target);
      }
    }
    for (const list of next.values()) for (let i = 0; i < list.length; i += 1) list[i] ??= 0n;
    growing = next;
  });
  return ended;
}

/**
 * In how many stops any line pays, by number of scatters. Pays never fall as runs grow, so it is decided as soon as the
 * longest of the shortest paying runs is seen.
 */
function countPaying(
  rules: LineRules,
  views: readonly (readonly ReelView[])[],
  scatterWeights: readonly (readonly bigint[])[],
): readonly bigint[] {
  const deciding = decidingReels(rules);
  const rows = views[0]?.[0]?.cells.length ?? 0;
  const cells = new Uint8Array(rows * rules.reels).fill(emptyCell);
  const counts: number[] = [];
  const look = (reel: number, scatters: number, weight: number): void => {
    if (reel === deciding) {
      if (sumOfLines(rules, cells) > 0) counts[scatters] = (counts[scatters] ?? 0) + weight;
      return;
    }
    for (const view of views[reel] ?? []) {
      cells.set(view.cells, reel * rows);
      look(reel + 1, scatters + view.scatters, weight * view.weight);
    }
  };
  look(0, 0, 1);
  const decided = Array.from({ length: Math.max(1, counts.length) }, (_, index) =>
    BigInt(counts[index] ?? 0),
  );
  return scatterWeights.slice(deciding).reduce<bigint[]>((sum, weights) => convolve(sum, weights), decided);
}

/** The number of reels after which it is known whether anything pays. */
function decidingReels({ payByRun, reels }: LineRules): number {
  let deciding = 1;
  for (let symbol = 0; symbol < symbolCount; symbol += 1) {
    for (let length = 1; length <= reels; length += 1) {
      if ((payByRun[symbol * 8 + length] ?? 0) === 0) continue;
      deciding = Math.max(deciding, length);
      break;
    }
  }
  return deciding;
}
