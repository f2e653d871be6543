import { lotteryLinesMaximum } from '@wau/contract/calls/lottery/lottery-order-calls';
import { ssc } from '@wau/rules/lottery/families/ssc';
import { expect, test } from 'vitest';
import {
  areStoredLines,
  basketOf,
  emptyBasket,
  leastWonOf,
  mostWonOf,
  storedLines,
  withLine,
  withLineReplaced,
  withoutLines,
} from './basket.ts';
import { type BetLine, oddsBySeries, returnBySeries, stakeOf } from './bet-line.ts';
import { linesMaximum, orderBodyOf } from './order-body.ts';
import { priceOf } from './price-picks.ts';

const line = (changes: Partial<BetLine> = {}): BetLine => ({
  playId: 'fixed-digit',
  prizeModeId: 'ZY',
  numbers: '1,2||||',
  lineCount: 2n,
  chargedLots: 1,
  unitMinor: 100n,
  multiple: 3,
  series: 1_800,
  odds: [90_000],
  mostOdds: 90_000,
  leastOdds: 90_000,
  ...changes,
});

test('the sums of a basket follow what is added, changed and removed, without another count', () => {
  const two = withLine(withLine(emptyBasket, line()), line({ lineCount: 10_000n }));
  expect(two).toMatchObject({ lineCount: 10_002n, stakeMinor: 3_000_600n });
  expect(two.lines.map(({ lineId }) => lineId)).toEqual([1, 2]);
  const changed = withLineReplaced(two, 1, line({ multiple: 1 }));
  expect(changed).toMatchObject({ lineCount: 10_002n, stakeMinor: 3_000_200n });
  expect(withoutLines(changed, new Set([2]))).toMatchObject({ lineCount: 2n, stakeMinor: 200n });
  expect(withLineReplaced(two, 9, line())).toBe(two);
});

test('a basket comes back from storage as it was, and nothing else does', () => {
  const basket = withLine(withLine(emptyBasket, line()), line({ series: undefined, odds: [19_820, 94_000] }));
  const stored: unknown = JSON.parse(JSON.stringify(storedLines(basket)));
  if (!areStoredLines(stored)) throw new Error('not the lines that were stored');
  expect(basketOf(stored)).toEqual(basket);
  for (const broken of [{}, [1], [{ ...stored[0], lineCount: '-1' }], [{ ...stored[0], odds: ['9'] }]]) {
    expect(areStoredLines(broken)).toBe(false);
  }
});

test('lots that are charged count in the stake; what is won is of one line', () => {
  expect(stakeOf(line({ chargedLots: 18 }))).toBe(10_800n);
  const basket = withLine(withLine(emptyBasket, line()), line({ mostOdds: 940_000, leastOdds: 22_000 }));
  expect(mostWonOf(basket)).toBe(28_200n);
  expect(leastWonOf(basket)).toBe(660n);
});

test('odds and returns follow the series where the play does', () => {
  const bySeries = { prize: 'win', oddsTenThousandths: 900_000_000, isBySeries: true, isReturn: false };
  const fixed = { ...bySeries, isBySeries: false };
  expect(oddsBySeries(bySeries, 1_700)).toBe(850_000_000);
  expect(oddsBySeries(fixed, 1_700)).toBe(900_000_000);
  expect(returnBySeries('90.00', [bySeries], 1_700)).toBe(8_500);
  expect(returnBySeries('90.00', [bySeries, fixed], 1_700)).toBe(9_000);
});

test('of a plate only the options that are picked are told as what may be won', () => {
  const play = ssc.plays.find(({ code }) => code === 'dragon-tiger-1-5');
  if (play === undefined) throw new Error('no dragon and tiger');
  const prizes = play.prizes.map(({ code, payoutTenThousandths }) => ({
    ...{ prize: code, oddsTenThousandths: payoutTenThousandths, isBySeries: false, isReturn: false },
  }));
  const stake = { prizeModeId: 'ZY', unitMinor: 100n, multiple: 1, series: 1_800 } as const;
  const most = (options: readonly number[]) =>
    priceOf(ssc.shape, play, { prizes }, [options], stake).mostOdds;
  expect(most([0, 1])).toBe(22_000);
  expect(most([0, 2])).toBe(94_000);
  expect(most([])).toBe(0);
});

test('an order is sent with the odds and the sum that were shown, over all draws of a chase', () => {
  const { lines } = withLine(withLine(emptyBasket, line()), line({ series: undefined }));
  const wish = { gameId: 'ssc-1m', numero: '20261130-0001', lines, stopsOnWin: true, acceptsParts: false };
  const body = orderBodyOf({ ...wish, chase: undefined });
  expect(body.betCartAmountSum).toBe('1200');
  expect(body.lines.map(({ series, odds, unit }) => ({ series, odds, unit }))).toEqual([
    { series: 1_800, odds: [90_000], unit: '100' },
    { series: undefined, odds: [90_000], unit: '100' },
  ]);
  expect(body).not.toHaveProperty('winningStop');
  const chase = [
    { numero: '20261130-0001', multiple: 1 },
    { numero: '20261130-0002', multiple: 2 },
  ];
  expect(orderBodyOf({ ...wish, chase, acceptsParts: true })).toMatchObject({
    ...{ betCartAmountSum: '3600', chase, winningStop: true, acceptsParts: true },
  });
  expect(orderBodyOf({ ...wish, chase, stopsOnWin: false }).winningStop).toBe(false);
});

test('a basket holds what an order takes', () => {
  expect(linesMaximum).toBe(lotteryLinesMaximum);
});
