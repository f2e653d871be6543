import { languageCodes } from '@wau/contract/languages';
import { clockOf } from '@wau/i18n/clock-of';
import { offeredLanguages } from '@wau/i18n/offered-languages';
import type { Translate } from '@wau/i18n/translator';
import type { InboxValue } from './inbox-text.ts';
import { type MessageTextId, messageTexts } from './message-texts.ts';

/** How a language writes. */
interface Writing {
  readonly t: Translate<MessageTextId>;
  /** A day of the site's calendar, `YYYY-MM-DD`. */
  readonly day: (day: string) => string;
  /** The month that a day lies in. */
  readonly month: (day: string) => string;
  /** The time at which an hour of the day begins, 0 to 24. */
  readonly clock: (hour: number) => string;
  /** Hundredths of a percent. */
  readonly percent: (basisPoints: number) => string;
}

/** Something that each language writes in its own way. */
export function inEachLanguage(write: (writing: Writing) => string): InboxValue {
  return {
    byLanguage: Object.fromEntries(
      languageCodes.map((code) => [
        code,
        write({ t: messageTexts(code), ...formatsOf(offeredLanguages[code].locale) }),
      ]),
    ),
  };
}

function formatsOf(locale: string): Omit<Writing, 't'> {
  // A day of the calendar, which no zone may move.
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  };
  const percents = new Intl.NumberFormat(locale, {
    ...{ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 },
  });
  return {
    day: dates({ dateStyle: 'medium' }),
    month: dates({ month: 'long', year: 'numeric' }),
    clock: clockOf(locale),
    percent: (basisPoints) => percents.format(basisPoints / 10_000),
  };
}
