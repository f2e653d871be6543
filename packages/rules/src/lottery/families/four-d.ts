import { type DrawShape, digitPrize } from '../draw-shape.ts';
import type { LotteryFamily } from '../lottery-family.ts';
import type { NumbersPlay } from '../lottery-play.ts';
import { tailsOf } from '../place.ts';
import { digitGroups, type NumberLength } from './digit-groups.ts';
import { fixedPrize } from './payouts.ts';

const shape: DrawShape = {
  prizes: [
    digitPrize('first', 1, 4),
    digitPrize('second', 1, 4),
    digitPrize('third', 1, 4),
    digitPrize('special', 10, 4),
    digitPrize('consolation', 10, 4),
  ],
  isDistinct: false,
};

/** By the prize that is drawn, what it pays. */
type FourDPayouts = Readonly<Record<string, number>>;

/** The last digits of some prizes. */
function ends(code: string, length: NumberLength, payouts: FourDPayouts, localName?: string): NumbersPlay {
  return {
    kind: 'numbers',
    playType: 'tradition',
    code,
    group: digitGroups[length],
    ...(localName === undefined ? {} : { localName }),
    length,
    lots: Object.keys(payouts).flatMap((prize) =>
      tailsOf(shape, prize, length).map((place) => ({ prize, places: [place], order: 'exact' as const })),
    ),
    prizes: Object.entries(payouts).map(([prize, payout]) => fixedPrize(prize, payout)),
  };
}

/**
 * One stake on every order of a number. Payouts are the straight one over how many orders there are, as the operators
 * round it: up, so 24 orders give back 66.72 per cent at Big, where Big itself gives 64. Four equal digits have one order
 * and are played as a straight.
 */
function iBox(
  code: string,
  payouts: Readonly<Record<string, readonly [number, number, number, number]>>,
): NumbersPlay {
  const orders = [24, 12, 6, 4] as const;
  return {
    kind: 'numbers',
    playType: 'tradition',
    code,
    group: 'iBox',
    length: 4,
    lots: Object.keys(payouts).flatMap((prize) =>
      tailsOf(shape, prize, 4).map((place) => ({ prize, places: [place], order: 'any' as const })),
    ),
    isByArrangements: true,
    prizes: Object.entries(payouts).flatMap(([prize, byOrders]) =>
      byOrders.map((payout, index) => fixedPrize(`${prize}-${orders[index]}`, payout)),
    ),
  };
}

/** 23 numbers of four digits. A full box is no play of its own: it picks every order of a number of Big or Small. */
export const fourD: LotteryFamily = {
  code: 'four-d',
  shape,
  plays: [
    ends('big', 4, { first: 2_500, second: 1_000, third: 500, special: 180, consolation: 60 }, 'Besar'),
    ends('small', 4, { first: 3_500, second: 2_000, third: 1_000 }, 'Kecil'),
    ends('4a', 4, { first: 6_000 }),
    iBox('ibox-big', {
      first: [105, 209, 417, 625],
      second: [42, 84, 167, 250],
      third: [21, 42, 84, 125],
      special: [8, 15, 30, 45],
      consolation: [3, 5, 10, 15],
    }),
    iBox('ibox-small', {
      first: [146, 292, 584, 875],
      second: [84, 167, 334, 500],
      third: [42, 84, 167, 250],
    }),
    ends('3a', 3, { first: 660 }),
    ends('3abc', 3, { first: 250, second: 210, third: 150 }),
    // A tenth of what three digits pay, since two are ten times as likely.
    ends('2a', 2, { first: 66 }),
    ends('2abc', 2, { first: 25, second: 21, third: 15 }),
  ],
};
