import type { ReturnStanding } from '@wau/contract/return-standings';

/** What was played of a title, or of several together. */
export interface PlayedStakes {
  /** In minor units, of all stakes. */
  readonly stakeMinor: number;
  /** Of the squares of the stakes. */
  readonly squareSum: number;
}

export interface TheoreticalReturn {
  /** Of the way to play that returns least, and of the one that returns most. */
  readonly lowestPercent: number;
  readonly highestPercent: number;
  /** Of a round's payout, in stakes. */
  readonly standardDeviation: number;
}

export interface ReturnBand {
  readonly lowPercent: number;
  readonly highPercent: number;
}

/** Standard deviations between which 99.9 % lie: of a thousand sound titles one is flagged by chance. */
const bandWidth = 3.2905;

/** Below so many stakes the mean of payouts is no bell curve, and the band would flag luck. */
const fewestStakes = 1_000;

/**
 * Where the return lies with 99.9 % certainty, as long as the title does what it states. Payouts of rounds are
 * independent, so their variances add: each is the square of its stake times that of the title.
 */
export function returnBandOf(
  { stakeMinor, squareSum }: PlayedStakes,
  { lowestPercent, highestPercent, standardDeviation }: TheoreticalReturn,
): ReturnBand {
  const halfWidth = (100 * bandWidth * standardDeviation * Math.sqrt(squareSum)) / stakeMinor;
  return { lowPercent: Math.max(0, lowestPercent - halfWidth), highPercent: highestPercent + halfWidth };
}

/** The theoretical return of titles together, weighted by what was staked; `undefined` where one states none. */
export function returnOfAll(
  parts: readonly { readonly played: PlayedStakes; readonly theoretical: TheoreticalReturn | undefined }[],
): TheoreticalReturn | undefined {
  let stakes = 0;
  let squares = 0;
  let [lowest, highest, variance] = [0, 0, 0];
  for (const { played, theoretical } of parts) {
    if (theoretical === undefined) return undefined;
    stakes += played.stakeMinor;
    squares += played.squareSum;
    lowest += played.stakeMinor * theoretical.lowestPercent;
    highest += played.stakeMinor * theoretical.highestPercent;
    variance += played.squareSum * theoretical.standardDeviation ** 2;
  }
  if (stakes <= 0 || squares <= 0) return undefined;
  return {
    lowestPercent: lowest / stakes,
    highestPercent: highest / stakes,
    standardDeviation: Math.sqrt(variance / squares),
  };
}

/** Where a return lies against its band. */
export function standingOf(
  returnPercent: number,
  betCount: number,
  band: ReturnBand | undefined,
): ReturnStanding {
  if (band === undefined) return 'unknown';
  if (betCount < fewestStakes) return 'tooFew';
  if (returnPercent < band.lowPercent) return 'below';
  return returnPercent > band.highPercent ? 'above' : 'within';
}
