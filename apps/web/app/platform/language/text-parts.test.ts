import { expect, test } from 'vitest';
import { firstPaths, lotteryPaths } from './first-paths.ts';
import { textPartsAt } from './text-parts.ts';

test('the addresses that a part is found for at build are those that begin with it', () => {
  expect(firstPaths.map(textPartsAt)).toEqual(firstPaths.map(() => 1));
  expect(lotteryPaths.map(textPartsAt)).toEqual(lotteryPaths.map(() => 2));
});

test.each([
  ['/m/home', 1],
  ['/m/homes', 3],
  ['/m/lottery', 2],
  ['/m/lottery/ssc-1min', 2],
  ['/m/lottery/ssc-1min/trends', 3],
  ['/m/lotteryOrders', 3],
  ['/m/help', 3],
])('%s begins with the texts that it speaks', (path, count) => {
  expect(textPartsAt(path)).toBe(count);
});
