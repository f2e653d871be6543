import type { GameEngine } from '../game-engine.ts';
import type { SlotEvent } from '../slot/slot-events.ts';
import {
  parseSlotParameters,
  type SlotParameters,
  type SlotRefusalCode,
  slotStakeStepMinor,
} from '../slot/slot-stake.ts';
import { playStickyWilds } from './sticky-wilds.ts';
import { parseStickyWildsMathematics, type StickyWildsMathematics } from './sticky-wilds-mathematics.ts';

export const stickyWildsEngine: GameEngine<
  'sticky-wilds',
  StickyWildsMathematics,
  SlotParameters,
  never,
  SlotEvent,
  SlotRefusalCode
> = {
  code: 'sticky-wilds',
  parseMathematics: parseStickyWildsMathematics,
  stakeStepMinor: ({ stakes }, parameters) => slotStakeStepMinor(stakes, parameters),
  parseParameters: ({ stakes }, value) => parseSlotParameters(stakes, value),
  play: (mathematics, parameters, wager, _decisions, integers) =>
    playStickyWilds(mathematics, parameters, wager, integers),
  figures: async (mathematics, effort) =>
    (await import('./sticky-wilds-figures.ts')).stickyWildsFigures(mathematics, effort),
};
