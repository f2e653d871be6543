import type { GameEngine } from '../game-engine.ts';
import {
  type KenoDrawnEvent,
  type KenoMathematics,
  type KenoParameters,
  type KenoRefusalCode,
  parseKenoMathematics,
  parseKenoParameters,
  playKeno,
} from './keno.ts';

export const kenoEngine: GameEngine<
  'keno',
  KenoMathematics,
  KenoParameters,
  never,
  KenoDrawnEvent,
  KenoRefusalCode
> = {
  code: 'keno',
  parseMathematics: parseKenoMathematics,
  stakeStepMinor: () => 1n,
  parseParameters: parseKenoParameters,
  play: (mathematics, parameters, wager, _decisions, integers) =>
    playKeno(mathematics, parameters, wager, integers),
  figures: async (mathematics) => (await import('./keno-figures.ts')).kenoFigures(mathematics),
};
