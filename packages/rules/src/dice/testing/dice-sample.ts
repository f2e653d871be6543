import fc from 'fast-check';
import type { EngineSample } from '../../testing/engine-sample.ts';
import { type DiceMathematics, type DiceParameters, diceOutcomes } from '../dice.ts';

export const diceMathematics: DiceMathematics = {
  returnTenThousandths: 9_900,
  winningOutcomesMinimum: 1,
  winningOutcomesMaximum: 9_800,
};

/** Every dice bet that is accepted, by number of winning rolls. */
export const anyDiceParameters: fc.Arbitrary<DiceParameters> = fc
  .record({
    direction: fc.constantFrom('under' as const, 'over' as const),
    winning: fc.integer({
      min: diceMathematics.winningOutcomesMinimum,
      max: diceMathematics.winningOutcomesMaximum,
    }),
  })
  .map(({ direction, winning }) => ({
    direction,
    targetHundredths: direction === 'under' ? winning : diceOutcomes - 1 - winning,
  }));

export const diceSample: EngineSample = { mathematics: diceMathematics, anyParameters: anyDiceParameters };
