import { type DrawShape, digitPrize } from '../draw-shape.ts';
import type { LotteryFamily } from '../lottery-family.ts';
import { endsOf, vnPlays } from './vn-plays.ts';

/** 27 numbers: 27 lots of two digits, 23 of three, 20 of four. */
const shape: DrawShape = {
  prizes: [
    digitPrize('special', 1, 5),
    digitPrize('g1', 1, 5),
    digitPrize('g2', 2, 5),
    digitPrize('g3', 6, 5),
    digitPrize('g4', 4, 4),
    digitPrize('g5', 6, 4),
    digitPrize('g6', 3, 3),
    digitPrize('g7', 4, 2),
  ],
  isDistinct: false,
};

/**
 * `lo-2-1k` has no published odds of its own here: 3.65 for one line gives back what 98.5 for each of 27 lots does.
 * Several numbers together pay the most that is published, as in the South.
 */
export const vnNorth: LotteryFamily = {
  code: 'vn-north',
  shape,
  plays: [
    ...vnPlays({
      shape,
      twoDigitPrize: 'g7',
      threeDigitPrize: 'g6',
      payouts: {
        lo2: 98.5,
        lo2PerLine: 3.65,
        lo3: 960,
        lo4: 8_880,
        de: 99,
        deDau: 98,
        digit: 9.8,
        cang3: 960,
        cang4: 8_880,
        cang3Dau: 960,
        xien: { 2: 16, 3: 78, 4: 300 },
        truot: { 4: 2.3, 8: 8, 10: 12 },
      },
    }),
    endsOf(shape, { code: 'nhat', group: 'de', localName: 'nhất' }, 'g1', 2, 98),
  ],
};
