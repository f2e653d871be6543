import type { GameEngine } from '../game-engine.ts';
import {
  parseTowersDecision,
  parseTowersParameters,
  playTowers,
  type TowersDecision,
  type TowersEvent,
  type TowersParameters,
  type TowersRefusalCode,
} from './towers.ts';
import { parseTowersMathematics, type TowersMathematics } from './towers-mathematics.ts';

export const towersEngine: GameEngine<
  'towers',
  TowersMathematics,
  TowersParameters,
  TowersDecision,
  TowersEvent,
  TowersRefusalCode
> = {
  code: 'towers',
  parseMathematics: parseTowersMathematics,
  stakeStepMinor: () => 1n,
  parseParameters: parseTowersParameters,
  parseDecision: (_mathematics, value) => parseTowersDecision(value),
  play: playTowers,
  figures: async (mathematics) => (await import('./towers-figures.ts')).towersFigures(mathematics),
};
