import { useEffect, useRef } from 'react';

export type Shortcuts = Readonly<Record<string, () => void>>;

/** Single keys, while nobody types and nothing is held down with them. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const present = useRef(shortcuts);
  present.current = shortcuts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog') !== null)
        return;
      const run = present.current[event.key];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
