import fc from 'fast-check';
import type { SlotParameters } from '../../slot/slot-stake.ts';
import type { EngineSample } from '../../testing/engine-sample.ts';

/** Wilds walk and grow in the base game, and stay in their cells with multipliers in free spins. */
const stickyWildsMathematics = {
  rows: 3,
  coins: 10,
  lines: [
    [1, 1, 1, 1],
    [0, 0, 0, 0],
    [2, 2, 2, 2],
    [0, 1, 2, 1],
    [2, 1, 0, 1],
  ],
  pays: {
    wild: [0, 0, 20, 100],
    high1: [0, 2, 10, 60],
    high2: [0, 0, 8, 30],
    low1: [0, 0, 4, 15],
    low2: [0, 0, 2, 10],
    low3: [0, 0, 2, 6],
  },
  scatterPays: [0, 0, 20, 50],
  combine: 'add',
  reels: [
    'high1 low1 low2 scatter low3 high2 low1 low2',
    'low1 high1 low2 low3 scatter low2 high2 low3 wild low1',
    'low2 low1 high2 wild low3 low2 high1 scatter low1 low3',
    'low1 low2 high1 low3 scatter low2 high2 low1 low2 wild',
  ],
  wilds: {
    expand: false,
    multipliers: [
      [1, 3],
      [2, 1],
    ],
    step: 1,
    maximum: 4,
  },
  respins: {
    stay: 'walk',
    maximum: 6,
    reels: [
      'high1 low1 low2 low3 high2 low1 low2 low3',
      'low1 high1 low2 low3 low2 high2 low3 wild low1',
      'low2 low1 high2 wild low3 low2 high1 low1 low3',
      'low1 low2 high1 low3 low2 high2 low1 low2 low3',
    ],
  },
  freeSpins: {
    spins: { started: [0, 0, 5, 8], retriggered: [0, 0, 2, 2], maximum: 16, bought: 5 },
    reels: [
      'high1 low1 low2 scatter low3 high2 low1 low2',
      'low1 high1 low2 low3 scatter low2 high2 low3 wild low1',
      'low2 low1 high2 wild low3 low2 high1 scatter low1 low3',
      'low1 low2 high1 low3 low2 high2 low1 low2 low3 low1',
    ],
    wilds: {
      expand: false,
      multipliers: [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
      step: 0,
      maximum: 3,
    },
  },
  buys: { freeSpins: 30 },
};

export const stickyWildsSample: EngineSample = {
  mathematics: stickyWildsMathematics,
  anyParameters: fc.constantFrom<SlotParameters[]>({}, { buy: 'freeSpins' }),
};
