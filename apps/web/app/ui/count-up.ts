import { amountBetween } from '@wau/money/amount-between';
import type { Minor } from '@wau/money/minor';

/** How long a balance takes to reach its new value. */
export const countUpMs = 700;

/** The amount on show at `elapsedMs` of a count from one amount to another; exact at both ends, easing out. */
export function countedAmount(from: Minor, to: Minor, elapsedMs: number, durationMs: number): Minor {
  return amountBetween(from, to, 1 - (1 - elapsedMs / durationMs) ** 3);
}
