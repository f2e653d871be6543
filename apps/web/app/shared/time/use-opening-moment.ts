import { useLanguage } from '../../platform/language/use-language.ts';
import { useSite } from '../../platform/site/site-query.ts';

/** Day of the week and time where the merchant is, so that server and browser write the same. */
export function useOpeningMoment(): (moment: string) => string {
  const { locale } = useLanguage();
  const { timeZone } = useSite();
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (moment) => format.format(new Date(moment));
}
