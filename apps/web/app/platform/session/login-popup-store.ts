/** Which page the visitor wanted who is asked to log in; `undefined` while nobody is asked. */
export interface LoginPopupStore {
  wantedPath(): string | undefined;
  /** Asks the visitor to log in and, afterwards, goes on to `path`. */
  ask(path: string): void;
  dismiss(): void;
  subscribe(listener: () => void): () => void;
}

function createLoginPopupStore(): LoginPopupStore {
  let wanted: string | undefined;
  const listeners = new Set<() => void>();
  const change = (next: string | undefined) => {
    wanted = next;
    for (const listener of listeners) listener();
  };
  return {
    wantedPath: () => wanted,
    ask: change,
    dismiss: () => change(undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one popup of the page. The server shows none. */
export const loginPopup = createLoginPopupStore();
