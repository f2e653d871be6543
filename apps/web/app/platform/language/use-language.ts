import type { PlaceholderValue } from '@wau/i18n/catalogue';
import type { WebMessageId } from '@wau/i18n/web/en';
import { useCallback, useSyncExternalStore } from 'react';
import { useAppServices } from '../services/app-services.ts';
import type { SpokenLanguage } from '../services/language-store.ts';
import { type LanguageCode, languageCookieText } from './choose-language.ts';
import { loadMessages } from './load-messages.ts';
import type { ValuesOf } from './message-ids.ts';

/** The arguments of `t`: values exactly where the message has placeholders. */
type TranslateArguments<Id extends WebMessageId> = [ValuesOf<Id>] extends [never]
  ? [id: Id]
  : [id: Id, values: Readonly<Record<ValuesOf<Id>, PlaceholderValue>>];

export type TranslateWeb = <Id extends WebMessageId>(...args: TranslateArguments<Id>) => string;

export function useLanguage(): SpokenLanguage {
  const { language } = useAppServices();
  return useSyncExternalStore(language.subscribe, language.current, language.current);
}

/** `t('login.title')`: text in the page's language, typed by the message's own placeholders. */
export function useTranslate(): TranslateWeb {
  return useLanguage().translate as TranslateWeb;
}

/** Changes the language of the page, remembers it, and asks again for what the server had said in the old one. */
export function useChangeLanguage(): (code: LanguageCode) => Promise<void> {
  const { language, queryClient } = useAppServices();
  return useCallback(
    async (code) => {
      const messages = await loadMessages(code);
      // The Cookie Store API, which would be the newer way, is missing in the browsers of many cheap phones.
      Reflect.set(document, 'cookie', languageCookieText(code));
      language.speak(code, messages);
      await queryClient.invalidateQueries();
    },
    [language, queryClient],
  );
}
