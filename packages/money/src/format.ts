import { type Currency, type CurrencyCode, currencyOf } from './currency.ts';
import { formatDecimal } from './format-number.ts';
import { isWhole, type Minor, minorToMajorText } from './minor.ts';

/**
 * Every amount that a person reads is written here. The digits come from the exact decimal text, never from a
 * floating-point number; `locale` is a BCP 47 tag such as `ms-MY`.
 */

/** For what is compared or counted, such as balances, records and results: `RM 1,250.00`. */
export function formatMinor(amount: Minor, currencyCode: CurrencyCode, locale: string): string {
  const currency = currencyOf(currencyCode);
  return `${currency.symbol} ${formatMinorDigits(amount, currency, locale)}`;
}

/** For limits, offers, choices and sentences, decimals only where there are any: `RM 1,250`, `RM 0.50`. */
export function formatShortMinor(amount: Minor, currencyCode: CurrencyCode, locale: string): string {
  const currency = currencyOf(currencyCode);
  return `${currency.symbol} ${formatShortMinorDigits(amount, currency, locale)}`;
}

/** For badges alone, which are documented so: `1,000,000 RM`. */
export function formatBadgeMinor(amount: Minor, currencyCode: CurrencyCode, locale: string): string {
  const currency = currencyOf(currencyCode);
  return `${formatShortMinorDigits(amount, currency, locale)} ${currency.symbol}`;
}

/** The same for within a line of words: no line ends between symbol and digits. */
export function unbroken(amount: string): string {
  return amount.replaceAll(' ', '\u00a0');
}

/** `1,250.00` */
export function formatMinorDigits(
  amount: Minor,
  currency: Pick<Currency, 'exponent'>,
  locale: string,
): string {
  return formatDecimal(minorToMajorText(amount, currency), locale);
}

/** `1,250`, or `1,250.50` where there are minor units. */
export function formatShortMinorDigits(
  amount: Minor,
  currency: Pick<Currency, 'exponent'>,
  locale: string,
): string {
  const text = minorToMajorText(amount, currency);
  return formatDecimal(isWhole(amount, currency) ? text.replace(/\.0+$/, '') : text, locale);
}
