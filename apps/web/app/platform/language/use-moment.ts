import { useLanguage } from './use-language.ts';

export type FormatMoment = (moment: string) => string;

/**
 * Formats RFC 3339 moments to the minute in the player's language and time zone, with the year where it is not this
 * one. Only for what the browser loads itself: the server knows neither zone nor day.
 */
export function useMoment(): FormatMoment {
  const { locale } = useLanguage();
  return (moment) => {
    const date = new Date(moment);
    const isThisYear = date.getFullYear() === new Date().getFullYear();
    return new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(isThisYear ? {} : { year: 'numeric' }),
    }).format(date);
  };
}
