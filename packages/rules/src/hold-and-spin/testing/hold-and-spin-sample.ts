import fc from 'fast-check';
import type { EngineSample } from '../../testing/engine-sample.ts';

/** Three reels of three, so that all that can happen is soon met: coins with every power, a collector, free spins. */
export const holdAndSpinSampleMathematics = {
  coins: 5,
  buys: { holdAndSpin: 12, freeSpins: 8 },
  rows: 3,
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  pays: { wild: [0, 0, 100], high1: [0, 0, 50], high2: [0, 2, 20], low1: [0, 0, 10], low2: [0, 0, 5] },
  scatterPays: [0, 0, 10],
  reels: [
    'high1 coin coin scatter low1 low2 high2 low1 bonus low2',
    'low1 scatter coin coin high2 wild low2 high1 low2 low1',
    'low2 coin scatter coin low1 high2 coin high1 wild low1 low2',
  ],
  coinValues: [
    [5, 6],
    [10, 3],
    [25, 1],
  ],
  prizes: { mini: [50, 1], major: [250, 1] },
  hold: { trigger: 4, respins: 3, landing: [1, 8], collect: 2, multiply: [[2, 1]], grand: 500 },
  hasCollector: true,
  freeSpins: {
    spins: { started: [0, 0, 4], retriggered: [0, 0, 2], maximum: 10, bought: 4 },
    reels: [
      'high1 coin low2 low1 scatter low2 high2 low1',
      'low1 wild coin high2 low2 scatter high1 low2',
      'low2 low1 scatter high2 coin high1 wild low1',
    ],
    multiplier: { kind: 'growing', start: 1, step: 1, maximum: 3, grows: 'everyWin' },
  },
};

/** The same with ways, without collector and powers. */
export const holdAndSpinWaysMathematics = {
  ...holdAndSpinSampleMathematics,
  lines: null,
  pays: { high1: [0, 0, 50], high2: [0, 2, 20], low1: [0, 0, 10], low2: [0, 0, 5] },
  hasCollector: false,
  buys: { holdAndSpin: 12 },
  reels: [
    'high1 coin coin low1 low2 high2 low1 low1 low2',
    'low1 coin coin high2 wild low2 high1 low2 low1',
    'low2 coin low1 high2 coin coin high1 wild low1 low2',
  ],
  hold: { trigger: 4, respins: 3, landing: [1, 8], collect: 0, multiply: [], grand: 500 },
  freeSpins: null,
};

export const holdAndSpinSample: EngineSample = {
  mathematics: holdAndSpinSampleMathematics,
  anyParameters: fc.constantFrom({}, { buy: 'holdAndSpin' }, { buy: 'freeSpins' }),
};
