import type { ExactRatio } from '../exact-ratio.ts';
import { ratioToNumber } from '../exact-ratio.ts';
import { retriggeredSpins } from './wau-bulan.ts';
import { enumerateSpins, type SpinDistribution } from './wau-bulan-enumeration.ts';
import { paylines } from './wau-bulan-paylines.ts';
import { freeSpinsMaximum, freeSpinsOf, scatterPay } from './wau-bulan-paytable.ts';
import { baseReels, freeSpinReels } from './wau-bulan-reels.ts';

/** What the game is worth, from all ways in which its reels can stop. Shares and pays are in total stakes. */
export interface WauBulanFigures {
  readonly returnTotal: ExactRatio;
  readonly returnOfBaseLines: ExactRatio;
  readonly returnOfBaseScatters: ExactRatio;
  readonly returnOfFreeSpins: ExactRatio;
  /** Share of rounds that pay anything. */
  readonly hitFrequency: ExactRatio;
  /** Share of rounds that pay the stake or more in the base spin. */
  readonly stakeBackFrequency: ExactRatio;
  /** Share of rounds that start free spins. */
  readonly freeSpinsFrequency: ExactRatio;
  /** Share of free spins that bring further ones. */
  readonly retriggerFrequency: ExactRatio;
  /** Mean number of free spins once they are started. */
  readonly meanFreeSpins: ExactRatio;
  /** Mean pay of one free spin. */
  readonly meanFreeSpinPay: ExactRatio;
  /** Standard deviation of a round's payout. */
  readonly standardDeviation: number;
  readonly largestBaseSpin: number;
  readonly largestFreeSpin: number;
  /** No round pays more: the largest base spin and the largest free spin as often as there may be free spins. */
  readonly roundBound: number;
}

/** Counts all stops of the base reels; takes a second or a few. */
export function enumerateBaseSpins(): SpinDistribution {
  return enumerateSpins(baseReels, 'kitesStay');
}

/** Counts all stops of the reels of the free spins, where kites rise. */
export function enumerateFreeSpins(): SpinDistribution {
  return enumerateSpins(freeSpinReels, 'kitesRise');
}

/** Combines both enumerations. The limit on wins is left out of account. */
export function wauBulanFigures(baseSpins: SpinDistribution, freeSpins: SpinDistribution): WauBulanFigures {
  const base = momentsByScatters(baseSpins);
  const free = momentsByScatters(freeSpins);
  const stake = BigInt(paylines.length);
  const retriggerWays = sumOf(
    free.classes.filter((_, moons) => retriggeredSpins(moons, 0) > 0),
    'ways',
  );
  const meanOfFreeSpin = { numerator: sumOf(free.classes, 'pay'), denominator: free.combinations * stake };
  const started = base.classes.map((part, moons) => ({ ways: part.ways, spins: freeSpinsOf(moons) }));
  const triggerWays = started.reduce((sum, part) => (part.spins > 0 ? sum + part.ways : sum), 0n);
  const depth = BigInt(freeSpinsMaximum);
  const spinsDenominator = free.combinations ** depth;
  const spinsSum = started.reduce(
    (sum, part) => sum + part.ways * expectedSpins(part.spins, retriggerWays, free.combinations),
    0n,
  );
  const baseTotal: ExactRatio = {
    numerator: sumOf(base.classes, 'pay'),
    denominator: base.combinations * stake,
  };
  const returnOfFreeSpins: ExactRatio = {
    numerator: spinsSum * meanOfFreeSpin.numerator,
    denominator: base.combinations * spinsDenominator * meanOfFreeSpin.denominator,
  };
  const scatterSum = base.classes.reduce(
    (sum, part, moons) => sum + part.ways * BigInt(scatterPay(moons)),
    0n,
  );
  const largestBaseSpin = base.largestPay / paylines.length;
  const largestFreeSpin = free.largestPay / paylines.length;
  return {
    returnTotal: addRatios(baseTotal, returnOfFreeSpins),
    returnOfBaseLines: { numerator: baseTotal.numerator - scatterSum, denominator: baseTotal.denominator },
    returnOfBaseScatters: { numerator: scatterSum, denominator: baseTotal.denominator },
    returnOfFreeSpins,
    hitFrequency: { numerator: base.payingWays, denominator: base.combinations },
    stakeBackFrequency: { numerator: base.stakeBackWays, denominator: base.combinations },
    freeSpinsFrequency: { numerator: triggerWays, denominator: base.combinations },
    retriggerFrequency: { numerator: retriggerWays, denominator: free.combinations },
    meanFreeSpins: { numerator: spinsSum, denominator: triggerWays * spinsDenominator },
    meanFreeSpinPay: meanOfFreeSpin,
    standardDeviation: standardDeviation(base, free, ratioToNumber(addRatios(baseTotal, returnOfFreeSpins))),
    largestBaseSpin,
    largestFreeSpin,
    roundBound: largestBaseSpin + freeSpinsMaximum * largestFreeSpin,
  };
}

