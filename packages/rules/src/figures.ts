/**
 * What a title is worth over very many rounds, without the limit on wins. Plain JSON, stored beside the mathematics and
 * shown to players. All shares are decimal texts in per cent, so that no reader rounds them differently.
 */
export interface TitleFigures {
  /** Counted over everything that can happen, or estimated from simulated rounds. */
  readonly method: 'exact' | 'simulated';
  /** How sure a simulation is. */
  readonly confidence?: SimulationConfidence;
  /** Every way to play that differs in what it is worth; one where there is nothing to choose. */
  readonly ways: readonly WayFigures[];
}

export interface SimulationConfidence {
  readonly rounds: number;
  readonly seed: number;
  /** With so many per cent certainty … */
  readonly levelPercent: number;
  /** … the true return lies so close to the one that is stated, in percentage points. */
  readonly halfWidthPercent: string;
}

export interface WayFigures {
  /** Names the choice: parameters, a strategy, a bought feature. `any` where there is nothing to choose. */
  readonly way: string;
  readonly returnPercent: string;
  /** Rounds that pay anything. */
  readonly hitRatePercent: string;
  /** Of a round's payout, in stakes. */
  readonly standardDeviation: number;
  /** The most that a round can pay, in stakes. */
  readonly largestWin: number;
  /** Whether `largestWin` can be reached exactly, or is a bound that no round exceeds, or the largest that was seen. */
  readonly largestWinIs: 'reached' | 'bound' | 'seen';
}

export const volatilityClasses = ['low', 'mediumLow', 'medium', 'mediumHigh', 'high'] as const;
export type VolatilityClass = (typeof volatilityClasses)[number];

/** Upper bounds of the standard deviation of the first four classes, in stakes; the fifth has none. */
const volatilityBounds = [2.5, 5, 9, 16] as const;

/** How rough a way to play is, by how far rounds spread around their mean. */
export function volatilityOf({ standardDeviation }: Pick<WayFigures, 'standardDeviation'>): VolatilityClass {
  const place = volatilityBounds.findIndex((bound) => standardDeviation < bound);
  return volatilityClasses[place < 0 ? volatilityBounds.length : place] ?? 'high';
}
