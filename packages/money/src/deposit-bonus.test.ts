import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bonusTurnover, depositBonus } from './deposit-bonus.ts';
import { toMinor } from './minor.ts';

const terms = (basisPoints: number | null) => ({
  minimumMinor: toMinor(2_000n),
  mostMinor: toMinor(10_000n),
  basisPoints,
});

test.each([
  [1_999n, 5_000, undefined],
  [2_000n, 5_000, 1_000n],
  [2_001n, 5_000, 1_000n],
  [19_999n, 5_000, 9_999n],
  [20_000n, 5_000, 10_000n],
  [9_000_000n, 5_000, 10_000n],
  [2_000n, 1, 1n],
  [1_999n, null, undefined],
  [2_000n, null, 10_000n],
])('CA-02 a deposit of %d brings, at %s hundredths of a percent, %s', (deposit, basisPoints, bonus) => {
  expect(depositBonus(toMinor(deposit), terms(basisPoints))).toBe(bonus);
});

test('CA-02 no deposit brings more than the most, nor less than a smaller one does', () => {
  const amount = fc.bigInt({ min: 2_000n, max: 10n ** 14n });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 100_000 }), (one, other, basisPoints) => {
      const of = (deposit: bigint) => depositBonus(toMinor(deposit), terms(basisPoints)) ?? 0n;
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(of(less)).toBeGreaterThan(0n);
      expect(of(more)).toBeGreaterThanOrEqual(of(less));
      expect(of(more)).toBeLessThanOrEqual(10_000n);
    }),
  );
});

test('CA-02 what has to be staked is the bonus so many times', () => {
  expect(bonusTurnover(toMinor(1_250n), { turnoverTimes: 8 })).toBe(10_000n);
  expect(bonusTurnover(toMinor(1_250n), { turnoverTimes: 0 })).toBe(0n);
});
