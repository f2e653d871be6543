import type { LanguageStore } from '../services/language-store.ts';
import { loadMessageParts } from './load-messages.ts';

/** Brings the parts of texts that the page began without; at once where all are here. Rejects where they do not come just now. */
export async function bringTexts(language: LanguageStore, count = 3): Promise<void> {
  const spoken = language.current();
  const known = spoken.partCount();
  if (known < count) spoken.add(await loadMessageParts(spoken.code, known, count), count);
}
