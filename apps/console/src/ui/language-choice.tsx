import { languageCodes } from '@wau/contract/languages';
import { offeredLanguages } from '@wau/i18n/offered-languages';
import { useConsole, useTexts } from '../platform/console-services.ts';

/** By their own names, or where there is little room by the first letters of those. */
export function LanguageChoice({ isShort = false }: { isShort?: boolean }) {
  const { language, chooseLanguage } = useConsole();
  const t = useTexts();
  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">{t('language.choose')}</legend>
      {languageCodes.map((code) => {
        const { name, locale } = offeredLanguages[code];
        const short = locale.slice(0, 2).toUpperCase();
        return (
          <button
            key={code}
            type="button"
            lang={locale}
            aria-label={isShort ? `${short}: ${name}` : undefined}
            aria-pressed={language.code === code}
            onClick={() => chooseLanguage(code)}
            className="min-h-10 rounded-small border border-line px-3 text-muted aria-pressed:border-gold-text aria-pressed:font-semibold aria-pressed:text-gold-text"
          >
            {isShort ? short : name}
          </button>
        );
      })}
    </fieldset>
  );
}
