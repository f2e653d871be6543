export type NetworkState = 'online' | 'offline' | 'slow';

/** How the network feels right now: offline by the browser's word, slow while calls keep the player waiting. */
export interface NetworkStore {
  current(): NetworkState;
  callIsSlow(isSlow: boolean): void;
  subscribe(listener: () => void): () => void;
}

export function createNetworkStore(target: EventTarget & { navigator: { onLine: boolean } }): NetworkStore {
  let slowCalls = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  target.addEventListener('online', tell);
  target.addEventListener('offline', tell);
  return {
    current() {
      if (!target.navigator.onLine) return 'offline';
      return slowCalls > 0 ? 'slow' : 'online';
    },
    callIsSlow(isSlow) {
      slowCalls = Math.max(0, slowCalls + (isSlow ? 1 : -1));
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The browser's one network store. The server has none and is always online. */
export const networkStore = typeof window === 'undefined' ? undefined : createNetworkStore(window);
