import { useLanguage } from '../../../platform/language/use-language.ts';

const dayMs = 86_400_000;

/** Writes days where the merchant is, `2026-05-17`; a day has no time zone, so it is the same everywhere. */
export function useCalendarDay(): (day: string) => string {
  const { locale } = useLanguage();
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

/** The last day before another. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);
}

/** The last day of the month that a day is in. */
export function endOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
