import { type MerchantCode, parseMerchantCode } from '@wau/contract/ids';
import { useSyncExternalStore } from 'react';
import type { ClientSession } from './operator-client.ts';

/**
 * The operator's session in this tab. The token stands in session storage, which no other tab reads, and is good only beside a
 * cookie that no script reads; see docs/rooms/console.md.
 */
export interface SessionStore {
  current(): ClientSession;
  /** The merchant that was last looked at from this browser, for the next login. */
  lastMerchant(): MerchantCode | undefined;
  open(token: string): void;
  /** Looks at another merchant from now on; `undefined`: the one of the host. */
  serve(merchantCode: MerchantCode | undefined): void;
  close(): void;
  subscribe(listener: () => void): () => void;
}

const tokenKey = 'wau.console.token';
const merchantKey = 'wau.console.merchant';

export function createSessionStore(tab: Storage, lasting: Storage): SessionStore {
  const merchantIn = (storage: Storage) => parseMerchantCode(storage.getItem(merchantKey) ?? '');
  const read = (): ClientSession => {
    const token = tab.getItem(tokenKey);
    const merchantCode = merchantIn(tab);
    return {
      ...(token === null ? {} : { token }),
      ...(merchantCode === undefined ? {} : { merchantCode }),
    };
  };
  let session = read();
  const listeners = new Set<() => void>();
  const change = (write: () => void): void => {
    write();
    session = read();
    for (const listener of listeners) listener();
  };
  return {
    current: () => session,
    lastMerchant: () => merchantIn(lasting),
    open: (token) => change(() => tab.setItem(tokenKey, token)),
    serve: (merchantCode) =>
      change(() => {
        for (const storage of [tab, lasting]) {
          if (merchantCode === undefined) storage.removeItem(merchantKey);
          else storage.setItem(merchantKey, merchantCode);
        }
      }),
    close: () => change(() => tab.removeItem(tokenKey)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useSessionOf(store: SessionStore): ClientSession {
  return useSyncExternalStore(store.subscribe, store.current);
}
