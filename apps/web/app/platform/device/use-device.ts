import { useSyncExternalStore } from 'react';
import { currentDevice } from './device.ts';
import type { Device } from './device-facts.ts';

let known: Device | undefined;

function read(): Device {
  known ??= currentDevice();
  return known;
}

const subscribe = () => () => undefined;

/** The device; `undefined` on the server and until the browser has taken over. It does not change while a page is open. */
export function useDevice(): Device | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}
