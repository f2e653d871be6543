import { useConsole } from '../../platform/console-services.ts';

/** `October 2026` for `2026-10`. */
export function useMonthName(): (month: string) => string {
  const { locale } = useConsole().language;
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
}
