import type { PricedPlay } from './lottery-odds.ts';

/** A series is so many parts of this: what is paid out of all that is staked where there is no edge. */
export const seriesWhole = 2_000;

/** Whether all that a play pays follows the series: what a player gives up of it can then be given back as a rebate. */
export function isPaidBySeries({ prizes }: Pick<PricedPlay, 'prizes'>): boolean {
  return prizes.every(({ isBySeries }) => isBySeries === true);
}

/**
 * What is given back of a stake, won or lost, where a member plays by a lower series than the own: the difference of both
 * (`parts`), in parts of 2,000, rounded down. At 1,700 with 1,800 it is 5 %, at which 85 % comes back in prizes instead of 90.
 */
export function seriesRebateMinor(stakeMinor: bigint, parts: number): bigint {
  return (stakeMinor * BigInt(parts)) / BigInt(seriesWhole);
}
