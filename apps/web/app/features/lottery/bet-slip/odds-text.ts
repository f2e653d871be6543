import { multiplierOne } from '@wau/rules/multiplier';
import { useLanguage } from '../../../platform/language/use-language.ts';

/** Writes odds as the page's language does, with the decimals that they have: `1.982`, `90,000`. */
export function useOddsText(): (tenThousandths: number) => string {
  const { locale } = useLanguage();
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  return (tenThousandths) => format.format(tenThousandths / multiplierOne);
}
