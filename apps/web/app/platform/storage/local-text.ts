import { browserLocalStorage } from './stored-value.ts';

/** A text of the local storage as it is; `null` where there is none, or no storage. */
export function readLocalText(key: string): string | null {
  try {
    return browserLocalStorage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** `null` removes. */
export function writeLocalText(key: string, text: string | null): void {
  try {
    if (text === null) browserLocalStorage()?.removeItem(key);
    else browserLocalStorage()?.setItem(key, text);
  } catch {
    // Storage that refuses keeps nothing, which is what forgetting asks for.
  }
}
