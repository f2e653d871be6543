import { useSyncExternalStore } from 'react';
import { type NetworkState, networkStore } from './network-state.ts';

export function useNetworkState(): NetworkState {
  return useSyncExternalStore(subscribe, current, () => 'online');
}

function subscribe(listener: () => void): () => void {
  return networkStore?.subscribe(listener) ?? (() => undefined);
}

function current(): NetworkState {
  return networkStore?.current() ?? 'online';
}
