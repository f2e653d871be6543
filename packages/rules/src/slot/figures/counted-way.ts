import type { WayFigures } from '../../figures.ts';

/** What a way to play has been counted to pay, in coins. */
export interface CountedPay {
  readonly mean: number;
  /** The mean of the square. */
  readonly square: number;
  /** How likely it is that nothing is paid. */
  readonly nothing: number;
  /** No round pays more. */
  readonly bound: number;
}

/** @param coins what the way costs */
export function countedWay(
  way: string,
  { mean, square, nothing, bound }: CountedPay,
  coins: number,
): WayFigures {
  return {
    way,
    returnPercent: ((mean / coins) * 100).toFixed(6),
    hitRatePercent: ((1 - nothing) * 100).toFixed(4),
    // What is beyond six digits differs between machines.
    standardDeviation: Number((Math.sqrt(square - mean ** 2) / coins).toPrecision(6)),
    largestWin: Number((bound / coins).toPrecision(6)),
    largestWinIs: 'bound',
  };
}
