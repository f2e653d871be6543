import { useConsole, useTexts } from './console-services.ts';
import { useFormats } from './use-formats.ts';

interface Period {
  readonly fromDay: string;
  readonly toDay: string;
  readonly hour: number | null;
}

/** A period in words: a day, some days, or an hour of one; all of the site’s calendar. */
export function usePeriodText(): (period: Period) => string {
  const t = useTexts();
  const { day } = useFormats();
  const { locale } = useConsole().language;
  const clock = (hour: number): string =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2000, 0, 1, hour)),
    );
  return ({ fromDay, toDay, hour }) => {
    if (hour !== null)
      return t('commissions.period.hour', { day: day(fromDay), from: clock(hour), to: clock(hour + 1) });
    return fromDay === toDay
      ? day(fromDay)
      : t('commissions.period.days', { from: day(fromDay), to: day(toDay) });
  };
}
