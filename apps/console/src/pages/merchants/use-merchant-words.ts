import type { LanguageCode } from '@wau/contract/languages';
import { offeredLanguages } from '@wau/i18n/offered-languages';
import { isThemeName } from '@wau/theme/theme-names';
import { useTexts } from '../../platform/console-services.ts';

/** What languages and colours are called, as on the page of settings. */
export function useMerchantWords() {
  const t = useTexts();
  return {
    languageName: (code: LanguageCode): string => offeredLanguages[code].name,
    themeName: (name: string): string => (isThemeName(name) ? t(`settings.choice.${name}`) : name),
  };
}
