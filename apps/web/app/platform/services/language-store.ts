import type { CompiledCatalogue } from '@wau/i18n/catalogue';
import { type OfferedLanguageCode, offeredLanguages } from '@wau/i18n/offered-languages';
import { makeTranslator, type Translate } from '@wau/i18n/translator';
import type { WebMessageId } from '@wau/i18n/web/en';

export type WebMessages = CompiledCatalogue<WebMessageId>;

/** What the first part of a language lacks. */
export type LaterMessages = Partial<WebMessages>;

export interface SpokenLanguage {
  readonly code: OfferedLanguageCode;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly translate: Translate<WebMessageId>;
  /** Whether all texts are here, or only those that a visit begins with (`first-paths.ts`). */
  readonly isWhole: () => boolean;
  /** Adds the others. Nobody is told, because nothing on the page speaks them yet. */
  readonly complete: (later: LaterMessages) => void;
}

/** The language of the page. A screen re-renders on a change, so that what was typed stays. */
export interface LanguageStore {
  current(): SpokenLanguage;
  speak(code: OfferedLanguageCode, messages: WebMessages): void;
  subscribe(listener: () => void): () => void;
}

export function spokenLanguage(code: OfferedLanguageCode, messages: WebMessages): SpokenLanguage {
  return speaking(code, messages, true);
}

/** A language of which only the first part is here. */
export function begunLanguage(code: OfferedLanguageCode, first: Partial<WebMessages>): SpokenLanguage {
  return speaking(code, first, false);
}

function speaking(
  code: OfferedLanguageCode,
  messages: Partial<WebMessages>,
  isWholeFromTheBeginning: boolean,
): SpokenLanguage {
  const { locale, direction } = offeredLanguages[code];
  const known = { ...messages };
  let isWhole = isWholeFromTheBeginning;
  return {
    code,
    locale,
    direction,
    translate: makeTranslator(known as WebMessages, locale),
    isWhole: () => isWhole,
    complete(later) {
      Object.assign(known, later);
      isWhole = true;
    },
  };
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
