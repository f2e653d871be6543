import fc from 'fast-check';
import type { SlotParameters } from '../../slot/slot-stake.ts';
import type { EngineSample } from '../../testing/engine-sample.ts';

/** Four reels of changing heights, wilds that count two or three, and a multiplier that grows with every free spin. */
const waysMathematics = {
  rows: [
    3,
    [
      [2, 3],
      [4, 1],
    ],
    [
      [2, 1],
      [3, 1],
      [4, 1],
    ],
    3,
  ],
  coins: 20,
  pays: {
    high1: [0, 5, 20, 100],
    high2: [0, 0, 10, 40],
    low1: [0, 0, 5, 15],
    low2: [0, 0, 3, 10],
    low3: [0, 0, 2, 8],
  },
  scatterPays: [0, 0, 40, 200],
  reels: [
    'high1 low1 low2 scatter low3 high2 low1 low2 low3',
    'low1 wild low2 low3 scatter low2 high2 low1 high1 low3',
    'low2 low1 high2 wild low1 low3 wild high1 scatter low1',
    'low1 low2 high1 low1 scatter low2 high2 low3 low2 wild low3',
  ],
  wildMultipliers: [
    [1, 3],
    [2, 2],
    [3, 1],
  ],
  freeSpins: {
    spins: { started: [0, 0, 6, 10], retriggered: [0, 2, 4, 4], maximum: 24, bought: 7 },
    reels: [
      'high1 low1 low2 scatter low3 high2 low1 low2',
      'low1 wild low2 low3 high1 low2 high2 low1 high1 low3',
      'low2 low1 high2 wild low1 low3 wild high1 scatter low1',
      'low1 low2 high1 low1 scatter low2 high2 low3 low2 wild',
    ],
    wildMultipliers: [[2, 1]],
    multiplier: { kind: 'growing', start: 1, step: 2, maximum: 9, grows: 'everySpin' },
  },
  buys: { freeSpins: 55 },
};

export const waysSample: EngineSample = {
  mathematics: waysMathematics,
  anyParameters: fc.constantFrom<SlotParameters[]>({}, { buy: 'freeSpins' }),
};
