import { lotteryFamily } from '@wau/rules/lottery/lottery-families';
import { assert } from '@wau/service/refusal';
import { expect, test } from 'vitest';
import { numberRowsMaximum, requireFewNumbers } from './require-few-numbers.ts';

const ssc = lotteryFamily('ssc', '2026-11-30');
assert(ssc !== undefined, 'the family is there');
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index).join(',');
const check = (playId: string, text: string, draws = 1, lines = 1) =>
  requireFewNumbers(ssc, new Array(lines).fill({ playId, numbers: text }), draws);

test('as many numbers as an order may write are let through, and one more is not, over lines and draws', () => {
  check('five-entered', numbers(numberRowsMaximum));
  expect(() => check('five-entered', numbers(numberRowsMaximum + 1))).toThrow('lottery.order.too.large');
  check('five-entered', numbers(100), 2, 100);
  expect(() => check('five-entered', numbers(101), 2, 100)).toThrow('lottery.order.too.large');
});

test('fields in which nothing is picked do not count, nor do plays that combine', () => {
  check('place-1-number', '||7||', 120, 100);
  check('five-straight', '1|2|3|4|5', 120, 100);
});

test('a text as long as a slip lets through is refused before a moment is over', () => {
  const before = process.cpuUsage();
  for (const text of ['00000,'.repeat(116_000), '0'.repeat(690_000), '|'.repeat(690_000)]) {
    try {
      check('five-entered', text, 1, 3);
    } catch {
      // Whether it is too large is what the first one is for.
    }
  }
  const { user } = process.cpuUsage(before);
  expect(user / 1_000).toBeLessThan(250);
});
