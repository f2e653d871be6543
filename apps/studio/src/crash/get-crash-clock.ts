import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { CrashClock } from './crash-clock.ts';

/** What the clock says that decides cash-outs: a client learns how far its own is off, and how long the way takes. */
export async function getCrashClock(clock: CrashClock): Promise<CallValue<Calls['getCrashClock']>> {
  return { nowMs: clock.nowMs() };
}
