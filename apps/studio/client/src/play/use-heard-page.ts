import { useEffect } from 'react';
import type { Sound } from '../platform/sound.ts';
import type { PlaySettingsStore } from './settings/play-settings.ts';

/**
 * When the page is heard: from the first tap or key on where sound was left on, and not while it is hidden; whatever is
 * tapped sounds.
 */
export function useHeardPage(sound: Sound, settings: PlaySettingsStore): void {
  useEffect(() => {
    // Browsers let a page sound only after a tap, so a sound that was left on comes back with the first one.
    const wake = () => sound.setOn(settings.current().isSoundOn);
    document.addEventListener('pointerdown', wake, { once: true });
    document.addEventListener('keydown', wake, { once: true });
    return () => {
      document.removeEventListener('pointerdown', wake);
      document.removeEventListener('keydown', wake);
    };
  }, [sound, settings]);
  useEffect(() => {
    const hush = () => sound.setOn(document.visibilityState === 'visible' && settings.current().isSoundOn);
    const tap = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('button, label, select') !== null) sound.play('tap');
    };
    document.addEventListener('visibilitychange', hush);
    document.addEventListener('click', tap);
    return () => {
      document.removeEventListener('visibilitychange', hush);
      document.removeEventListener('click', tap);
    };
  }, [sound, settings]);
}
