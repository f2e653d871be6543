import { type ExactRatio, ratioToNumber } from '../../exact-ratio.ts';
import { scatterPayOf } from '../scatters.ts';

/**
 * What the spins are worth that show one number of scatters, out of all `combinations` of a set of reels. Pays are coins
 * before any total multiplier, scatter pays included.
 */
export interface SpinClass {
  readonly ways: bigint;
  /** Those among them that pay anything. */
  readonly payingWays: bigint;
  /** The sum of their pays. */
  readonly pay: bigint;
  /** The sum of their squared pays, divided by `combinations`: for statistics only. */
  readonly meanSquare: number;
}

/** All ways in which a set of reels can stop. */
export interface SpinFigures {
  readonly combinations: bigint;
  /** By number of scatters, from none. */
  readonly classes: readonly SpinClass[];
  /** No spin pays more; `largestPayIs` tells whether one pays so much. */
  readonly largestPay: number;
  readonly largestPayIs: 'reached' | 'bound';
}

/** What is counted of the wins that scatters have no part in, by number of scatters shown. */
export interface CountedWins {
  readonly ways: readonly bigint[];
  readonly payingWays: readonly bigint[];
  readonly pay: readonly bigint[];
  readonly meanSquare: readonly number[];
}

/** Adds what the scatters pay. */
export function classesOf(
  wins: CountedWins,
  combinations: bigint,
  scatterPays: readonly number[],
): readonly SpinClass[] {
  return wins.ways.map((ways, scatters) => {
    const scatterPay = scatterPayOf(scatterPays, scatters);
    const pay = wins.pay[scatters] ?? 0n;
    const mean = ratioToNumber({ numerator: pay, denominator: combinations });
    const share = ratioToNumber({ numerator: ways, denominator: combinations });
    return {
      ways,
      payingWays: scatterPay > 0 ? ways : (wins.payingWays[scatters] ?? 0n),
      pay: pay + ways * BigInt(scatterPay),
      meanSquare: (wins.meanSquare[scatters] ?? 0) + 2 * scatterPay * mean + scatterPay ** 2 * share,
    };
  });
}

/** The mean pay of a spin, in coins. */
export function meanPayOf({ classes, combinations }: SpinFigures): ExactRatio {
  return { numerator: classes.reduce((sum, each) => sum + each.pay, 0n), denominator: combinations };
}

/** How likely it is that a reel shows so many scatters, as whole weights: the product of two reels' lists. */
export function convolve(left: readonly bigint[], right: readonly bigint[]): bigint[] {
  const product = new Array<bigint>(left.length + right.length - 1).fill(0n);
  left.forEach((a, i) => {
    right.forEach((b, j) => {
      product[i + j] = (product[i + j] ?? 0n) + a * b;
    });
  });
  return product;
}