/** Sums over the stops that show one number of moons; pays include what the moons pay, in line stakes. */
interface ScatterClass {
  readonly ways: bigint;
  readonly pay: bigint;
  readonly paySquared: bigint;
}

interface SpinMoments {
  readonly combinations: bigint;
  readonly classes: readonly ScatterClass[];
  readonly payingWays: bigint;
  readonly stakeBackWays: bigint;
  readonly largestPay: number;
}

function momentsByScatters(distribution: SpinDistribution): SpinMoments {
  let payingWays = 0;
  let stakeBackWays = 0;
  let largestPay = 0;
  const classes = distribution.ways.map((byLinePay, moons) => {
    const sums = { ways: 0n, pay: 0n, paySquared: 0n };
    for (const [linePay, count] of byLinePay) {
      const pay = linePay + scatterPay(moons);
      sums.ways += BigInt(count);
      sums.pay += BigInt(count) * BigInt(pay);
      sums.paySquared += BigInt(count) * BigInt(pay) * BigInt(pay);
      if (pay > 0) payingWays += count;
      if (pay >= paylines.length) stakeBackWays += count;
      largestPay = Math.max(largestPay, pay);
    }
    return sums;
  });
  return {
    combinations: BigInt(distribution.combinations),
    classes,
    payingWays: BigInt(payingWays),
    stakeBackWays: BigInt(stakeBackWays),
    largestPay,
  };
}

/**
 * The mean number of free spins of a round that starts with `awarded`, times `combinations` to the power of the most
 * spins there may be. Walks backwards from the last spin: with `played` spins behind it and `total` awarded, a round
 * goes on to the next spin, with more awarded in `retriggerWays` of `combinations` cases. Since what a spin pays does
 * not depend on how many were played before, mean spins times mean pay is the mean pay of them all (Wald).
 */
function expectedSpins(awarded: number, retriggerWays: bigint, combinations: bigint): bigint {
  const known = new Map<number, bigint>();
  const from = (played: number, total: number): bigint => {
    if (played === total) return BigInt(total) * combinations ** BigInt(freeSpinsMaximum - played);
    const key = played * (freeSpinsMaximum + 1) + total;
    const before = known.get(key);
    if (before !== undefined) return before;
    const more = total + retriggeredSpins(3, total);
    const mean =
      (combinations - retriggerWays) * from(played + 1, total) + retriggerWays * from(played + 1, more);
    known.set(key, mean);
    return mean;
  };
  return from(0, awarded);
}

/** First and second moment of what the rest of a round pays, in total stakes. */
interface Moments {
  readonly mean: number;
  readonly square: number;
}

/**
 * The spread needs more than Wald: a spin that brings further spins also pays for its moons. So each number of moons
 * is followed on its own.
 */
function standardDeviation(base: SpinMoments, free: SpinMoments, mean: number): number {
  const known = new Map<number, Moments>();
  const from = (played: number, total: number): Moments => {
    if (played === total) return { mean: 0, square: 0 };
    const key = played * (freeSpinsMaximum + 1) + total;
    const before = known.get(key);
    if (before !== undefined) return before;
    const moments = followedBy(free, (moons) => from(played + 1, total + retriggeredSpins(moons, total)));
    known.set(key, moments);
    return moments;
  };
  const round = followedBy(base, (moons) => from(0, freeSpinsOf(moons)));
  return Math.sqrt(round.square - mean * mean);
}

function followedBy(spin: SpinMoments, rest: (moons: number) => Moments): Moments {
  const stakes = paylines.length;
  let mean = 0;
  let square = 0;
  spin.classes.forEach((part, moons) => {
    if (part.ways === 0n) return;
    const after = rest(moons);
    const share = ratioToNumber({ numerator: part.ways, denominator: spin.combinations });
    const pay = ratioToNumber({ numerator: part.pay, denominator: spin.combinations }) / stakes;
    const paySquared =
      ratioToNumber({ numerator: part.paySquared, denominator: spin.combinations }) / stakes ** 2;
    mean += pay + share * after.mean;
    square += paySquared + 2 * pay * after.mean + share * after.square;
  });
  return { mean, square };
}

function sumOf(classes: readonly ScatterClass[], part: keyof ScatterClass): bigint {
  return classes.reduce((sum, each) => sum + each[part], 0n);
}

function addRatios(left: ExactRatio, right: ExactRatio): ExactRatio {
  return {
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  };
}
