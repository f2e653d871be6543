import { clockOf } from '@wau/i18n/clock-of';
import { type NamedPeriod, periodWords } from '@wau/rules/agency/period-words';
import { useConsole, useTexts } from './console-services.ts';
import { useFormats } from './use-formats.ts';

/** A period in words; all of the site’s calendar. */
export function usePeriodText(): (period: NamedPeriod) => string {
  const t = useTexts();
  const { day } = useFormats();
  const writing = {
    day,
    clock: clockOf(useConsole().language.locale),
    days: (from: string, to: string) => t('commissions.period.days', { from, to }),
    hours: (name: string, from: string, to: string) => t('commissions.period.hour', { day: name, from, to }),
  };
  return (period) => periodWords(period, writing);
}
