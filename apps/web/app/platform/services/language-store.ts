import type { CompiledCatalogue } from '@wau/i18n/catalogue';
import { type OfferedLanguageCode, offeredLanguages } from '@wau/i18n/offered-languages';
import { makeTranslator, type Translate } from '@wau/i18n/translator';
import type { WebMessageId } from '@wau/i18n/web/en';

export type WebMessages = CompiledCatalogue<WebMessageId>;

export interface SpokenLanguage {
  readonly code: OfferedLanguageCode;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly translate: Translate<WebMessageId>;
  /** How many parts of its texts are here: a visit begins with what its page speaks (`text-parts.ts`). */
  readonly partCount: () => number;
  /** Adds texts, with which so many parts are here. Nobody is told, because nothing on the page speaks them yet. */
  readonly add: (messages: Partial<WebMessages>, count: number) => void;
}

/** The language of the page. A screen re-renders on a change, so that what was typed stays. */
export interface LanguageStore {
  current(): SpokenLanguage;
  /** What the document speaks: a part of it that is taken over late begins with that. */
  first(): SpokenLanguage;
  speak(code: OfferedLanguageCode, messages: WebMessages): void;
  subscribe(listener: () => void): () => void;
}

export function spokenLanguage(code: OfferedLanguageCode, messages: WebMessages): SpokenLanguage {
  return begunLanguage(code, messages, 3);
}

/** A language of which some parts are here. */
export function begunLanguage(
  code: OfferedLanguageCode,
  messages: Partial<WebMessages>,
  partCount: number,
): SpokenLanguage {
  const { locale, direction } = offeredLanguages[code];
  const known = { ...messages };
  let here = partCount;
  return {
    code,
    locale,
    direction,
    translate: makeTranslator(known as WebMessages, locale),
    partCount: () => here,
    add(more, count) {
      Object.assign(known, more);
      here = count;
    },
  };
}

export function createLanguageStore(initial: SpokenLanguage): LanguageStore {
  let spoken = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => spoken,
    first: () => initial,
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
