import type { GameEngine } from '../game-engine.ts';
import {
  type LimboMathematics,
  type LimboParameters,
  type LimboReachedEvent,
  type LimboRefusalCode,
  parseLimboMathematics,
  parseLimboParameters,
  playLimbo,
} from './limbo.ts';

export const limboEngine: GameEngine<
  'limbo',
  LimboMathematics,
  LimboParameters,
  never,
  LimboReachedEvent,
  LimboRefusalCode
> = {
  code: 'limbo',
  parseMathematics: parseLimboMathematics,
  stakeStepMinor: () => 1n,
  parseParameters: parseLimboParameters,
  play: (mathematics, parameters, wager, _decisions, integers) =>
    playLimbo(mathematics, parameters, wager, integers),
  figures: async (mathematics) => (await import('./limbo-figures.ts')).limboFigures(mathematics),
};
