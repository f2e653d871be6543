import { toMinor } from '@wau/money/minor';
import { describe, expect, it } from 'vitest';
import { percentText, ratioIsAtMost, ratioToNumber } from './exact-ratio.ts';
import { multiplierText, payoutOf } from './multiplier.ts';

describe('multipliers', () => {
  it.each([
    [0, '0.00'],
    [1, '0.0001'],
    [5_000, '0.50'],
    [10_102, '1.0102'],
    [19_800, '1.98'],
    [19_850, '1.985'],
    [10_000_000, '1000.00'],
    [99_000_000, '9900.00'],
  ])('%i ten-thousandths read %s', (multiplier, text) => {
    expect(multiplierText(multiplier)).toBe(text);
  });

  it('pay down to the minor unit', () => {
    expect(payoutOf(toMinor(101n), 10_102)).toBe(102n);
    expect(payoutOf(toMinor(99n), 10_102)).toBe(100n);
    expect(payoutOf(toMinor(98n), 10_102)).toBe(98n);
  });
});

describe('exact ratios', () => {
  it.each([
    [99n, 100n, 2, '99.00'],
    [1n, 3n, 4, '33.3333'],
    [2n, 3n, 2, '66.67'],
    [1n, 200n, 0, '1'],
    [0n, 7n, 2, '0.00'],
    [3n, 2n, 1, '150.0'],
  ])('%s/%s with %i digits is %s per cent', (numerator, denominator, digits, text) => {
    expect(percentText({ numerator, denominator }, digits)).toBe(text);
  });

  it('compare without rounding', () => {
    const third = { numerator: 1n, denominator: 3n };
    expect(ratioIsAtMost(third, third)).toBe(true);
    expect(ratioIsAtMost(third, { numerator: 333_333_333n, denominator: 1_000_000_000n })).toBe(false);
    expect(ratioToNumber(third)).toBeCloseTo(1 / 3, 12);
  });
});
