import { useSyncExternalStore } from 'react';

/** SH-13: from here on the header stays in view. */
const stickyHeaderPx = 100;

/** Whether the page has been scrolled so far down that its header stays in view. */
export function useStickyHeader(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > stickyHeaderPx,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
