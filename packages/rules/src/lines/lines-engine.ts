import type { GameEngine } from '../game-engine.ts';
import type { SlotEvent } from '../slot/slot-events.ts';
import {
  parseSlotParameters,
  type SlotParameters,
  type SlotRefusalCode,
  slotStakeStepMinor,
} from '../slot/slot-stake.ts';
import { playLines } from './lines.ts';
import { type LinesMathematics, parseLinesMathematics } from './lines-mathematics.ts';

export const linesEngine: GameEngine<
  'lines',
  LinesMathematics,
  SlotParameters,
  never,
  SlotEvent,
  SlotRefusalCode
> = {
  code: 'lines',
  parseMathematics: parseLinesMathematics,
  stakeStepMinor: ({ stakes }, parameters) => slotStakeStepMinor(stakes, parameters),
  parseParameters: ({ stakes }, value) => parseSlotParameters(stakes, value),
  play: (mathematics, parameters, wager, _decisions, integers) =>
    playLines(mathematics, parameters, wager, integers),
  figures: async (mathematics) => (await import('./lines-figures.ts')).linesFigures(mathematics),
};
