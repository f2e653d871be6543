import { scatterWeightsOf } from '../slot/figures/line-spin-figures.ts';
import { classesOf, convolve, type SpinFigures } from '../slot/figures/spin-figures.ts';
import { type PayTable, payOf } from '../slot/slot-pays.ts';
import { type WeightedChoice, weightedSum } from '../slot/weighted-choice.ts';
import { largestWaysPay } from './largest-ways-pay.ts';
import type { WayView } from './way-views.ts';
import type { WaysMathematics } from './ways-mathematics.ts';

type Views = readonly (readonly WayView[])[];

/**
 * Counts all that a set of reels can show without looking at each. The reels are independent, and the ways of a symbol are
 * a product over them: so the mean of the product is the product of the means. The mean square follows from pairs of
 * symbols in the same way, and whether anything pays from the sets of symbols that still go on.
 */
export function countSpins(
  { pays, scatterPays }: Pick<WaysMathematics, 'pays' | 'scatterPays'>,
  views: Views,
  wildMultipliers: WeightedChoice,
): SpinFigures {
  // Multipliers of wilds are drawn with weights; the reels are scaled so that all weights stay whole.
  const scales = views.map(
    (reel) => BigInt(wildMultipliers.totalWeight) ** BigInt(Math.max(0, ...reel.map(({ wilds }) => wilds))),
  );
  const scatterWeights = views.map((reel, index) =>
    scatterWeightsOf(reel).map((weight) => weight * (scales[index] ?? 1n)),
  );
  const ways = scatterWeights.reduce(convolve, [1n]);
  const combinations = ways.reduce((sum, each) => sum + each, 0n);
  const pay = ways.map(() => 0n);
  for (const symbol of pays.paying) {
    countSymbol(symbol, { pays, views, wildMultipliers, scales, scatterWeights }).forEach((sum, scatters) => {
      pay[scatters] = (pay[scatters] ?? 0n) + sum;
    });
  }
  const scale = scales.reduce((product, each) => product * each, 1n);
  const payingWays = countPaying(pays, views).map((count) => count * scale);
  const meanSquare = meanSquares(pays, views, wildMultipliers, ways.length);
  return {
    combinations,
    classes: classesOf({ ways, payingWays, pay, meanSquare }, combinations, scatterPays),
    ...largestWaysPay(pays, scatterPays, views, Math.max(...wildMultipliers.values)),
  };
}

interface Counting {
  readonly pays: PayTable;
  readonly views: Views;
  readonly wildMultipliers: WeightedChoice;
  readonly scales: readonly bigint[];
  readonly scatterWeights: readonly (readonly bigint[])[];
}

/** The sum of what a symbol pays over all that the reels can show, by number of scatters. */
function countSymbol(
  symbol: number,
  { pays, views, wildMultipliers, scales, scatterWeights }: Counting,
): readonly bigint[] {
  const total = BigInt(wildMultipliers.totalWeight);
  const drawn = BigInt(weightedSum(wildMultipliers, 1));
  let growing: bigint[] = [1n];
  let ended: bigint[] = [0n];
  views.forEach((reel, index) => {
    const scale = scales[index] ?? 1n;
    const withSymbol: bigint[] = [];
    const without: bigint[] = [];
    for (const { counts, wilds, scatters, weight } of reel) {
      const count = BigInt(counts[symbol] ?? 0);
      const isShown = count > 0n || wilds > 0;
      const list = isShown ? withSymbol : without;
      // The mean number of ways through the reel, times the scale, is whole.
      const value = wilds === 0 ? count * scale : (count * total + BigInt(wilds) * drawn) * (scale / total);
      list[scatters] = (list[scatters] ?? 0n) + BigInt(weight) * (isShown ? value : scale);
    }
    const endedHere = convolve(growing, filled(without)).map(
      (sum) => sum * BigInt(payOf(pays, symbol, index)),
    );
    ended = addLists(convolve(ended, scatterWeights[index] ?? [1n]), endedHere);
    growing = convolve(growing, filled(withSymbol));
  });
  return addLists(
    ended,
    growing.map((sum) => sum * BigInt(payOf(pays, symbol, views.length))),
  );
}

/** In how many cases anything pays, by number of scatters; follows which symbols are on all reels so far. */
function countPaying(pays: PayTable, views: Views): readonly bigint[] {
  const all = pays.paying.reduce((mask, symbol) => mask | (1 << symbol), 0);
  let states = new Map<number, bigint[]>([[all, [1n]]]);
  let paying: bigint[] = [0n];
  views.forEach((reel, index) => {
    paying = convolve(paying, scatterWeightsOf(reel));
    const payingHere = pays.paying.reduce(
      (mask, symbol) => (payOf(pays, symbol, index + 1) > 0 ? mask | (1 << symbol) : mask),
      0,
    );
    const next = new Map<number, bigint[]>();
    for (const { shown, scatters, weight } of groupsOf(reel, all)) {
      for (const [mask, byScatters] of states) {
        const left = mask & shown;
        if (left === 0) continue;
        const isPaying = (left & payingHere) !== 0;
        const target = isPaying ? paying : (next.get(left) ?? []);
        byScatters.forEach((count, before) => {
          target[before + scatters] = (target[before + scatters] ?? 0n) + count * weight;
        });
        if (!isPaying) next.set(left, target);
      }
    }
    states = new Map([...next].map(([mask, list]) => [mask, filled(list)]));
  });
  return paying;
}

