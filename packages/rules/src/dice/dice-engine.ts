import type { GameEngine } from '../game-engine.ts';
import {
  type DiceMathematics,
  type DiceParameters,
  type DiceRefusalCode,
  type DiceRolledEvent,
  parseDiceMathematics,
  parseDiceParameters,
  playDice,
} from './dice.ts';

export const diceEngine: GameEngine<
  'dice',
  DiceMathematics,
  DiceParameters,
  never,
  DiceRolledEvent,
  DiceRefusalCode
> = {
  code: 'dice',
  parseMathematics: parseDiceMathematics,
  stakeStepMinor: () => 1n,
  parseParameters: parseDiceParameters,
  play: (mathematics, parameters, wager, _decisions, integers) =>
    playDice(mathematics, parameters, wager, integers),
  figures: async (mathematics) => (await import('./dice-figures.ts')).diceFigures(mathematics),
};
