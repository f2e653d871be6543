import { useSyncExternalStore } from 'react';

/** SH-13: from here on the header stays in view. */
export const stickyHeaderPx = 100;

/** Whether the page has been scrolled further down than that. */
export function useScrolledPast(thresholdPx: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > thresholdPx,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
