import { useSyncExternalStore } from 'react';

/**
 * Whether the browser has taken over the page. Until then a form is inert: what is typed would be lost, and a submit
 * would be the browser's own, which knows nothing of encryption.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
