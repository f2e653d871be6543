import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes, currencyOf } from './currency.ts';
import { formatMinor, formatMinorDigits } from './format.ts';
import { maxMinor, minorToMajorText, toMinor } from './minor.ts';

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
