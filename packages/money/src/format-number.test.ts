import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDecimal, formatNumber } from './format-number.ts';

/** Those that it writes itself, and others that group and point in other ways. */
const locales = ['ms-MY', 'en', 'vi', 'id', 'de-CH'];

describe.each(locales)('in %s', (locale) => {
  test('a whole number is written as the language’s own formatter writes it', () => {
    const format = new Intl.NumberFormat(locale);
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(formatNumber(value, locale)).toBe(format.format(value));
      }),
    );
  });

  test('so is one with decimals, of which none but the last may be a zero', () => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    const hundredths = fc.integer({ min: 0, max: 10_000_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(hundredths, (value) => {
        expect(formatNumber(value, locale, 2)).toBe(format.format(value));
      }),
    );
  });

  test('a decimal text keeps all of its digits, and its zeros', () => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const texts = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }).map((value) => `${value}.50`);
    fc.assert(
      fc.property(texts, (text) => {
        expect(formatDecimal(text, locale)).toBe(format.format(text as Intl.StringNumericLiteral));
      }),
    );
  });
});
