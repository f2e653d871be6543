import { languageCookie } from '@wau/contract/headers';
import { type OfferedLanguageCode, offeredLanguages } from '@wau/i18n/offered-languages';

export type LanguageCode = OfferedLanguageCode;

export const defaultLanguage: LanguageCode = 'MY';

function isLanguageCode(text: string | undefined): text is LanguageCode {
  return text !== undefined && Object.hasOwn(offeredLanguages, text);
}

/** The language that a request's cookie asks for, if it is one at all. */
export function languageCookieOf(cookieHeader: string | null | undefined): LanguageCode | undefined {
  const pair = new RegExp(`(?:^|;\\s*)${languageCookie}=([^;]*)`).exec(cookieHeader ?? '');
  return isLanguageCode(pair?.[1]) ? pair[1] : undefined;
}

/** The language of a request: what its cookie asks for if the merchant offers it, else the merchant's own. */
export function chooseLanguage(
  cookieHeader: string | null,
  offered: readonly LanguageCode[],
  fallback: LanguageCode,
): LanguageCode {
  const wanted = languageCookieOf(cookieHeader);
  return wanted !== undefined && offered.includes(wanted) ? wanted : fallback;
}

const yearSeconds = 31_536_000;

/** The cookie that remembers a choice; readable by the server only through the request, so no script needs it. */
export function languageCookieText(code: LanguageCode): string {
  return `${languageCookie}=${code}; path=/; max-age=${yearSeconds}; samesite=lax`;
}
