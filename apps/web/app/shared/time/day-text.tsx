import { useLanguage } from '../../platform/language/use-language.ts';
import { useHydrated } from '../../platform/runtime/use-hydrated.ts';

/**
 * The day of a moment, in the player's language and time zone. The server knows no time zone, so its document tells
 * the day in UTC, and the browser puts it right.
 */
export function DayText({ moment }: { moment: string }) {
  const day = useDay();
  return <time dateTime={moment}>{day(moment)}</time>;
}

/** The same as a function, for days within a sentence. */
export function useDay(): (moment: string) => string {
  const { locale } = useLanguage();
  const isHydrated = useHydrated();
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(isHydrated ? {} : { timeZone: 'UTC' }),
  });
  return (moment) => format.format(new Date(moment));
}
