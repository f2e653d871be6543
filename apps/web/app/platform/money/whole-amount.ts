import { type CurrencyCode, currencyOf } from '@wau/money/currency';
import { minorToMajorText } from '@wau/money/minor';
import { minorOf } from './minor-of.ts';

/** An amount as promises show it: whole units before the symbol, e.g. `5,777 RM`; `undefined` for none. */
export function wholeAmount(
  minorText: string,
  { currencyCode, currencySymbol }: { readonly currencyCode: CurrencyCode; readonly currencySymbol: string },
  locale: string,
): string | undefined {
  if (minorText === '' || minorText === '0') return undefined;
  const major = minorToMajorText(minorOf(minorText), currencyOf(currencyCode)) as Intl.StringNumericLiteral;
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(major);
  // They stay on one line.
  return `${digits}\u00a0${currencySymbol}`;
}