/** Views of a reel that show the same symbols, whatever how many of each. */
interface MaskGroup {
  readonly shown: number;
  readonly scatters: number;
  readonly weight: bigint;
}

function groupsOf(reel: readonly WayView[], all: number): readonly MaskGroup[] {
  const groups = new Map<string, MaskGroup>();
  for (const { counts, wilds, scatters, weight } of reel) {
    let shown = wilds > 0 ? all : 0;
    counts.forEach((count, symbol) => {
      if (count > 0) shown |= 1 << symbol;
    });
    shown &= all;
    const key = `${shown} ${scatters}`;
    groups.set(key, { shown, scatters, weight: (groups.get(key)?.weight ?? 0n) + BigInt(weight) });
  }
  return [...groups.values()];
}

/** The mean of the squared pay by number of scatters, as the sum over pairs of symbols. */
function meanSquares(
  pays: PayTable,
  views: Views,
  wildMultipliers: WeightedChoice,
  classes: number,
): readonly number[] {
  const sums = new Array<number>(classes).fill(0);
  const mean = weightedSum(wildMultipliers, 1) / wildMultipliers.totalWeight;
  const square = weightedSum(wildMultipliers, 2) / wildMultipliers.totalWeight;
  const totals = views.map((reel) => reel.reduce((sum, { weight }) => sum + weight, 0));
  for (const left of pays.paying) {
    for (const right of pays.paying) {
      if (right < left) continue;
      const steps = views.map((reel, index) =>
        reel.map((view) => stepOf(view, left, right, mean, square, totals[index] ?? 1)),
      );
      const times = left === right ? 1 : 2;
      meanProduct(pays, left, right, steps, classes).forEach((value, scatters) => {
        sums[scatters] = (sums[scatters] ?? 0) + times * value;
      });
    }
  }
  return sums;
}

/** What a view does to the ways of two symbols: the mean factor for each that goes on. */
interface PairStep {
  readonly share: number;
  readonly scatters: number;
  readonly left: number;
  readonly right: number;
  readonly both: number;
}

function stepOf(
  { counts, wilds, scatters, weight }: WayView,
  left: number,
  right: number,
  mean: number,
  square: number,
  total: number,
): PairStep {
  const a = counts[left] ?? 0;
  const b = counts[right] ?? 0;
  const wildSquare = wilds * square + wilds * (wilds - 1) * mean * mean;
  return {
    share: weight / total,
    scatters,
    left: a + wilds * mean,
    right: b + wilds * mean,
    both: a * b + (a + b) * wilds * mean + wildSquare,
  };
}

/** Both symbols go on, only one does, or none does any more: each as a list by number of scatters. */
function meanProduct(
  pays: PayTable,
  leftSymbol: number,
  rightSymbol: number,
  steps: readonly (readonly PairStep[])[],
  classes: number,
): Float64Array {
  let [both, leftOnly, rightOnly, ended] = newLists(classes);
  both[0] = 1;
  steps.forEach((views, index) => {
    const leftPay = payOf(pays, leftSymbol, index);
    const rightPay = payOf(pays, rightSymbol, index);
    const [nextBoth, nextLeft, nextRight, nextEnded] = newLists(classes);
    for (const { share, scatters, left, right, both: product } of views) {
      for (let before = 0; before + scatters < classes; before += 1) {
        const after = before + scatters;
        const add = (list: Float64Array, value: number): void => {
          list[after] = (list[after] ?? 0) + value * share;
        };
        const b = both[before] ?? 0;
        const l = leftOnly[before] ?? 0;
        const r = rightOnly[before] ?? 0;
        add(nextEnded, ended[before] ?? 0);
        if (left > 0 && right > 0) add(nextBoth, b * product);
        else if (left > 0) add(nextLeft, b * left * rightPay);
        else if (right > 0) add(nextRight, b * right * leftPay);
        else add(nextEnded, b * leftPay * rightPay);
        if (left > 0) add(nextLeft, l * left);
        else add(nextEnded, l * leftPay);
        if (right > 0) add(nextRight, r * right);
        else add(nextEnded, r * rightPay);
      }
    }
    [both, leftOnly, rightOnly, ended] = [nextBoth, nextLeft, nextRight, nextEnded];
  });
  const leftPay = payOf(pays, leftSymbol, steps.length);
  const rightPay = payOf(pays, rightSymbol, steps.length);
  return ended.map(
    (value, scatters) =>
      value +
      (both[scatters] ?? 0) * leftPay * rightPay +
      (leftOnly[scatters] ?? 0) * leftPay +
      (rightOnly[scatters] ?? 0) * rightPay,
  );
}

function newLists(classes: number): [Float64Array, Float64Array, Float64Array, Float64Array] {
  const list = (): Float64Array => new Float64Array(classes);
  return [list(), list(), list(), list()];
}

function filled(list: readonly bigint[]): bigint[] {
  return list.length === 0 ? [0n] : Array.from(list, (value) => value ?? 0n);
}

function addLists(left: readonly bigint[], right: readonly bigint[]): bigint[] {
  return Array.from(
    { length: Math.max(left.length, right.length) },
    (_, index) => (left[index] ?? 0n) + (right[index] ?? 0n),
  );
}
