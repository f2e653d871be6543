import { useLanguage } from '../language/use-language.ts';
import type { FormatMoment } from '../language/use-moment.ts';
import { useSite } from '../site/site-query.ts';

/**
 * Formats moments to the second where the merchant is, with the year. For records of money: a day of a record is the
 * merchant's, and a time beside it must not fall on another.
 */
export function useRecordMoment(): FormatMoment {
  const { locale } = useLanguage();
  const { timeZone } = useSite();
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return (moment) => format.format(new Date(moment));
}

/** What the merchant's time zone is called, e.g. `GMT+8`. */
export function useZoneName(): string {
  const { locale } = useLanguage();
  const { timeZone } = useSite();
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    new Date(),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
