import { type ExactRatio, ratioToNumber } from '../../exact-ratio.ts';
import { type FreeSpinCounts, retriggeredSpins } from '../free-spins.ts';
import { firstMultiplier, type MultiplierRule, nextMultiplier } from '../spin-multiplier.ts';
import { weightedSum } from '../weighted-choice.ts';
import { meanPayOf, type SpinFigures } from './spin-figures.ts';

/** Free spins as they are counted: what one of them is worth, how many there are, and what multiplies them. */
export interface CountedFeature {
  readonly spin: SpinFigures;
  readonly counts: FreeSpinCounts;
  readonly multiplier: MultiplierRule;
}

/** What free spins pay that start with a number of spins, in coins. */
export interface FeatureMoments {
  readonly mean: number;
  readonly square: number;
  /** How likely it is that they pay nothing at all. */
  readonly nothing: number;
}

/**
 * The mean pay of free spins that start with `awarded`, exactly: walks forward from the first spin with how likely each
 * total and each multiplier is. What a spin pays does not depend on the spins before it, only whether it is played and
 * with which multiplier.
 */
export function meanFeaturePay({ spin, counts, multiplier }: CountedFeature, awarded: number): ExactRatio {
  const meanPay = meanPayOf(spin);
  let states = new Map<number, bigint>([[keyOf(awarded, firstMultiplier(multiplier)), 1n]]);
  let numerator = 0n;
  let denominator = 1n;
  for (let played = 0; played < counts.maximum; played += 1) {
    numerator *= spin.combinations;
    denominator *= spin.combinations;
    const next = new Map<number, bigint>();
    for (const [key, ways] of states) {
      const { total, value } = stateOf(key);
      if (played >= total) continue;
      numerator += ways * BigInt(value) * meanPay.numerator;
      spin.classes.forEach((each, scatters) => {
        const more = total + retriggeredSpins(counts, scatters, total);
        for (const [hasWon, count] of [
          [true, each.payingWays],
          [false, each.ways - each.payingWays],
        ] as const) {
          if (count === 0n) continue;
          const after = keyOf(more, nextMultiplier(multiplier, value, hasWon));
          next.set(after, (next.get(after) ?? 0n) + ways * count);
        }
      });
    }
    states = next;
  }
  if (multiplier.kind !== 'drawn') return { numerator, denominator };
  const { choices } = multiplier;
  return {
    numerator: numerator * BigInt(weightedSum(choices, 1)),
    denominator: denominator * BigInt(choices.totalWeight),
  };
}

/** The spread of what free spins pay; walks backwards, for a spin that brings further spins also pays for its scatters. */
export function featureMoments(
  { spin, counts, multiplier }: CountedFeature,
  awarded: number,
): FeatureMoments {
  const [drawnMean, drawnSquare] = drawnMoments(multiplier);
  const shareOf = (ways: bigint): number =>
    ratioToNumber({ numerator: ways, denominator: spin.combinations });
  const classes = spin.classes.map((each) => ({
    won: shareOf(each.payingWays),
    lost: shareOf(each.ways - each.payingWays),
    pay: shareOf(each.pay) * drawnMean,
    square: each.meanSquare * drawnSquare,
  }));
  const known = new Map<number, FeatureMoments>();
  const from = (played: number, total: number, value: number): FeatureMoments => {
    if (played === total) return { mean: 0, square: 0, nothing: 1 };
    const key = keyOf(total, value) * (spinsBound + 1) + played;
    const before = known.get(key);
    if (before !== undefined) return before;
    const sums = { mean: 0, square: 0, nothing: 0 };
    classes.forEach(({ won, lost, pay, square }, scatters) => {
      if (won + lost === 0) return;
      const more = total + retriggeredSpins(counts, scatters, total);
      const afterWin = from(played + 1, more, nextMultiplier(multiplier, value, true));
      const afterLoss = from(played + 1, more, nextMultiplier(multiplier, value, false));
      sums.mean += value * pay + won * afterWin.mean + lost * afterLoss.mean;
      sums.square +=
        value ** 2 * square +
        2 * value * pay * afterWin.mean +
        won * afterWin.square +
        lost * afterLoss.square;
      sums.nothing += lost * afterLoss.nothing;
    });
    known.set(key, sums);
    return sums;
  };
  return from(0, awarded, firstMultiplier(multiplier));
}

/** No free spins of this feature pay more: the largest spin each time, with the largest multiplier that it can have. */
export function featureBound({ spin, counts, multiplier }: CountedFeature): number {
  let sum = 0;
  let value =
    multiplier.kind === 'drawn' ? Math.max(...multiplier.choices.values) : firstMultiplier(multiplier);
  for (let played = 0; played < counts.maximum; played += 1) {
    sum += value * spin.largestPay;
    value = nextMultiplier(multiplier, value, true);
  }
  return sum;
}

const spinsBound = 100;
const valueBound = 128;

function keyOf(total: number, value: number): number {
  return total * valueBound + value;
}

function stateOf(key: number): { readonly total: number; readonly value: number } {
  const total = Math.floor(key / valueBound);
  return { total, value: key - total * valueBound };
}

function drawnMoments(multiplier: MultiplierRule): readonly [number, number] {
  if (multiplier.kind !== 'drawn') return [1, 1];
  const { choices } = multiplier;
  return [weightedSum(choices, 1) / choices.totalWeight, weightedSum(choices, 2) / choices.totalWeight];
}
