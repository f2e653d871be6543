import type { TitleFigures } from '../figures.ts';
import type { FiguresEffort } from '../game-engine.ts';
import type { IntegerSource } from '../integer-source.ts';
import { seededIntegerSource } from '../seeded-integer-source.ts';
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
import { playBaseSpin, playClusterFreeSpins } from './cluster.ts';
import { ClusterBoard } from './cluster-board.ts';
import type { ClusterMathematics } from './cluster-mathematics.ts';
import { ClusterSpins } from './cluster-spins.ts';

/** One play of a feature by itself for so many base spins, and never fewer than the second number. */
const baseSpinsPerFeature = 20;
const featuresMinimum = 500;

/** Simulates with the code that plays for money: base spins by themselves, and free spins by how many are started. */
export function clusterFigures(mathematics: ClusterMathematics, effort: FiguresEffort): TitleFigures {
  const integers = seededIntegerSource(effort.seed);
  const spins = new ClusterSpins(new ClusterBoard(mathematics), new SlotRoundInPlay(integers));
  const baseSpins = sampleBaseSpins(mathematics, spins, integers, effort.rounds);
  const starting = [...baseSpins].filter(([awarded]) => awarded > 0);
  const startingSpins = starting.reduce((sum, [, { plays }]) => sum + plays, 0);
  const features = effort.rounds / baseSpinsPerFeature;
  const featureSamples = new Map<number, Sample>();
  for (const [awarded, { plays }] of starting.toSorted(([a], [b]) => a - b)) {
    const share = Math.max(featuresMinimum, Math.ceil((features * plays) / startingSpins));
    featureSamples.set(awarded, sampleFreeSpins(mathematics, spins, integers, awarded, share));
  }
  const parts = [...baseSpins].map(([awarded, sample]): SpinsWithFeature => {
    const feature = featureSamples.get(awarded);
    return feature === undefined ? { spins: sample } : { spins: sample, feature };
  });
  const ways = [figuresOfSpins('any', parts)];
  const price = mathematics.stakes.prices.get('freeSpins');
  if (price !== undefined && mathematics.freeSpins !== undefined) {
    const { bought } = mathematics.freeSpins;
    const sample = sampleFreeSpins(mathematics, spins, integers, bought, Math.ceil(features));
    ways.push(figuresOfBoughtFeature('buy freeSpins', sample, price));
  }
  return simulatedFigures(ways, effort);
}

/** Base spins by the number of free spins that they started. */
function sampleBaseSpins(
  mathematics: ClusterMathematics,
  spins: ClusterSpins,
  integers: IntegerSource,
  count: number,
): ReadonlyMap<number, Sample> {
  const byAwarded = new Map<number, Sample>();
  for (let spin = 0; spin < count; spin += 1) {
    const { pay, awarded } = playBaseSpin(mathematics, spins, new SlotRoundInPlay(integers));
    let sample = byAwarded.get(awarded);
    if (sample === undefined) {
      sample = emptySample();
      byAwarded.set(awarded, sample);
    }
    addToSample(sample, pay / mathematics.stakes.coins);
  }
  return byAwarded;
}

function sampleFreeSpins(
  mathematics: ClusterMathematics,
  spins: ClusterSpins,
  integers: IntegerSource,
  awarded: number,
  count: number,
): Sample {
  const sample = emptySample();
  for (let feature = 0; feature < count; feature += 1) {
    const round = new SlotRoundInPlay(integers);
    playClusterFreeSpins(mathematics, spins, round, awarded);
    addToSample(sample, round.totalPay / mathematics.stakes.coins);
  }
  return sample;
}
