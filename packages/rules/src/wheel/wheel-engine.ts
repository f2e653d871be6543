import type { GameEngine } from '../game-engine.ts';
import {
  parseWheelMathematics,
  parseWheelParameters,
  playWheel,
  type WheelMathematics,
  type WheelParameters,
  type WheelRefusalCode,
  type WheelStoppedEvent,
} from './wheel.ts';

export const wheelEngine: GameEngine<
  'wheel',
  WheelMathematics,
  WheelParameters,
  never,
  WheelStoppedEvent,
  WheelRefusalCode
> = {
  code: 'wheel',
  parseMathematics: parseWheelMathematics,
  stakeStepMinor: () => 1n,
  parseParameters: parseWheelParameters,
  play: (mathematics, parameters, wager, _decisions, integers) =>
    playWheel(mathematics, parameters, wager, integers),
  figures: async (mathematics) => (await import('./wheel-figures.ts')).wheelFigures(mathematics),
};
