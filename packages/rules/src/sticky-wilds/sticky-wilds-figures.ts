import type { TitleFigures } from '../figures.ts';
import type { FiguresEffort } from '../game-engine.ts';
import type { IntegerSource } from '../integer-source.ts';
import { wayOfPlay } from '../slot/figures/slot-ways.ts';
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
import { seededIntegerSource } from '../testing/seeded-integer-source.ts';
import { StickyWildsGame } from './sticky-wilds.ts';
import type { StickyWildsMathematics } from './sticky-wilds-mathematics.ts';

/** One play of free spins by itself for so many base spins, and never fewer than the second number. */
const baseSpinsPerFeature = 20;
const featuresMinimum = 500;

/** Simulates with the code that plays for money: base spins with their respins, and free spins by how many are started. */
export function stickyWildsFigures(mathematics: StickyWildsMathematics, effort: FiguresEffort): TitleFigures {
  const { stakes, freeSpins } = mathematics;
  const integers = seededIntegerSource(effort.seed);
  const game = new StickyWildsGame(mathematics);
  const bySpins = sampleBase(game, integers, effort.rounds, stakes.coins);
  const featurePlays = effort.rounds / baseSpinsPerFeature;
  const starting = [...bySpins].reduce((sum, [awarded, { plays }]) => sum + (awarded > 0 ? plays : 0), 0);
  const parts = [...bySpins]
    .toSorted(([left], [right]) => left - right)
    .map(([awarded, spins]): SpinsWithFeature => {
      if (awarded === 0) return { spins };
      const plays = Math.max(featuresMinimum, Math.ceil((featurePlays * spins.plays) / starting));
      return { spins, feature: sampleFreeSpins(game, integers, awarded, plays, stakes.coins) };
    });
  const ways = [figuresOfSpins(wayOfPlay(stakes), parts)];
  const price = stakes.prices.get('freeSpins');
  if (price !== undefined && freeSpins !== undefined) {
    const bought = sampleFreeSpins(game, integers, freeSpins.counts.bought, featurePlays, stakes.coins);
    ways.push(figuresOfBoughtFeature(wayOfPlay(stakes, 'freeSpins'), bought, price));
  }
  return simulatedFigures(ways, effort);
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
