import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { useDayName } from '../../../shared/records/use-day-name.ts';

interface Period {
  readonly fromDay: string;
  readonly toDay: string;
  readonly hour: number | null;
}

/** A period in words: a day, some days, or an hour of one; all where the merchant is. */
export function usePeriodText(): (period: Period) => string {
  const t = useTranslate();
  const day = useDayName();
  const { locale } = useLanguage();
  const format = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
  const clock = (hour: number): string => format.format(new Date(Date.UTC(2000, 0, 1, hour)));
  return ({ fromDay, toDay, hour }) => {
    if (hour !== null)
      return t('commission.period.hour', { day: day(fromDay), from: clock(hour), to: clock(hour + 1) });
    return fromDay === toDay
      ? day(fromDay)
      : t('commission.period.days', { from: day(fromDay), to: day(toDay) });
  };
}
