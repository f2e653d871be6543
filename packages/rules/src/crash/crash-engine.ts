import type { GameEngine } from '../game-engine.ts';
import {
  type CrashDecision,
  type CrashEvent,
  type CrashMathematics,
  type CrashParameters,
  type CrashRefusalCode,
  parseCrashDecision,
  parseCrashMathematics,
  parseCrashParameters,
  playCrash,
} from './crash.ts';

/**
 * A bet on a shared flight is a round like any other: a pure function of mathematics, parameters, what was decided and
 * the flight's own stream, which is that of a hash chain. Only the clock that decides is the server's.
 */
export const crashEngine: GameEngine<
  'crash',
  CrashMathematics,
  CrashParameters,
  CrashDecision,
  CrashEvent,
  CrashRefusalCode
> = {
  code: 'crash',
  isShared: true,
  parseMathematics: parseCrashMathematics,
  stakeStepMinor: () => 1n,
  parseParameters: parseCrashParameters,
  parseDecision: parseCrashDecision,
  play: playCrash,
  figures: async (mathematics) => (await import('./crash-figures.ts')).crashFigures(mathematics),
};
