import { useConsole, useTexts } from '../../platform/console-services.ts';
import { siteMoment } from '../../platform/site-moment.ts';
import { useFormats } from '../../platform/use-formats.ts';

/** A moment as this desk has it, and beside it as the site does where their clocks differ. */
export function useDeskAndSiteMoment(timeZone: string): (text: string) => string {
  const t = useTexts();
  const { locale } = useConsole().language;
  const { moment } = useFormats();
  return (text) => {
    const onSite = siteMoment(text, timeZone, locale);
    return onSite === undefined
      ? moment(text)
      : t('games.moment.both', { moment: moment(text), onSite, zone: timeZone });
  };
}
