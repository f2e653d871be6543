import fc from 'fast-check';
import type { EngineSample } from '../../testing/engine-sample.ts';
import type { CrashMathematics } from '../crash.ts';

export const crashMathematics: CrashMathematics = {
  returnTenThousandths: 9_700,
  maximumHundredths: 1_000_000,
  doublingMs: 8_000,
  bettingMs: 6_000,
  pauseMs: 3_000,
};

/** Low targets as often as high ones: most flights end low. */
const anyHundredths = fc.oneof(fc.integer({ min: 101, max: 400 }), fc.integer({ min: 101, max: 1_000_000 }));

export const crashSample: EngineSample = {
  mathematics: crashMathematics,
  anyParameters: fc.record({ autoCashOutHundredths: fc.option(anyHundredths) }),
  anyDecision: fc.oneof(
    fc.constant({ kind: 'ride' }),
    fc.record({ kind: fc.constant('cashOut'), atHundredths: anyHundredths }),
  ),
};
