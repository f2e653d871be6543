import type { GameEngine } from '../game-engine.ts';
import type { SlotEvent } from '../slot/slot-events.ts';
import {
  parseSlotParameters,
  type SlotParameters,
  type SlotRefusalCode,
  slotStakeStepMinor,
} from '../slot/slot-stake.ts';
import { playCluster } from './cluster.ts';
import type { ClusterMathematics } from './cluster-mathematics.ts';
import { parseClusterMathematics } from './parse-cluster-mathematics.ts';

export const clusterEngine: GameEngine<
  'cluster',
  ClusterMathematics,
  SlotParameters,
  never,
  SlotEvent,
  SlotRefusalCode
> = {
  code: 'cluster',
  parseMathematics: parseClusterMathematics,
  stakeStepMinor: ({ stakes }, parameters) => slotStakeStepMinor(stakes, parameters),
  parseParameters: ({ stakes }, value) => parseSlotParameters(stakes, value),
  play: (mathematics, parameters, wager, _decisions, integers) =>
    playCluster(mathematics, parameters, wager, integers),
  figures: async (mathematics, effort) =>
    (await import('./cluster-figures.ts')).clusterFigures(mathematics, effort),
};
