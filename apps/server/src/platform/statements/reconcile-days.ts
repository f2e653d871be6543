import type { ReconciliationState } from '@wau/contract/statement-differences';
import type { Clock } from '@wau/service/clock';

const dayMs = 24 * 60 * 60_000;
/**
 * Whoever could not be reached is asked again on the following nights, and vendors report rounds for as long as they keep
 * their files, fifteen days.
 */
const daysLookedBack = 16;

/** One side's days of one merchant. */
export interface DaysToReconcile {
  /** For all of them in a night. */
  readonly longestMs: number;
  readonly stopping: AbortSignal;
  readonly isCompared: (day: string) => Promise<boolean>;
  /** Compares a day, for no longer than there is time left. */
  readonly reconcile: (day: string, leftMs: number) => Promise<ReconciliationState>;
}

/** The days before today that have not been compared, the latest first, until the time is over or nobody answers. */
export async function reconcileDays(
  { clock }: { readonly clock: Clock },
  { longestMs, stopping, isCompared, reconcile }: DaysToReconcile,
): Promise<void> {
  const endsAtMs = clock.nowMs() + longestMs;
  const today = Math.floor(clock.nowMs() / dayMs);
  for (let ago = 1; ago <= daysLookedBack; ago += 1) {
    if (stopping.aborted || clock.nowMs() >= endsAtMs) return;
    const day = new Date((today - ago) * dayMs).toISOString().slice(0, 10);
    if (await isCompared(day)) continue;
    // Whoever does not answer for one day does not for another.
    if ((await reconcile(day, endsAtMs - clock.nowMs())) === 'failed') return;
  }
}
