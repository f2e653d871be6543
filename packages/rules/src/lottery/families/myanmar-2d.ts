import { digitPrize } from '../draw-shape.ts';
import type { LotteryFamily } from '../lottery-family.ts';
import { fixedPrize } from './payouts.ts';

/** Two digits. Odds of 80 to 90 are published; the default is the highest of them. */
export const myanmar2d: LotteryFamily = {
  code: 'myanmar-2d',
  shape: { prizes: [digitPrize('number', 1, 2)], isDistinct: false },
  plays: [
    {
      kind: 'numbers',
      playType: 'tradition',
      code: 'straight',
      group: 'straight',
      localName: 'ဒဲ့',
      length: 2,
      lots: [{ prize: 'straight', places: [{ prize: 'number', index: 0 }], order: 'exact' }],
      prizes: [fixedPrize('straight', 90)],
    },
  ],
};
