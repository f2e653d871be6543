import { useLanguage } from './use-language.ts';

/** Writes hundredths of a percent as the page's language does, e.g. `0.5%`. */
export function usePercent(): (basisPoints: number) => string {
  const { locale } = useLanguage();
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (basisPoints) => format.format(basisPoints / 10_000);
}
