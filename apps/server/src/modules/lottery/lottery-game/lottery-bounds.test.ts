import { currencyCodes } from '@wau/money/currency';
import { expect, test } from 'vitest';
import { lotteryBoundsOf } from './lottery-bounds.ts';

test.each(currencyCodes)(
  'a line in %s costs whole minor units, and an order may have many of them',
  (code) => {
    const { unitsMinor, highestStakeMinor, highestWinMinor } = lotteryBoundsOf(code);
    const [dearest = 0n, middle = 0n, cheapest = 0n] = unitsMinor;
    expect(cheapest).toBeGreaterThan(0n);
    expect([middle, dearest]).toEqual([cheapest * 10n, cheapest * 100n]);
    expect([highestStakeMinor, highestWinMinor]).toEqual([dearest * 10_000n, dearest * 500_000n]);
  },
);

test('a line is a ringgit, or what is worth about as much', () => {
  expect(lotteryBoundsOf('MYR').unitsMinor).toEqual([100n, 10n, 1n]);
  expect(lotteryBoundsOf('VND').unitsMinor).toEqual([10_000n, 1_000n, 100n]);
});
