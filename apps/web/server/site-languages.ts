import { offeredLanguages } from '@wau/i18n/offered-languages';
import {
  chooseLanguage,
  defaultLanguage,
  type LanguageCode,
} from '../app/platform/language/choose-language.ts';
import type { SiteLanguages } from './rendering.ts';

const everyLanguage = Object.keys(offeredLanguages) as LanguageCode[];

/** What a visitor is spoken to in: as they chose, if the site offers it, else as the site does; any, where it is not known. */
export function documentLanguage(
  cookies: string | null | undefined,
  site: SiteLanguages | undefined,
): LanguageCode {
  return chooseLanguage(
    cookies ?? null,
    site?.languages ?? everyLanguage,
    site?.defaultLanguage ?? defaultLanguage,
  );
}

/** Of so many hosts it is kept what they speak; a host is noted only when the API has named its site. */
const mostHosts = 1_000;

/** What each host's site spoke when it could last be had, for the pages that say that it cannot. */
export function createSiteLanguages() {
  const byHost = new Map<string, SiteLanguages>();
  return {
    of: (host: string): SiteLanguages | undefined => byHost.get(host),
    note(host: string, { languages, defaultLanguage }: SiteLanguages): void {
      byHost.delete(host);
      byHost.set(host, { languages, defaultLanguage });
      const [oldest] = byHost.keys();
      if (byHost.size > mostHosts && oldest !== undefined) byHost.delete(oldest);
    },
  };
}
