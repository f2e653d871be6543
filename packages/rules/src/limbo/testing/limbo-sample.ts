import fc from 'fast-check';
import type { EngineSample } from '../../testing/engine-sample.ts';
import type { LimboMathematics, LimboParameters } from '../limbo.ts';

export const limboMathematics: LimboMathematics = {
  returnTenThousandths: 9_900,
  targetMinimumHundredths: 101,
  targetMaximumHundredths: 100_000_000,
  runners: 2,
  counts: 'highest',
};

const anyLimboParameters: fc.Arbitrary<LimboParameters> = fc.record({
  targetHundredths: fc.integer({
    min: limboMathematics.targetMinimumHundredths,
    max: limboMathematics.targetMaximumHundredths,
  }),
});

export const limboSample: EngineSample = { mathematics: limboMathematics, anyParameters: anyLimboParameters };
