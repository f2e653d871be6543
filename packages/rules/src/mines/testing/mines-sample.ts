import fc from 'fast-check';
import type { EngineSample } from '../../testing/engine-sample.ts';
import type { MinesDecision, MinesMathematics, MinesParameters } from '../mines.ts';

export const minesMathematics: MinesMathematics = {
  rows: 5,
  columns: 5,
  minesMinimum: 1,
  minesMaximum: 24,
  returnTenThousandths: 9_900,
};

const cells = minesMathematics.rows * minesMathematics.columns;
const anyCell = fc.integer({ min: 0, max: cells - 1 });

const anyMinesParameters: fc.Arbitrary<MinesParameters> = fc
  .integer({ min: minesMathematics.minesMinimum, max: minesMathematics.minesMaximum })
  .chain((mines) =>
    fc.record({
      mines: fc.constant(mines),
      plan: fc.oneof(
        fc.constant([]),
        fc.uniqueArray(anyCell, { maxLength: cells - mines }).map((plan) => plan.toSorted((a, b) => a - b)),
      ),
    }),
  );

const anyMinesDecision: fc.Arbitrary<MinesDecision> = fc.oneof(
  { weight: 4, arbitrary: anyCell.map((cell) => ({ kind: 'reveal' as const, cell })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'cashOut' as const }) },
);

export const minesSample: EngineSample = {
  mathematics: minesMathematics,
  anyParameters: anyMinesParameters,
  anyDecision: anyMinesDecision,
};
