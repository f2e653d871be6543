import type { GameEngine } from '../game-engine.ts';
import {
  parseVideoPokerDecision,
  parseVideoPokerParameters,
  playVideoPoker,
  type VideoPokerDecision,
  type VideoPokerEvent,
  type VideoPokerParameters,
  type VideoPokerRefusalCode,
} from './video-poker.ts';
import { parseVideoPokerMathematics, type VideoPokerMathematics } from './video-poker-mathematics.ts';

export const videoPokerEngine: GameEngine<
  'video-poker',
  VideoPokerMathematics,
  VideoPokerParameters,
  VideoPokerDecision,
  VideoPokerEvent,
  VideoPokerRefusalCode
> = {
  code: 'video-poker',
  parseMathematics: parseVideoPokerMathematics,
  stakeStepMinor: ({ hands }) => BigInt(hands),
  parseParameters: (_mathematics, value) => parseVideoPokerParameters(value),
  parseDecision: (_mathematics, value) => parseVideoPokerDecision(value),
  play: (mathematics, _parameters, wager, decisions, integers) =>
    playVideoPoker(mathematics, wager, decisions, integers),
  figures: async (mathematics) => (await import('./video-poker-figures.ts')).videoPokerFigures(mathematics),
};
