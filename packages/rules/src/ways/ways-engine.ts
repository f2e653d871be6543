import type { GameEngine } from '../game-engine.ts';
import type { SlotEvent } from '../slot/slot-events.ts';
import {
  parseSlotParameters,
  type SlotParameters,
  type SlotRefusalCode,
  slotStakeStepMinor,
} from '../slot/slot-stake.ts';
import { playWays } from './ways.ts';
import { parseWaysMathematics, type WaysMathematics } from './ways-mathematics.ts';

export const waysEngine: GameEngine<
  'ways',
  WaysMathematics,
  SlotParameters,
  never,
  SlotEvent,
  SlotRefusalCode
> = {
  code: 'ways',
  parseMathematics: parseWaysMathematics,
  stakeStepMinor: ({ stakes }, parameters) => slotStakeStepMinor(stakes, parameters),
  parseParameters: ({ stakes }, value) => parseSlotParameters(stakes, value),
  play: (mathematics, parameters, wager, _decisions, integers) =>
    playWays(mathematics, parameters, wager, integers),
  figures: async (mathematics) => (await import('./ways-figures.ts')).waysFigures(mathematics),
};
