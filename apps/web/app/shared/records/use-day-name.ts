import { useLanguage } from '../../platform/language/use-language.ts';

/** Writes a day of the merchant's, which is a day and no moment, in the player's way. */
export function useDayName(): (day: string) => string {
  const { locale } = useLanguage();
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
