import type { Clock } from '@wau/service/clock';

export interface TestClock extends Clock {
  /** Moves time on; never back. */
  advance(milliseconds: number): void;
}

/** Runs with the real time, ahead of it by what it has been advanced. */
export function createTestClock(): TestClock {
  let aheadMs = 0;
  return {
    nowMs: () => Date.now() + aheadMs,
    advance(milliseconds) {
      if (milliseconds < 0) throw new RangeError('time goes forward');
      aheadMs += milliseconds;
    },
  };
}
