import { useCallback, useSyncExternalStore } from 'react';
import { secondsLeft } from '../send-code/countdown.ts';
import { type SalesClock, serverTimeMs } from './sales-clock.ts';
import { subscribeToTicks } from './ticks.ts';

/** Whole seconds until a moment of the server's; `undefined` before the device knows the server's time. */
export function useSecondsUntil(moment: string, clock: SalesClock | undefined): number | undefined {
  const left = useCallback(
    () =>
      clock === undefined
        ? undefined
        : secondsLeft(Date.parse(moment), serverTimeMs(clock, performance.now())),
    [moment, clock],
  );
  return useSyncExternalStore(subscribeToTicks, left, unknown);
}

function unknown(): undefined {
  return undefined;
}
