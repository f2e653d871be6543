import { offeredLanguages } from '@wau/i18n/offered-languages';
import type { LanguageCode } from '../language/choose-language.ts';
import { useSiteIfKnown } from './site-query.ts';

const everyLanguage = Object.keys(offeredLanguages) as LanguageCode[];

/** The languages to choose from: the merchant's, or all there are where no merchant is known. */
export function useOfferedLanguages(): readonly LanguageCode[] {
  return useSiteIfKnown()?.languages ?? everyLanguage;
}
