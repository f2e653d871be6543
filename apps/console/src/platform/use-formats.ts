import type { CurrencyCode } from '@wau/money/currency';
import { formatMinor, formatShortMinor } from '@wau/money/format';
import { toMinor } from '@wau/money/minor';
import { useConsole } from './console-services.ts';

export interface Formats {
  /** `RM 1,250.00` of minor units as they travel. */
  money(minorText: string, currencyCode: CurrencyCode): string;
  /** The same as messages to members have it: `RM 1,250`, `RM 0.50`. */
  toldMoney(minorText: string, currencyCode: CurrencyCode): string;
  /** Day and time where this desk is. */
  moment(text: string): string;
  /** The same to the second. */
  exactMoment(text: string): string;
  time(text: string): string;
  /** A day of the site's calendar, `YYYY-MM-DD` as it travels. */
  day(text: string): string;
  count(value: number): string;
  /** Of a hundred, with two decimals. */
  percent(value: number): string;
}

export function useFormats(): Formats {
  const { locale } = useConsole().language;
  return {
    money: (minorText, currencyCode) => formatMinor(toMinor(BigInt(minorText)), currencyCode, locale),
    toldMoney: (minorText, currencyCode) =>
      formatShortMinor(toMinor(BigInt(minorText)), currencyCode, locale),
    moment: (text) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(text)),
    exactMoment: (text) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(text)),
    time: (text) =>
      new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(
        new Date(text),
      ),
    // The day is the site's, so no zone of this desk may move it.
    day: (text) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(`${text}T00:00:00Z`),
      ),
    count: (value) => new Intl.NumberFormat(locale).format(value),
    percent: (value) =>
      new Intl.NumberFormat(locale, {
        style: 'percent',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }).format(value / 100),
  };
}
