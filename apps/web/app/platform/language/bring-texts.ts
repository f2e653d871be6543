import type { LanguageStore } from '../services/language-store.ts';
import { loadMessageParts } from './load-messages.ts';
import { type TextPart, textParts } from './text-parts.ts';

/** Brings parts of the texts that the page began without; at once where all are here. Rejects where they do not come just now. */
export async function bringTexts(
  language: LanguageStore,
  parts: readonly TextPart[] = textParts,
): Promise<void> {
  const spoken = language.current();
  const missing = spoken.lacksOf(parts);
  if (missing.length > 0) spoken.add(missing, await loadMessageParts(spoken.code, missing));
}
