import { type Minor, toMinor } from '@wau/money/minor';
import type { BetStatus } from './bet.ts';

export interface BetSums {
  readonly betCount: bigint;
  /** Less what was given back. */
  readonly stakeMinor: Minor;
  readonly payoutMinor: Minor;
}

/**
 * The sums of the bets in one state, or in all. `placed` counts none that was given back, as the sums of days do;
 * a list shows them, and so they count here.
 */
export function sumsInState(
  status: BetStatus | undefined,
  { placed, open, refunded }: Readonly<Record<'placed' | 'open' | 'refunded', BetSums>>,
): BetSums {
  if (status === 'open') return open;
  if (status === 'refunded') return refunded;
  if (status === undefined) return { ...placed, betCount: placed.betCount + refunded.betCount };
  return {
    betCount: placed.betCount - open.betCount,
    stakeMinor: toMinor(placed.stakeMinor - open.stakeMinor - refunded.stakeMinor),
    payoutMinor: toMinor(placed.payoutMinor - open.payoutMinor - refunded.payoutMinor),
  };
}
