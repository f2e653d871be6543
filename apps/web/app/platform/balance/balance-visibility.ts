import { useSyncExternalStore } from 'react';

const key = 'wau_balance_hidden';
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** SH-10: whether the balance shows as asterisks; remembered on this device. */
export function useBalanceHidden(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

export function hideBalance(isHidden: boolean): void {
  try {
    localStorage.setItem(key, isHidden ? '1' : '0');
  } catch {
    // Without storage the choice cannot be kept; showing the balance is the safer of the two surprises.
  }
  for (const listener of listeners) listener();
}
