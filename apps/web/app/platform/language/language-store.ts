import type { CompiledCatalogue } from '@wau/i18n/catalogue';
import { makeTranslator, type Translate } from '@wau/i18n/translator';
import type { WebMessageId } from '@wau/i18n/web/en';
import { type LanguageCode, languageOf } from './languages.ts';

export type WebMessages = CompiledCatalogue<WebMessageId>;

export interface SpokenLanguage {
  readonly code: LanguageCode;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly translate: Translate<WebMessageId>;
}

/** The language of the page. A screen re-renders on a change, so that what was typed stays. */
export interface LanguageStore {
  current(): SpokenLanguage;
  speak(code: LanguageCode, messages: WebMessages): void;
  subscribe(listener: () => void): () => void;
}

export function spokenLanguage(code: LanguageCode, messages: WebMessages): SpokenLanguage {
  const { locale, direction } = languageOf(code);
  return { code, locale, direction, translate: makeTranslator(messages, locale) };
}

export function createLanguageStore(initial: SpokenLanguage): LanguageStore {
  let spoken = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => spoken,
    speak(code, messages) {
      spoken = spokenLanguage(code, messages);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
