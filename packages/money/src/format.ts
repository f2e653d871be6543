import { type Currency, type CurrencyCode, currencyOf } from './currency.ts';
import { type Minor, minorToMajorText } from './minor.ts';

/**
 * An amount as a player reads it: symbol, grouping and digits of the locale, e.g. `RM 1,250.00`.
 * The digits come from the exact decimal text, never from a floating-point number.
 * `locale` is a BCP 47 tag such as `ms-MY`.
 */
export function formatMinor(amount: Minor, currencyCode: CurrencyCode, locale: string): string {
  const currency: Currency = currencyOf(currencyCode);
  return `${currency.symbol} ${formatMinorDigits(amount, currency, locale)}`;
}

/** The same without the symbol: `1,250.00`. */
export function formatMinorDigits(
  amount: Minor,
  currency: Pick<Currency, 'exponent'>,
  locale: string,
): string {
  const text = minorToMajorText(amount, currency) as Intl.StringNumericLiteral;
  return digitsFormat(locale, currency.exponent).format(text);
}

const formats = new Map<string, Intl.NumberFormat>();

function digitsFormat(locale: string, exponent: number): Intl.NumberFormat {
  const key = `${locale}/${exponent}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  });
  formats.set(key, made);
  return made;
}
