import { formatBadgeMinor } from '@wau/money/format';
import { useLanguage } from '../language/use-language.ts';
import { minorOf } from '../money/minor-of.ts';
import { useSite } from './site-query.ts';

/** SH-06: a bonus as badges show it, e.g. `1,000,000 RM`; `undefined` where the merchant promises none. */
export function useBadgeAmount(amountMinor: string): string | undefined {
  const { locale } = useLanguage();
  const { currencyCode } = useSite();
  if (amountMinor === '' || amountMinor === '0') return undefined;
  return formatBadgeMinor(minorOf(amountMinor), currencyCode, locale);
}
