import type { GameEngine } from '../game-engine.ts';
import {
  type MinesDecision,
  type MinesMathematics,
  type MinesParameters,
  type MinesRefusalCode,
  parseMinesDecision,
  parseMinesMathematics,
  parseMinesParameters,
} from './mines.ts';
import { type MinesEvent, playMines } from './mines-round.ts';

export const minesEngine: GameEngine<
  'mines',
  MinesMathematics,
  MinesParameters,
  MinesDecision,
  MinesEvent,
  MinesRefusalCode
> = {
  code: 'mines',
  parseMathematics: parseMinesMathematics,
  stakeStepMinor: () => 1n,
  parseParameters: parseMinesParameters,
  parseDecision: parseMinesDecision,
  play: playMines,
  figures: async (mathematics) => (await import('./mines-figures.ts')).minesFigures(mathematics),
};
