import type { QueryClient } from '@tanstack/react-query';
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
  return useSyncExternalStore(language.subscribe, language.current, language.first);
}

/** `t('login.title')`: text in the page's language, typed by the message's own placeholders. */
export function useTranslate(): TranslateWeb {
  return useLanguage().translate as TranslateWeb;
}

/** Whoever looks for a language by trying some has the lists asked for once. */
export const reloadDelayMs = 200;

const reloads = new WeakMap<QueryClient, ReturnType<typeof setTimeout>>();

function reloadSoon(queryClient: QueryClient): void {
  clearTimeout(reloads.get(queryClient));
  reloads.set(
    queryClient,
    setTimeout(() => void queryClient.invalidateQueries(), reloadDelayMs),
  );
}

/**
 * Changes the language of the page and remembers it. What the server had said in the old one is asked for again
 * 200 ms after the last change.
 */
export function useChangeLanguage(): (code: LanguageCode) => Promise<void> {
  const { language, queryClient } = useAppServices();
  return useCallback(
    async (code) => {
      const messages = await loadMessages(code);
      // The Cookie Store API, which would be the newer way, is missing in the browsers of many cheap phones.
      Reflect.set(document, 'cookie', languageCookieText(code));
      language.speak(code, messages);
      reloadSoon(queryClient);
    },
    [language, queryClient],
  );
}
