import type { CurrencyCode } from '@wau/money/currency';
import { formatShortMinor, unbroken } from '@wau/money/format';
import { minorOf } from './minor-of.ts';

/** A reward as it is promised, e.g. `RM 5,777`; `undefined` for none. */
export function promisedAmount(
  minorText: string,
  currencyCode: CurrencyCode,
  locale: string,
): string | undefined {
  if (minorText === '' || minorText === '0') return undefined;
  return unbroken(formatShortMinor(minorOf(minorText), currencyCode, locale));
}
