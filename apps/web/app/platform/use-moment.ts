import { useLanguage } from './i18n/use-language.ts';

const styles = {
  full: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  clock: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Formats RFC 3339 moments in the player's language and time zone. Only for what the browser loads itself. */
export function useMoment(): (moment: string, style: keyof typeof styles) => string {
  const { locale } = useLanguage();
  return (moment, style) => new Intl.DateTimeFormat(locale, styles[style]).format(new Date(moment));
}
