import type { GameEngine } from '../game-engine.ts';
import {
  type BlackjackDecision,
  type BlackjackParameters,
  type BlackjackRefusalCode,
  blackjackStakeStep,
  parseBlackjackDecision,
  parseBlackjackParameters,
  playBlackjack,
} from './blackjack.ts';
import type { BlackjackEvent } from './blackjack-events.ts';
import { type BlackjackMathematics, parseBlackjackMathematics } from './blackjack-mathematics.ts';

export const blackjackEngine: GameEngine<
  'blackjack',
  BlackjackMathematics,
  BlackjackParameters,
  BlackjackDecision,
  BlackjackEvent,
  BlackjackRefusalCode
> = {
  code: 'blackjack',
  parseMathematics: parseBlackjackMathematics,
  stakeStepMinor: blackjackStakeStep,
  parseParameters: (_mathematics, value) => parseBlackjackParameters(value),
  parseDecision: (_mathematics, value) => parseBlackjackDecision(value),
  play: (mathematics, _parameters, wager, decisions, integers) =>
    playBlackjack(mathematics, wager, decisions, integers),
  figures: async (mathematics, effort) =>
    (await import('./blackjack-figures.ts')).blackjackFigures(mathematics, effort),
};
