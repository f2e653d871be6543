import type { Clock } from '@wau/service/clock';

/** What was won in a rush is paid so long after its beginning at the latest. */
export const longestWaitMs = 2_000;

export interface PacedSettlingParts {
  readonly clock: Clock;
  /** Whether more cash-outs come than are written at once. */
  readonly isRush: () => boolean;
  /** `true` when there may be more at once. */
  readonly settle: () => Promise<boolean>;
}

/**
 * Settles, unless cash-outs wait: what they win is written and can be paid a moment later, while a cash-out that is read
 * too late is lost. Paying two thousand of them in the second in which they come costs as much as taking them.
 */
export function settleInPace({ clock, isRush, settle }: PacedSettlingParts): () => Promise<boolean> {
  let rushSinceMs: number | undefined;
  return async () => {
    if (!isRush()) {
      rushSinceMs = undefined;
      return settle();
    }
    const nowMs = clock.nowMs();
    rushSinceMs ??= nowMs;
    return nowMs - rushSinceMs < longestWaitMs ? false : settle();
  };
}
