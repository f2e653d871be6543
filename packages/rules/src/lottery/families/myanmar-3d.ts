import { digitPrize } from '../draw-shape.ts';
import type { LotteryFamily } from '../lottery-family.ts';
import type { Place } from '../place.ts';
import { fixedPrize } from './payouts.ts';

const drawn: readonly Place[] = [{ prize: 'number', index: 0 }];

/**
 * Three digits. A straight number that comes in another order wins the small prize, which a number of three equal digits
 * cannot: it gives back 70 per cent, one with a pair 72, any other 75. Odds of 500 to 700 are published for the straight;
 * the default is the highest of them.
 */
export const myanmar3d: LotteryFamily = {
  code: 'myanmar-3d',
  shape: { prizes: [digitPrize('number', 1, 3)], isDistinct: false },
  plays: [
    {
      kind: 'numbers',
      playType: 'tradition',
      code: 'straight',
      group: 'straight',
      localName: 'ဒဲ့',
      length: 3,
      lots: [
        { prize: 'straight', places: drawn, order: 'exact' },
        { prize: 'tod', places: drawn, order: 'otherOrder' },
      ],
      prizes: [fixedPrize('straight', 700), fixedPrize('tod', 10)],
    },
  ],
};
