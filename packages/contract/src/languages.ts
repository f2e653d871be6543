/** The product's language codes, with the BCP 47 tag that browsers and formatters understand. */
export const languageTags = {
  MY: 'ms-MY',
  EN: 'en',
} as const;

export type LanguageCode = keyof typeof languageTags;

export const languageCodes = Object.keys(languageTags) as readonly LanguageCode[];

export const defaultLanguage: LanguageCode = 'MY';

export function isLanguageCode(text: string): text is LanguageCode {
  return Object.hasOwn(languageTags, text);
}
