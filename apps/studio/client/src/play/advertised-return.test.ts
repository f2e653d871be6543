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
  const shown = advertisedReturn({ ways: returns.map(way) }, { allowsFeatureBuy: false });
  expect(shown).toEqual({ text, lowestReturnPercent });
});

test('what a bought feature returns counts where it may be bought, and nowhere else', () => {
  const ways = [way('96'), { ...way('94.5'), way: 'buy freeSpins' }];
  expect(advertisedReturn({ ways }, { allowsFeatureBuy: true }).text).toBe('94.5 – 96 %');
  expect(advertisedReturn({ ways }, { allowsFeatureBuy: false }).text).toBe('96 %');
});
