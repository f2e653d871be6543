import type { GameEngine } from '../game-engine.ts';
import type { SlotEvent } from '../slot/slot-events.ts';
import { parseSlotParameters, type SlotParameters, slotStakeStepMinor } from '../slot/slot-stake.ts';
import { parsePickAndWheelMathematics } from './parse-pick-and-wheel-mathematics.ts';
import { type PickRefusalCode, parsePickDecision, playPickAndWheel } from './pick-and-wheel.ts';
import type { PickAndWheelMathematics, PickDecision } from './pick-and-wheel-mathematics.ts';

export const pickAndWheelEngine: GameEngine<
  'pick-and-wheel',
  PickAndWheelMathematics,
  SlotParameters,
  PickDecision,
  SlotEvent,
  PickRefusalCode
> = {
  code: 'pick-and-wheel',
  parseMathematics: parsePickAndWheelMathematics,
  stakeStepMinor: ({ stakes }, parameters) => slotStakeStepMinor(stakes, parameters),
  parseParameters: ({ stakes }, value) => parseSlotParameters(stakes, value),
  parseDecision: (_, value) => parsePickDecision(value),
  play: playPickAndWheel,
  figures: async (mathematics) =>
    (await import('./pick-and-wheel-figures.ts')).pickAndWheelFigures(mathematics),
};
