import fc from 'fast-check';
import type { EngineSample } from '../../testing/engine-sample.ts';
import { parseWheelMathematics, type WheelParameters } from '../wheel.ts';

/** Two wheels, one of which leads to an inner one. */
export const wheelSampleMathematics = {
  wheels: {
    low: {
      6: [
        [150, 2],
        [0, 1],
        [120, 2],
        [50, 1],
        [200, 1],
        [0, 1],
      ],
    },
    high: {
      6: [
        [0, 3],
        ['inner', 1],
        [0, 3],
        [200, 1],
        [0, 3],
        [300, 1],
      ],
    },
  },
  inner: [
    [300, 3],
    [500, 2],
    [2000, 1],
  ],
};

const parsed = parseWheelMathematics(wheelSampleMathematics);
if (!parsed.ok) throw new RangeError(parsed.code);

export const wheelMathematics = parsed.value;

const anyWheelParameters: fc.Arbitrary<WheelParameters> = fc.record({
  risk: fc.constantFrom(...wheelMathematics.risks),
  segments: fc.constantFrom(...wheelMathematics.segmentChoices),
});

export const wheelSample: EngineSample = {
  mathematics: wheelSampleMathematics,
  anyParameters: anyWheelParameters,
};
