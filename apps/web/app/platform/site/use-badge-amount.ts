import { currencyOf } from '@wau/money/currency';
import { minorToMajorText } from '@wau/money/minor';
import { useLanguage } from '../i18n/use-language.ts';
import { minorOf } from '../money/minor-of.ts';
import { useSite } from './site-query.ts';

/** SH-06: a bonus as badges show it, e.g. `1,000,000 RM`; `undefined` where the merchant promises none. */
export function useBadgeAmount(amountMinor: string): string | undefined {
  const { locale } = useLanguage();
  const { currencyCode, currencySymbol } = useSite();
  if (amountMinor === '' || amountMinor === '0') return undefined;
  const major = minorToMajorText(minorOf(amountMinor), currencyOf(currencyCode));
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(Number(major));
  return `${digits} ${currencySymbol}`;
}
