import { offeredLanguages } from '@wau/i18n/languages';
import type { LanguageCode } from '../language/languages.ts';
import { useSiteIfKnown } from './site-query.ts';

const everyLanguage = Object.keys(offeredLanguages) as LanguageCode[];

/** The languages to choose from: the merchant's, or all there are where no merchant is known. */
export function useOfferedLanguages(): readonly LanguageCode[] {
  return useSiteIfKnown()?.languages ?? everyLanguage;
}
