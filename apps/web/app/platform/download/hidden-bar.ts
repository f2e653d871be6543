import { useSyncExternalStore } from 'react';

/** Documented: `1` once the player has closed the bar. */
export const hideDownloadBarKey = 'hideDownloadBar';
const listeners = new Set<() => void>();
let isHiddenHere = false;

function read(): boolean {
  try {
    return isHiddenHere || localStorage.getItem(hideDownloadBarKey) === '1';
  } catch {
    return isHiddenHere;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** HO-09: whether the player has closed the download bar on this device. */
export function useBarHidden(): boolean {
  return useSyncExternalStore(subscribe, read, () => true);
}

/** Where the browser refuses storage, the bar stays away until the page is loaded again. */
export function hideBar(): void {
  isHiddenHere = true;
  try {
    localStorage.setItem(hideDownloadBarKey, '1');
  } catch {
    // Nothing to do: see above.
  }
  for (const listener of listeners) listener();
}
