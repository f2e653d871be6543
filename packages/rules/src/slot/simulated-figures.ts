import type { TitleFigures, WayFigures } from '../figures.ts';
import type { FiguresEffort } from '../game-engine.ts';

/** What many plays of one thing came to, in stakes of the base game. */
export interface Sample {
  plays: number;
  sum: number;
  sumOfSquares: number;
  paying: number;
  largest: number;
}

export function emptySample(): Sample {
  return { plays: 0, sum: 0, sumOfSquares: 0, paying: 0, largest: 0 };
}

export function addToSample(sample: Sample, pay: number): void {
  sample.plays += 1;
  sample.sum += pay;
  sample.sumOfSquares += pay * pay;
  if (pay > 0) sample.paying += 1;
  if (pay > sample.largest) sample.largest = pay;
}

/** Base spins that started the same feature (or none), and plays of that feature by itself. */
export interface SpinsWithFeature {
  readonly spins: Sample;
  /** Absent where the spins start none. */
  readonly feature?: Sample;
}

/** What a way to play came to, and how far the mean may be from the true one. */
export interface SimulatedWay {
  readonly figures: WayFigures;
  readonly standardError: number;
}

const confidenceLevelPercent = 99;
const deviatesOf99Percent = 2.5758;

/**
 * A round is a base spin and the feature that it starts, which depends on the spin by its kind alone. So base spins and
 * features are simulated apart, and rare features much more often than base spins bring them: the same certainty for a
 * fraction of the rounds. What a round is worth follows from both.
 */
export function figuresOfSpins(way: string, parts: readonly SpinsWithFeature[]): SimulatedWay {
  const rounds = parts.reduce((sum, { spins }) => sum + spins.plays, 0);
  let mean = 0;
  let square = 0;
  let paying = 0;
  let variance = 0;
  let squareOfKnown = 0;
  let largest = 0;
  for (const { spins, feature } of parts) {
    const share = spins.plays / rounds;
    const featureMean = feature === undefined ? 0 : feature.sum / feature.plays;
    const featureSquare = feature === undefined ? 0 : feature.sumOfSquares / feature.plays;
    mean += spins.sum / rounds + share * featureMean;
    square += (spins.sumOfSquares + 2 * spins.sum * featureMean) / rounds + share * featureSquare;
    // What a round came to as far as base spins tell, with the mean of its feature in place of the feature.
    squareOfKnown +=
      (spins.sumOfSquares + 2 * spins.sum * featureMean + spins.plays * featureMean ** 2) / rounds;
    const unpaid = spins.plays - spins.paying;
    paying += spins.paying / rounds;
    if (feature !== undefined) {
      paying += (unpaid / rounds) * (feature.paying / feature.plays);
      variance += (share ** 2 * (featureSquare - featureMean ** 2)) / feature.plays;
      largest = Math.max(largest, feature.largest);
    }
    largest = Math.max(largest, spins.largest);
  }
  variance += (squareOfKnown - mean ** 2) / rounds;
  const figures: WayFigures = {
    way,
    returnPercent: (mean * 100).toFixed(4),
    hitRatePercent: (paying * 100).toFixed(4),
    standardDeviation: Math.sqrt(square - mean ** 2),
    largestWin: largest,
    largestWinIs: 'seen',
  };
  return { figures, standardError: Math.sqrt(variance) };
}

/** A bought feature is worth what it pays, in shares of its price. */
export function figuresOfBoughtFeature(way: string, feature: Sample, priceStakes: number): SimulatedWay {
  const mean = feature.sum / feature.plays / priceStakes;
  const variance = feature.sumOfSquares / feature.plays / priceStakes ** 2 - mean ** 2;
  const figures: WayFigures = {
    way,
    returnPercent: (mean * 100).toFixed(4),
    hitRatePercent: ((feature.paying / feature.plays) * 100).toFixed(4),
    standardDeviation: Math.sqrt(variance),
    largestWin: feature.largest / priceStakes,
    largestWinIs: 'seen',
  };
  return { figures, standardError: Math.sqrt(variance / feature.plays) };
}

/** States the widest interval of all ways. */
export function simulatedFigures(
  ways: readonly SimulatedWay[],
  { rounds, seed }: FiguresEffort,
): TitleFigures {
  const halfWidth = deviatesOf99Percent * Math.max(...ways.map(({ standardError }) => standardError));
  return {
    method: 'simulated',
    confidence: {
      rounds,
      seed,
      levelPercent: confidenceLevelPercent,
      halfWidthPercent: (halfWidth * 100).toFixed(4),
    },
    ways: ways.map(({ figures }) => figures),
  };
}
