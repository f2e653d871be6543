import type { SlotEvent, WinPaidEvent } from '@wau/rules/slot/slot-events';
import type { SlotGrid } from '@wau/rules/slot/slot-grid';

/** A spin, or what a feature did at once, as it is listed when a round is looked at afterwards. */
export interface TalliedSpin {
  readonly free: { readonly number: number; readonly total: number } | undefined;
  /** As the reels stopped; `undefined` for what is no spin of reels. */
  readonly grid: SlotGrid | undefined;
  readonly wins: readonly WinPaidEvent[];
  readonly payoutMinor: string;
}

/** Sorts a round's events into spins; a round that is not over ends with what has happened so far left out. */
export function tallySpins(events: readonly SlotEvent[]): readonly TalliedSpin[] {
  const spins: TalliedSpin[] = [];
  let free: TalliedSpin['free'];
  let grid: SlotGrid | undefined;
  let wins: WinPaidEvent[] = [];
  for (const event of events) {
    if (event.type === 'freeSpinStarted') free = { number: event.number, total: event.total };
    else if (event.type === 'reelsStopped') grid = event.grid;
    else if (event.type === 'winPaid') wins.push(event);
    else if (event.type === 'spinEnded') {
      spins.push({ free, grid, wins, payoutMinor: event.payoutMinor });
      free = undefined;
      grid = undefined;
      wins = [];
    }
  }
  return spins;
}
