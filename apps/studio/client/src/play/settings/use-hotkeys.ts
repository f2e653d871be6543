import { useEffect, useEffectEvent } from 'react';

/** Keys by what `KeyboardEvent.key` calls them, letters in lower case. */
export type Hotkeys = Readonly<Record<string, (() => void) | undefined>>;

/** Acts on keys, but not while something is typed or chosen with them, and not under an open sheet. */
export function useHotkeys(hotkeys: Hotkeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    if (!(key in hotkeys) || isKeyOfElement(event.target, key) || hasOpenSheet()) return;
    // Space would scroll, and press the button that has the focus as well.
    event.preventDefault();
    // A key that is held down is one wish, not many.
    if (!event.repeat) hotkeys[key]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    // A button with the focus is pressed by the end of the key, which has done its work at its beginning.
    const release = (event: KeyboardEvent) => {
      if (event.key === ' ' && !isKeyOfElement(event.target, ' ') && !hasOpenSheet()) event.preventDefault();
    };
    document.addEventListener('keyup', release);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('keyup', release);
    };
  }, []);
}

/** Whether the element that has the focus has a use of its own for the key. */
function isKeyOfElement(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input:not([type="radio"]), select, textarea, summary, a') !== null) return true;
  // Space presses a button, but not the one big button, which is what it stands for.
  return key === ' ' && target.closest('button:not(.bet-button)') !== null;
}

function hasOpenSheet(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
