import type { CompiledCatalogue } from '@wau/i18n/catalogue';
import { type OfferedLanguageCode, offeredLanguages } from '@wau/i18n/offered-languages';
import { makeTranslator, type Translate } from '@wau/i18n/translator';
import type { WebMessageId } from '@wau/i18n/web/en';
import { type TextPart, textParts } from '../language/text-parts.ts';

export type WebMessages = CompiledCatalogue<WebMessageId>;

export interface SpokenLanguage {
  readonly code: OfferedLanguageCode;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly translate: Translate<WebMessageId>;
  /** Those of some parts that are not here: a visit begins with what its page speaks (`text-parts.ts`). */
  readonly lacksOf: (parts: readonly TextPart[]) => readonly TextPart[];
  /** Adds texts of parts. Nobody is told, because nothing on the page speaks them yet. */
  readonly add: (parts: readonly TextPart[], messages: Partial<WebMessages>) => void;
}

/** The language of the page. A screen re-renders on a change, so that what was typed stays. */
export interface LanguageStore {
  current(): SpokenLanguage;
  speak(code: OfferedLanguageCode, messages: WebMessages): void;
  subscribe(listener: () => void): () => void;
}

export function spokenLanguage(code: OfferedLanguageCode, messages: WebMessages): SpokenLanguage {
  return begunLanguage(code, messages, textParts);
}

/** A language of which some parts are here. */
export function begunLanguage(
  code: OfferedLanguageCode,
  messages: Partial<WebMessages>,
  parts: readonly TextPart[],
): SpokenLanguage {
  const { locale, direction } = offeredLanguages[code];
  const known = { ...messages };
  const here = new Set(parts);
  return {
    code,
    locale,
    direction,
    translate: makeTranslator(known as WebMessages, locale),
    lacksOf: (wanted) => wanted.filter((part) => !here.has(part)),
    add(added, more) {
      Object.assign(known, more);
      for (const part of added) here.add(part);
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
