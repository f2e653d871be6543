import fc from 'fast-check';
import type { EngineSample } from '../../testing/engine-sample.ts';
import { type KenoParameters, kenoRisks, parseKenoMathematics } from '../keno.ts';

/** A small card of which every draw can be counted, and whose last number doubles a win. */
export const kenoSampleMathematics = {
  numbers: 12,
  drawn: 4,
  lastFactor: 2,
  payTables: {
    low: { 1: [50, 120], 2: [30, 70, 280], 3: [20, 40, 120, 750] },
    high: { 1: [0, 210], 2: [0, 0, 700], 3: [0, 0, 130, 1600] },
  },
};

const parsed = parseKenoMathematics(kenoSampleMathematics);
if (!parsed.ok) throw new RangeError(parsed.code);

export const kenoMathematics = parsed.value;

const anyKenoParameters: fc.Arbitrary<KenoParameters> = fc.record({
  risk: fc.constantFrom(...kenoRisks.filter((risk) => kenoMathematics.risks.includes(risk))),
  spots: fc
    .uniqueArray(fc.integer({ min: 1, max: kenoMathematics.numbers }), { minLength: 1, maxLength: 3 })
    .map((spots) => spots.toSorted((a, b) => a - b)),
});

export const kenoSample: EngineSample = {
  mathematics: kenoSampleMathematics,
  anyParameters: anyKenoParameters,
};
