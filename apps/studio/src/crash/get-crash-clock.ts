import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { CrashClock } from './crash-clock.ts';
import type { CrashTable } from './crash-tables.ts';

/**
 * What the clock says that decides cash-outs: a client learns how far its own is off, and how long the way takes. The last
 * event's number lets it see that its stream is dead. Both are in memory, for every player asks every few seconds.
 */
export async function getCrashClock(
  clock: CrashClock,
  { feed }: Pick<CrashTable, 'feed'>,
): Promise<CallValue<Calls['getCrashClock']>> {
  return { nowMs: clock.nowMs(), lastEventNumber: feed.latest?.toString() ?? null };
}
