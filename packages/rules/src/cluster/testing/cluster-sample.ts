import fc from 'fast-check';
import type { EngineSample } from '../../testing/engine-sample.ts';

const weights = { high1: 5, high2: 6, low1: 8, low2: 8, low3: 8, wild: 1, scatter: 2 };

/** Has every rule that cells can grow by, on the smallest grid. */
export const clusterSampleMathematics = {
  coins: 20,
  buys: { freeSpins: 20 },
  columns: 5,
  rows: 5,
  rule: 'touching',
  minimum: 5,
  weights: { base: weights, free: { ...weights, wild: 3 } },
  pays: {
    high1: [
      [5, 40],
      [7, 100],
      [10, 500],
    ],
    high2: [
      [5, 20],
      [8, 100],
    ],
    low1: [[5, 10]],
    low2: [[5, 8]],
    low3: [[5, 4]],
  },
  scatterPays: [[4, 60]],
  freeSpins: {
    started: [0, 0, 5, 8, 10, 10, 10, 10],
    retriggered: [0, 0, 3, 3, 3, 3, 3, 3],
    maximum: 30,
    bought: 5,
  },
  multiplier: { kind: 'cell', steps: [0, 2, 4, 8], keptInFreeSpins: true },
  charge: { every: 12, wilds: 2 },
};

export const clusterSample: EngineSample = {
  mathematics: clusterSampleMathematics,
  anyParameters: fc.constantFrom({}, { buy: 'freeSpins' }),
};

/** Titles that multiply in the other ways. */
export const clusterVariants = {
  cells: clusterSampleMathematics,
  'no multiplier, no free spins': {
    ...clusterSampleMathematics,
    buys: {},
    freeSpins: null,
    charge: null,
    multiplier: { kind: 'none' },
  },
  'growing with cascades': {
    ...clusterSampleMathematics,
    columns: 6,
    rows: 7,
    charge: null,
    multiplier: { kind: 'cascade', steps: [1, 2, 3, 5, 10], keptInFreeSpins: true },
  },
  'orbs over symbols anywhere': {
    ...clusterSampleMathematics,
    columns: 6,
    rule: 'anywhere',
    minimum: 8,
    pays: {
      high1: [[8, 40]],
      high2: [[8, 20]],
      low1: [
        [8, 10],
        [12, 50],
      ],
      low2: [[8, 8]],
      low3: [[8, 4]],
    },
    weights: { base: { ...weights, bonus: 1 }, free: { ...weights, bonus: 2 } },
    multiplier: {
      kind: 'orb',
      values: [
        [2, 5],
        [5, 2],
        [100, 1],
      ],
      keptInFreeSpins: true,
    },
    charge: null,
  },
};
