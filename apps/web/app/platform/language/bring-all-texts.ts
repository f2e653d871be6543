import type { LanguageStore } from '../services/language-store.ts';
import { loadLaterMessages } from './load-messages.ts';

/** Brings the texts that the page began without; at once where there are none. Rejects where they do not come just now. */
export async function bringAllTexts(language: LanguageStore): Promise<void> {
  const spoken = language.current();
  if (spoken.isWhole()) return;
  spoken.complete(await loadLaterMessages(spoken.code));
}
