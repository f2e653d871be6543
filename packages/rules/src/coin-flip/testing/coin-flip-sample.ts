import fc from 'fast-check';
import type { EngineSample } from '../../testing/engine-sample.ts';
import {
  type CoinFlipDecision,
  type CoinFlipMathematics,
  type CoinFlipParameters,
  coinSides,
} from '../coin-flip.ts';

export const coinFlipMathematics: CoinFlipMathematics = {
  coins: 3,
  needed: 2,
  seriesMaximum: 8,
  returnTenThousandths: 9_800,
};

const anySide = fc.constantFrom(...coinSides);

const anyCoinFlipParameters: fc.Arbitrary<CoinFlipParameters> = fc.record({
  side: anySide,
  flips: fc.integer({ min: 0, max: coinFlipMathematics.seriesMaximum }),
});

const anyCoinFlipDecision: fc.Arbitrary<CoinFlipDecision> = fc.oneof(
  { weight: 4, arbitrary: anySide.map((side) => ({ kind: 'flip' as const, side })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'cashOut' as const }) },
);

export const coinFlipSample: EngineSample = {
  mathematics: coinFlipMathematics,
  anyParameters: anyCoinFlipParameters,
  anyDecision: anyCoinFlipDecision,
};
