import { clockOf } from '@wau/i18n/clock-of';
import { type NamedPeriod, periodWords } from '@wau/rules/agency/period-words';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { useDayName } from '../../../shared/records/use-day-name.ts';

/** A period in words; all where the merchant is. */
export function usePeriodText(): (period: NamedPeriod) => string {
  const t = useTranslate();
  const day = useDayName();
  const { locale } = useLanguage();
  const writing = {
    day,
    clock: clockOf(locale),
    days: (from: string, to: string) => t('commission.period.days', { from, to }),
    hours: (name: string, from: string, to: string) => t('commission.period.hour', { day: name, from, to }),
  };
  return (period) => periodWords(period, writing);
}
