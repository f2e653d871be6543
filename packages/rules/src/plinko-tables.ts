import type { PlinkoRisk, PlinkoRows } from './plinko.ts';

/**
 * Multipliers in hundredths of the stake from the outermost bucket to the middle one; the other half mirrors them.
 * Each table was searched for near a smooth curve from edge to middle under one condition: weighted with the
 * binomial coefficients it returns exactly 99 %, not nearly. The hundredths in some buckets come from that.
 */
export const plinkoHalfTables: Readonly<Record<PlinkoRisk, Readonly<Record<PlinkoRows, readonly number[]>>>> =
  {
    low: {
      8: [550, 215, 109, 100, 50],
      9: [600, 210, 160, 100, 69],
      10: [800, 310, 140, 112, 100, 48],
      11: [880, 320, 190, 120, 100, 73],
      12: [1100, 352, 150, 130, 120, 100, 44],
      13: [1100, 400, 190, 150, 120, 100, 74],
      14: [1300, 445, 190, 150, 120, 110, 100, 53],
      15: [1500, 605, 260, 190, 140, 112, 100, 73],
      16: [1600, 820, 245, 170, 140, 120, 109, 100, 48],
    },
    medium: {
      8: [1300, 375, 125, 62, 40],
      9: [1800, 520, 160, 81, 50],
      10: [2200, 710, 240, 110, 60, 38],
      11: [2750, 890, 330, 140, 70, 53],
      12: [3400, 1275, 510, 230, 100, 46, 30],
      13: [5000, 1820, 710, 280, 130, 62, 40],
      14: [6000, 2310, 950, 390, 170, 90, 48, 29],
      15: [8500, 3100, 1400, 560, 250, 112, 55, 33],
      16: [11000, 4100, 1650, 700, 320, 160, 79, 40, 32],
    },
    high: {
      8: [3000, 495, 105, 37, 20],
      9: [4500, 840, 180, 51, 20],
      10: [7600, 1250, 270, 77, 30, 23],
      11: [11000, 2000, 450, 120, 40, 23],
      12: [18000, 3120, 670, 180, 60, 31, 20],
      13: [31000, 5400, 1100, 290, 90, 30, 19],
      14: [44000, 7600, 1650, 410, 140, 50, 30, 18],
      15: [65000, 12500, 2800, 690, 190, 72, 34, 18],
      16: [100000, 18600, 3800, 980, 295, 110, 44, 30, 20],
    },
  };
