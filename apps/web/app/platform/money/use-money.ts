import type { CurrencyCode } from '@wau/money/currency';
import { formatMinor, formatShortMinor } from '@wau/money/format';
import type { Minor } from '@wau/money/minor';
import { useLanguage } from '../language/use-language.ts';

export type FormatMoney = (amount: Minor, currencyCode: CurrencyCode) => string;

/** Formats what is compared or counted by the page's language, e.g. `RM 1,250.00`. */
export function useMoney(): FormatMoney {
  const { locale } = useLanguage();
  return (amount, currencyCode) => formatMinor(amount, currencyCode, locale);
}

/** Formats limits, offers, choices and amounts in sentences, e.g. `RM 1,250` or `RM 0.50`. */
export function useShortMoney(): FormatMoney {
  const { locale } = useLanguage();
  return (amount, currencyCode) => formatShortMinor(amount, currencyCode, locale);
}
