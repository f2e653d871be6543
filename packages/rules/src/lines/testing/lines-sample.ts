import fc from 'fast-check';
import type { SlotParameters } from '../../slot/slot-stake.ts';
import type { EngineSample } from '../../testing/engine-sample.ts';

/** What an engine of slots without decisions is tried with, where free spins can be bought. */
const anyLinesParameters: fc.Arbitrary<SlotParameters> = fc.constantFrom<SlotParameters[]>(
  {},
  { buy: 'freeSpins' },
);

/** Four reels of four rows, so that nothing can rely on five and three; wilds that double and a multiplier that grows. */
const linesMathematics = {
  rows: 4,
  coins: 10,
  lines: [
    [0, 0, 0, 0],
    [1, 1, 1, 1],
    [2, 2, 2, 2],
    [3, 3, 3, 3],
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [0, 1, 1, 0],
    [3, 2, 2, 3],
  ],
  pays: {
    wild: [0, 4, 40, 400],
    high1: [0, 2, 20, 100],
    high2: [0, 0, 10, 50],
    low1: [0, 0, 6, 20],
    low2: [0, 0, 4, 10],
  },
  scatterPays: [0, 0, 20, 100],
  wildMultiplier: 2,
  reels: [
    'high1 low1 low2 scatter high2 low1 low2 wild low2 low1 high2',
    'low1 high1 low2 low1 scatter low2 high2 low1 wild low2',
    'low2 low1 high2 wild low1 low2 high1 scatter low1',
    'low1 low2 high1 low1 scatter low2 high2 low1 low2 wild low1 low2',
  ],
  wilds: 'stay',
  freeSpins: {
    spins: { started: [0, 0, 5, 8], retriggered: [0, 0, 3, 3], maximum: 20, bought: 6 },
    reels: [
      'high1 low1 low2 scatter high2 low1 low2 wild low2',
      'low1 high1 low2 low1 scatter low2 high2 low1 wild low2',
      'low2 low1 high2 wild low1 low2 high1 scatter low1',
      'low1 low2 high1 low1 scatter low2 high2 low1 low2 wild',
    ],
    wilds: 'expand',
    multiplier: { kind: 'growing', start: 1, step: 1, maximum: 4, grows: 'everyWin' },
  },
  buys: { freeSpins: 40 },
};

export const linesSample: EngineSample = {
  mathematics: linesMathematics,
  anyParameters: anyLinesParameters,
};
