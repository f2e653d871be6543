import type { GameEngine } from '../game-engine.ts';
import type { SlotEvent } from '../slot/slot-events.ts';
import {
  parseSlotParameters,
  type SlotParameters,
  type SlotRefusalCode,
  slotStakeStepMinor,
} from '../slot/slot-stake.ts';
import { playHoldAndSpin } from './hold-and-spin.ts';
import type { HoldAndSpinMathematics } from './hold-and-spin-mathematics.ts';
import { parseHoldAndSpinMathematics } from './parse-hold-and-spin-mathematics.ts';

export const holdAndSpinEngine: GameEngine<
  'hold-and-spin',
  HoldAndSpinMathematics,
  SlotParameters,
  never,
  SlotEvent,
  SlotRefusalCode
> = {
  code: 'hold-and-spin',
  parseMathematics: parseHoldAndSpinMathematics,
  stakeStepMinor: ({ stakes }, parameters) => slotStakeStepMinor(stakes, parameters),
  parseParameters: ({ stakes }, value) => parseSlotParameters(stakes, value),
  play: (mathematics, parameters, wager, _decisions, integers) =>
    playHoldAndSpin(mathematics, parameters, wager, integers),
  figures: async (mathematics) =>
    (await import('./hold-and-spin-figures.ts')).holdAndSpinFigures(mathematics),
};
