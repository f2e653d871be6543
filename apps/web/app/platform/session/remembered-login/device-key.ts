import { createStore, get, update } from 'idb-keyval';

const databaseName = 'wau_device';
const storeName = 'keys';
const keyName = 'remembered-login';

/**
 * The key of this browser: AES-GCM, made once, kept in IndexedDB and never extractable, so that no script can carry
 * it away. `undefined` where the browser has no place for it (private windows, blocked storage, plain HTTP).
 */
export async function openDeviceKey(): Promise<CryptoKey | undefined> {
  try {
    const store = createStore(databaseName, storeName);
    const present = await get<CryptoKey>(keyName, store);
    if (present !== undefined) return present;
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    // Another tab may have been faster: the first key stays.
    await update<CryptoKey>(keyName, (first) => first ?? made, store);
    return await get<CryptoKey>(keyName, store);
  } catch {
    return undefined;
  }
}
