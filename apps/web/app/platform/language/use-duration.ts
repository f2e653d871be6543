import { useTranslate } from './use-language.ts';

/** Minutes as people say them. */
export function useDuration(): (minutes: number) => string {
  const t = useTranslate();
  return (total) => {
    const hours = Math.floor(total / 60);
    const minutes = total % 60;
    if (hours === 0) return t('safer.minutes', { minutes });
    return minutes === 0 ? t('safer.hours', { hours }) : t('safer.hours.minutes', { hours, minutes });
  };
}
