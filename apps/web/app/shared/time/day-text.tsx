import { useLanguage } from '../../platform/language/use-language.ts';
import { useHydrated } from '../../platform/runtime/use-hydrated.ts';

/**
 * The day of a moment, in the player's language and time zone. The server knows no time zone, so its document tells
 * the day in UTC, and the browser puts it right. Not every browser writes a day as the server does; where it does not, the
 * server's words stay (`suppressHydrationWarning`), since React would draw the whole page anew for a comma.
 */
export function DayText({ moment }: { moment: string }) {
  const day = useDay();
  return (
    <time dateTime={moment} suppressHydrationWarning>
      {day(moment)}
    </time>
  );
}

/** The same as a function, for days within a sentence, whose element has to bear another wording as well. */
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
