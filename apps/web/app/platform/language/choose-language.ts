import { languageCookie } from '@wau/contract/headers';
import { type OfferedLanguageCode, offeredLanguages } from '@wau/i18n/offered-languages';

export type LanguageCode = OfferedLanguageCode;

export const defaultLanguage: LanguageCode = 'MY';

function isLanguageCode(text: string | undefined): text is LanguageCode {
  return text !== undefined && Object.hasOwn(offeredLanguages, text);
}

/** The language of a request: what its cookie asks for if the merchant offers it, else the merchant's own. */
export function chooseLanguage(
  cookieHeader: string | null,
  offered: readonly LanguageCode[],
  fallback: LanguageCode,
): LanguageCode {
  const pair = new RegExp(`(?:^|;\\s*)${languageCookie}=([^;]*)`).exec(cookieHeader ?? '');
  const wanted = pair?.[1];
  return isLanguageCode(wanted) && offered.includes(wanted) ? wanted : fallback;
}

const yearSeconds = 31_536_000;

/** The cookie that remembers a choice; readable by the server only through the request, so no script needs it. */
export function languageCookieText(code: LanguageCode): string {
  return `${languageCookie}=${code}; path=/; max-age=${yearSeconds}; samesite=lax`;
}
