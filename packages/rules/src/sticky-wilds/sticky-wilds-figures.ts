import type { TitleFigures } from '../figures.ts';
import type { FiguresEffort } from '../game-engine.ts';
import type { IntegerSource } from '../integer-source.ts';
import { seededIntegerSource } from '../seeded-integer-source.ts';
import { roundedTo6, wayOfPlay } from '../slot/figures/slot-ways.ts';
import {
  addToSample,
  emptySample,
  figuresOfBoughtFeature,
  figuresOfSpins,
  type Sample,
  type SpinsWithFeature,
  simulatedFigures,
} from '../slot/simulated-figures.ts';
import { SlotRoundInPlay } from '../slot/slot-round.ts';
import {
  canCountBase,
  canCountFreeSpins,
  countBase,
  countedPlays,
  countFreeSpins,
} from './count-sticky-wilds.ts';
import { canCountMean, meanOfStickyCells } from './mean-of-sticky-cells.ts';
import { StickyWildsGame } from './sticky-wilds.ts';
import type { StickyWildsMathematics } from './sticky-wilds-mathematics.ts';

/** One play of free spins by itself for so many base spins; more where base spins are counted and need none. */
const baseSpinsPerFeature = 20;
const roundsPerFeatureAlone = 10;
/** Free spins of a number that is seldom started are played so often at least. */
const featuresMinimum = 500;

/**
 * Base spins with their respins, and free spins by how many are started: each is counted where that is possible, else
 * simulated with the code that plays for money. Where wilds stay in single cells, the mean is counted and what rounds
 * spread around it is simulated.
 */
export function stickyWildsFigures(mathematics: StickyWildsMathematics, effort: FiguresEffort): TitleFigures {
  const { stakes, freeSpins } = mathematics;
  const integers = seededIntegerSource(effort.seed);
  const game = new StickyWildsGame(mathematics);
  const isBaseCounted = canCountBase(mathematics);
  const isFeatureCounted = canCountFreeSpins(mathematics);
  const bySpins = isBaseCounted
    ? countBase(mathematics)
    : sampleBase(game, integers, effort.rounds, stakes.coins);
  const featurePlays = Math.ceil(
    effort.rounds / (isBaseCounted ? roundsPerFeatureAlone : baseSpinsPerFeature),
  );
  const byAwarded = new Map<number, Sample>();
  const sampleFeature = (awarded: number, plays: number): Sample => {
    const known = byAwarded.get(awarded);
    if (known !== undefined) return known;
    const sample = isFeatureCounted
      ? countFreeSpins(mathematics, awarded)
      : sampleFreeSpins(game, integers, awarded, plays, stakes.coins);
    const exact = canCountMean(mathematics)
      ? withMean(sample, meanOfStickyCells(mathematics, awarded) / stakes.coins)
      : sample;
    byAwarded.set(awarded, exact);
    return exact;
  };
  const starting = [...bySpins].reduce((sum, [awarded, { plays }]) => sum + (awarded > 0 ? plays : 0), 0);
  const parts = [...bySpins]
    .toSorted(([left], [right]) => left - right)
    .map(([awarded, spins]): SpinsWithFeature => {
      if (awarded === 0) return { spins };
      const plays = Math.max(featuresMinimum, Math.ceil((featurePlays * spins.plays) / starting));
      return { spins, feature: sampleFeature(awarded, plays) };
    });
  const ways = [figuresOfSpins(wayOfPlay(stakes), parts)];
  const price = stakes.prices.get('freeSpins');
  if (price !== undefined && freeSpins !== undefined) {
    const bought = sampleFeature(freeSpins.counts.bought, featurePlays);
    ways.push(figuresOfBoughtFeature(wayOfPlay(stakes, 'freeSpins'), bought, price));
  }
  if (!isBaseCounted || !isFeatureCounted) return simulatedFigures(ways, effort);
  const bounds = [
    Math.max(...parts.map(({ spins, feature }) => spins.largest + (feature?.largest ?? 0))),
    ways[1]?.figures.largestWin ?? 0,
  ];
  return {
    method: 'exact',
    ways: ways.map(({ figures }, index) => ({
      ...figures,
      standardDeviation: roundedTo6(figures.standardDeviation),
      largestWin: bounds[index] ?? 0,
      largestWinIs: 'bound',
    })),
  };
}

/** What was simulated, with the mean that is known exactly: the spread alone is estimated then. */
function withMean(sample: Sample, mean: number): Sample {
  const scale = countedPlays / sample.plays;
  return {
    plays: countedPlays,
    sum: mean * countedPlays,
    sumOfSquares: sample.sumOfSquares * scale,
    paying: sample.paying * scale,
    largest: sample.largest,
  };
}

/** Base spins, with the respins of their wilds, by the number of free spins that they started. */
function sampleBase(
  game: StickyWildsGame,
  integers: IntegerSource,
  plays: number,
  coins: number,
): ReadonlyMap<number, Sample> {
  const bySpins = new Map<number, Sample>();
  for (let play = 0; play < plays; play += 1) {
    const round = new SlotRoundInPlay(integers);
    const awarded = game.playBase(round);
    let sample = bySpins.get(awarded);
    if (sample === undefined) {
      sample = emptySample();
      bySpins.set(awarded, sample);
    }
    addToSample(sample, round.totalPay / coins);
  }
  return bySpins;
}

function sampleFreeSpins(
  game: StickyWildsGame,
  integers: IntegerSource,
  awarded: number,
  plays: number,
  coins: number,
): Sample {
  const sample = emptySample();
  for (let play = 0; play < plays; play += 1) {
    const round = new SlotRoundInPlay(integers);
    game.playFreeSpins(round, awarded);
    addToSample(sample, round.totalPay / coins);
  }
  return sample;
}
