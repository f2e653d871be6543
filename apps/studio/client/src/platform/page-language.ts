import { defaultLanguage, isLanguageCode, type LanguageCode } from '@wau/contract/languages';

/** The language that the server wrote the page in; a play session may tell another. */
export function pageLanguage(): LanguageCode {
  const told = document.documentElement.dataset.language ?? '';
  return isLanguageCode(told) ? told : defaultLanguage;
}
