import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { currencyCodes, currencyOf } from './currency.ts';
import { formatBadgeMinor, formatMinor, formatMinorDigits, formatShortMinor, unbroken } from './format.ts';
import { maxMinor, minorToMajorText, toMinor } from './minor.ts';

describe('formatShortMinor', () => {
  it.each([
    [577_700n, 'MYR', 'ms-MY', 'RM 5,777'],
    [50n, 'MYR', 'ms-MY', 'RM 0.50'],
    [1_250_050n, 'MYR', 'en', 'RM 12,500.50'],
    [0n, 'USD', 'en', '$ 0'],
    [1_250_000n, 'VND', 'vi', '₫ 1.250.000'],
    [1_250_000n, 'IDR', 'id', 'Rp 12.500'],
  ] as const)('%s %s in %s is %s', (amount, currency, locale, text) => {
    expect(formatShortMinor(toMinor(amount), currency, locale)).toBe(text);
  });

  it('differs from the long form by zeros alone', () => {
    const amounts = fc.bigInt({ min: 0n, max: maxMinor }).map(toMinor);
    fc.assert(
      fc.property(amounts, fc.constantFrom(...currencyCodes), (amount, code) => {
        const long = formatMinor(amount, code, 'en');
        expect([long, long.replace(/\.0+$/, '')]).toContain(formatShortMinor(amount, code, 'en'));
      }),
    );
  });
});

test('SH-06 a badge says the number first', () => {
  expect(formatBadgeMinor(toMinor(100_000_000n), 'MYR', 'ms-MY')).toBe('1,000,000 RM');
});

test('within a line of words an amount stays on one line', () => {
  expect(unbroken(formatShortMinor(toMinor(10_000n), 'MYR', 'ms-MY'))).toBe('RM\u00a0100');
});

describe('formatMinor', () => {
  it.each([
    [125_000n, 'MYR', 'ms-MY', 'RM 1,250.00'],
    [125_000n, 'MYR', 'en', 'RM 1,250.00'],
    [5n, 'USD', 'en', '$ 0.05'],
    [0n, 'MYR', 'ms-MY', 'RM 0.00'],
    [1_250_000n, 'VND', 'vi', '₫ 1.250.000'],
    [1_250_000n, 'IDR', 'id', 'Rp 12.500,00'],
  ] as const)('%s %s in %s is %s', (amount, currency, locale, text) => {
    expect(formatMinor(toMinor(amount), currency, locale)).toBe(text);
  });

  it('keeps every digit of amounts beyond what floating point holds', () => {
    expect(formatMinor(maxMinor, 'MYR', 'en')).toBe('RM 92,233,720,368,547,758.07');
  });

  it('shows exactly the digits of the exact decimal text, only grouped', () => {
    const amounts = fc.bigInt({ min: 0n, max: maxMinor }).map(toMinor);
    fc.assert(
      fc.property(amounts, fc.constantFrom(...currencyCodes), (amount, code) => {
        const currency = currencyOf(code);
        expect(formatMinorDigits(amount, currency, 'en').replaceAll(',', '')).toBe(
          minorToMajorText(amount, currency),
        );
      }),
    );
  });
});
