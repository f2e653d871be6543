import type { GameEngine } from '../game-engine.ts';
import {
  type CoinFlipDecision,
  type CoinFlipMathematics,
  type CoinFlipParameters,
  type CoinFlipRefusalCode,
  parseCoinFlipDecision,
  parseCoinFlipMathematics,
  parseCoinFlipParameters,
} from './coin-flip.ts';
import { type CoinsFlippedEvent, playCoinFlip } from './coin-flip-round.ts';

export const coinFlipEngine: GameEngine<
  'coin-flip',
  CoinFlipMathematics,
  CoinFlipParameters,
  CoinFlipDecision,
  CoinsFlippedEvent,
  CoinFlipRefusalCode
> = {
  code: 'coin-flip',
  parseMathematics: parseCoinFlipMathematics,
  stakeStepMinor: () => 1n,
  parseParameters: parseCoinFlipParameters,
  parseDecision: (_mathematics, value) => parseCoinFlipDecision(value),
  play: playCoinFlip,
  figures: async (mathematics) => (await import('./coin-flip-figures.ts')).coinFlipFigures(mathematics),
};
