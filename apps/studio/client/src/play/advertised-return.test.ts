import { expect, test } from 'vitest';
import { advertisedReturn } from './advertised-return.ts';

const way = (returnPercent: string) => ({
  way: 'any',
  returnPercent,
  hitRatePercent: '30',
  standardDeviation: 1,
  largestWin: 10,
  largestWinIs: 'reached' as const,
});

test.each([
  [['96.000134'], '96 %', 96],
  [['96.549999'], '96.54 %', 96.54],
  [['99.000000', '98.990000'], '98.99 – 99 %', 98.99],
])('a return of %j is told as %s', (returns, text, lowestReturnPercent) => {
  expect(advertisedReturn({ ways: returns.map(way) })).toEqual({ text, lowestReturnPercent });
});
