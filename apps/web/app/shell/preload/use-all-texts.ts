import { whenItComes } from '@wau/late-scripts/late-source';
import { useEffect } from 'react';
import { bringTexts } from '../../platform/language/bring-texts.ts';
import type { LanguageStore } from '../../platform/services/language-store.ts';

const restMs = 2_500;

/** Brings the texts of the screens that come next once the page has come to rest, so that no change of page waits for them; not beside a game. */
export function useAllTexts(language: LanguageStore, isPlaying: boolean): void {
  useEffect(() => {
    if (isPlaying) return;
    let stop: (() => void) | undefined;
    const bring = () => {
      stop = whenItComes(
        () => bringTexts(language),
        () => undefined,
      );
    };
    const timer = setTimeout(bring, restMs);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [language, isPlaying]);
}
