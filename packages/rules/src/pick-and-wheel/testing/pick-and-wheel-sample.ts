import fc from 'fast-check';
import type { EngineSample } from '../../testing/engine-sample.ts';

const baseReels = [
  'high1 bonus low1 low2 high2 low1 wild low2',
  'low1 bonus high2 wild low2 high1 low2 low1 bonus',
  'low2 low1 high2 bonus high1 wild low1 low2',
];

/** Three reels that open boxes with every prize on two boards, two wheels and free spins. */
export const pickSampleMathematics = {
  coins: 5,
  buys: { pick: 20 },
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
  reels: baseReels,
  openings: [
    { bonus: 3, opens: 'pick', factor: 1 },
    { bonus: 4, opens: { wheel: 0, turns: 2 }, factor: 3 },
  ],
  boards: [
    {
      rule: { kind: 'picks', picks: 2 },
      prizes: [
        [{ kind: 'credit', pay: 10 }, 3],
        [{ kind: 'credit', pay: 40, name: 'mini' }, 1],
        [{ kind: 'multiplier', by: 2 }, 1],
        [{ kind: 'freeSpins', spins: 3 }, 1],
        [{ kind: 'extraPicks', picks: 2 }, 1],
        [{ kind: 'wheel', wheel: 0 }, 1],
        [{ kind: 'nextLevel' }, 1],
      ],
    },
    {
      rule: { kind: 'untilEnd' },
      prizes: [
        [{ kind: 'credit', pay: 20 }, 3],
        [{ kind: 'multiplier', by: 3 }, 1],
        [{ kind: 'end' }, 2],
      ],
    },
  ],
  wheels: [
    [
      [{ kind: 'credit', pay: 10 }, 5],
      [{ kind: 'freeSpins', spins: 2 }, 2],
      [{ kind: 'multiplier', by: 2 }, 1],
      [{ kind: 'wheel', wheel: 1 }, 1],
    ],
    [
      [{ kind: 'credit', pay: 25 }, 3],
      [{ kind: 'credit', pay: 200, name: 'grand' }, 1],
    ],
  ],
  freeSpins: {
    reels: [
      'high1 low2 low1 scatter low2 high2 low1 wild',
      'low1 wild high2 low2 scatter high1 low2 low1',
      'low2 low1 scatter high2 high1 wild low1 low2',
    ],
    retriggered: [0, 0, 2],
    maximum: 8,
    multiplier: {
      kind: 'drawn',
      choices: [
        [1, 2],
        [2, 1],
      ],
    },
  },
};

/** Tokens that must be found, ways, no free spins. */
export const tokensMathematics = {
  ...pickSampleMathematics,
  lines: null,
  pays: { high1: [0, 0, 50], high2: [0, 2, 20], low1: [0, 0, 10], low2: [0, 0, 5] },
  reels: ['high1 bonus low1 low2 high2 low1 low2 low1', ...baseReels.slice(1)],
  openings: [{ bonus: 3, opens: 'pick', factor: 1 }],
  boards: [
    {
      rule: { kind: 'tokens', needed: 3 },
      prizes: [
        [{ kind: 'token', name: 'mini', pay: 50 }, 4],
        [{ kind: 'token', name: 'minor', pay: 100 }, 3],
        [{ kind: 'token', name: 'grand', pay: 500 }, 3],
      ],
    },
  ],
  wheels: [],
  freeSpins: null,
};

export const pickAndWheelSample: EngineSample = {
  mathematics: pickSampleMathematics,
  anyParameters: fc.constantFrom({}, { buy: 'pick' }),
  anyDecision: fc.record({ kind: fc.constant('pick'), box: fc.integer({ min: 0, max: 11 }) }),
};
