import fc from 'fast-check';
import type { EngineSample } from '../../testing/engine-sample.ts';
import { type PlinkoParameters, parsePlinkoMathematics, plinkoRisks } from '../plinko.ts';

const halfTables = {
  low: { 8: [550, 215, 109, 100, 50], 9: [600, 210, 160, 100, 69] },
  medium: { 8: [1300, 375, 125, 62, 40], 9: [1800, 520, 160, 81, 50] },
  high: { 8: [3000, 495, 105, 37, 20], 9: [4500, 840, 180, 51, 20] },
};

const parsed = parsePlinkoMathematics({ halfTables });
if (!parsed.ok) throw new RangeError(parsed.code);

export const plinkoMathematics = parsed.value;

const anyPlinkoParameters: fc.Arbitrary<PlinkoParameters> = fc.record({
  rows: fc.constantFrom(...plinkoMathematics.rowChoices),
  risk: fc.constantFrom(...plinkoRisks),
});

export const plinkoSample: EngineSample = { mathematics: { halfTables }, anyParameters: anyPlinkoParameters };
