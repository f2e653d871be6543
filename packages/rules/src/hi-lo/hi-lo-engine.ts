import type { GameEngine } from '../game-engine.ts';
import {
  type HiLoDecision,
  type HiLoEvent,
  type HiLoParameters,
  type HiLoRefusalCode,
  parseHiLoDecision,
  parseHiLoParameters,
  playHiLo,
} from './hi-lo.ts';
import { type HiLoMathematics, parseHiLoMathematics } from './hi-lo-mathematics.ts';

export const hiLoEngine: GameEngine<
  'hi-lo',
  HiLoMathematics,
  HiLoParameters,
  HiLoDecision,
  HiLoEvent,
  HiLoRefusalCode
> = {
  code: 'hi-lo',
  parseMathematics: parseHiLoMathematics,
  stakeStepMinor: () => 1n,
  parseParameters: (_mathematics, value) => parseHiLoParameters(value),
  parseDecision: parseHiLoDecision,
  play: (mathematics, _parameters, wager, decisions, integers) =>
    playHiLo(mathematics, wager, decisions, integers),
  figures: async (mathematics) => (await import('./hi-lo-figures.ts')).hiLoFigures(mathematics),
};
