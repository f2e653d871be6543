import { useSyncExternalStore } from 'react';

/** Holds what a playback shows outside the game's state: it changes often, and only what shows it is drawn anew. */
export interface Store<Value> {
  current(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A part of what a store holds, which can be compared; what shows another part is not drawn anew for it. */
export function useStored<Value, Part>(store: Store<Value>, part: (value: Value) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => part(store.current()));
}
