import type { GameEngine } from '../game-engine.ts';
import {
  type BallDroppedEvent,
  type PlinkoMathematics,
  type PlinkoParameters,
  type PlinkoRefusalCode,
  parsePlinkoMathematics,
  parsePlinkoParameters,
  playPlinko,
} from './plinko.ts';

export const plinkoEngine: GameEngine<
  'plinko',
  PlinkoMathematics,
  PlinkoParameters,
  never,
  BallDroppedEvent,
  PlinkoRefusalCode
> = {
  code: 'plinko',
  parseMathematics: parsePlinkoMathematics,
  stakeStepMinor: () => 1n,
  parseParameters: parsePlinkoParameters,
  play: (mathematics, parameters, wager, _decisions, integers) =>
    playPlinko(mathematics, parameters, wager, integers),
  figures: async (mathematics) => (await import('./plinko-figures.ts')).plinkoFigures(mathematics),
};
