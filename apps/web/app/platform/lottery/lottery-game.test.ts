import { expect, test } from 'vitest';
import { freshForMs, type LotteryGamesAnswer, withAnswer } from './lottery-game.ts';
import { salesClock } from './sales-clock.ts';

const second = (count: number) => new Date(Date.UTC(2026, 10, 30) + count * 1_000).toISOString();
const sales = (number: number) => ({
  numero: `20261130-000${number}`,
  opensAt: second((number - 1) * 60),
  closesAt: second(number * 60 - 5),
  drawsAt: second(number * 60),
  commitment: null,
});

function answer(atSecond: number, open: number, drawn: number): LotteryGamesAnswer {
  return {
    now: second(atSecond),
    list: [
      {
        gameId: 'ssc-1m',
        name: 'SSC',
        family: 'ssc',
        prizeModes: ['ZY'],
        drawSource: 'own',
        current: sales(open),
        latest: drawn === 0 ? null : { numero: `20261130-000${drawn}`, result: { digits: ['1'] } },
      },
    ],
  };
}
const clockAt = (atSecond: number) => salesClock(second(atSecond), 0, 0);

test('a draw that is closed is awaited until its numbers are there, and is asked for once they should be', () => {
  const open = withAnswer(undefined, answer(10, 2, 1), clockAt(10), 500);
  expect(open.awaited).toEqual([]);
  expect(freshForMs(open, 0), 'until its sales end').toBe(105_500);
  const closed = withAnswer(open, answer(116, 3, 1), clockAt(116), 0);
  expect(closed.awaited.map(({ numero }) => numero)).toEqual(['20261130-0002']);
  expect(freshForMs(closed, 0), 'until it is drawn').toBe(5_500);
  const again = withAnswer(closed, answer(118, 3, 1), clockAt(118), 0);
  expect(again.awaited.map(({ numero }) => numero)).toEqual(['20261130-0002']);
  const drawn = withAnswer(again, answer(123, 3, 2), clockAt(123), 0);
  expect(drawn.awaited).toEqual([]);
});

test('the moment counts from the answer, by the clock that goes on while the page is there', () => {
  const known = withAnswer(undefined, answer(10, 2, 1), salesClock(second(10), 5_000, 5_000), 0);
  expect(freshForMs(known, 65_000)).toBe(45_000);
});

test('what is late is asked for again soon, and a draw that never comes is given up', () => {
  const open = withAnswer(undefined, answer(10, 2, 1), clockAt(10), 250);
  expect(freshForMs(open, 200_000)).toBe(4_250);
  const closed = withAnswer(open, answer(116, 3, 1), clockAt(116), 0);
  expect(withAnswer(closed, answer(900, 3, 1), clockAt(900), 0).awaited).toEqual([]);
  expect(withAnswer(closed, { now: second(117), list: [] }, clockAt(117), 0).awaited).toEqual([]);
});

test('without a clock of the device it is asked for soon, and at the latest after five minutes', () => {
  expect(freshForMs(withAnswer(undefined, answer(10, 2, 1), undefined, 0), 0)).toBe(4_000);
  expect(freshForMs(withAnswer(undefined, { now: second(1), list: [] }, clockAt(1), 0), 0)).toBe(300_000);
});
