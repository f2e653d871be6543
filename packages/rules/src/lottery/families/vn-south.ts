import { type DrawShape, digitPrize } from '../draw-shape.ts';
import type { LotteryFamily } from '../lottery-family.ts';
import { vnPlays } from './vn-plays.ts';

/** 18 numbers: 18 lots of two digits, 17 of three, 16 of four. */
const shape: DrawShape = {
  prizes: [
    digitPrize('special', 1, 6),
    digitPrize('g1', 1, 5),
    digitPrize('g2', 1, 5),
    digitPrize('g3', 2, 5),
    digitPrize('g4', 7, 5),
    digitPrize('g5', 1, 4),
    digitPrize('g6', 3, 4),
    digitPrize('g7', 1, 3),
    digitPrize('g8', 1, 2),
  ],
  isDistinct: false,
};

/**
 * Where published odds differ, single numbers pay the least of them, which is what the North publishes as well, and what
 * several numbers together pay is the most, because even that gives back the least of all plays: 78.3, 64.6 and 43.0 per
 * cent.
 */
export const vnSouth: LotteryFamily = {
  code: 'vn-south',
  shape,
  plays: vnPlays({
    shape,
    twoDigitPrize: 'g8',
    threeDigitPrize: 'g7',
    payouts: {
      lo2: 99,
      lo2PerLine: 5.5,
      lo3: 960,
      lo4: 8_880,
      de: 98,
      deDau: 98,
      digit: 9.8,
      cang3: 960,
      cang4: 8_880,
      cang3Dau: 960,
      xien: { 2: 30, 3: 165, 4: 775 },
      truot: { 4: 2, 8: 4, 10: 6 },
    },
  }),
};
