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

/** Whether the device is of this kind; `false` where it is not known yet. A page that it is not shown otherwise is not drawn again. */
export function useIsDevice(isOfKind: (device: Device) => boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOfKind(read()),
    () => false,
  );
}
