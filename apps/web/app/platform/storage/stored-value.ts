/** Where a value is kept; `undefined` stands for a browser that forbids storage. */
export type ValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** The session storage, or nothing where the browser refuses it (private modes, blocked cookies). */
export function browserSessionStorage(): ValueStorage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The local storage, or nothing where the browser refuses it. */
export function browserLocalStorage(): ValueStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** Reads JSON of a known shape; anything else counts as absent, since any script or person may have written it. */
export function readStored<Value>(
  storage: ValueStorage | undefined,
  key: string,
  isValue: (value: unknown) => value is Value,
): Value | undefined {
  try {
    const text = storage?.getItem(key) ?? undefined;
    if (text === undefined) return undefined;
    const value: unknown = JSON.parse(text);
    return isValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Writes JSON. A full or forbidden storage is not an error: the value then lasts as long as the page. */
export function writeStored(storage: ValueStorage | undefined, key: string, value: unknown): void {
  try {
    if (value === undefined) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to do: see above.
  }
}

/** Forgets everything, for the next person at this browser. */
export function clearStored(storage: ValueStorage | undefined): void {
  try {
    storage?.clear();
  } catch {
    // Nothing was kept where nothing can be cleared.
  }
}
