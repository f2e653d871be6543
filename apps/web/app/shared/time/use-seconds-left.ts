import { useCallback, useEffect, useState } from 'react';
import { secondsLeft } from '../../platform/send-code/countdown.ts';

/** Whole seconds until a moment by a clock, counted down; 0 once it is over, and before the page is taken over. */
export function useSecondsLeft(untilMs: number, clock: () => number = Date.now): number {
  const [nowMs, setNowMs] = useState(0);
  const left = nowMs === 0 ? 0 : secondsLeft(untilMs, nowMs);
  const tick = useCallback(() => setNowMs(clock()), [clock]);
  useEffect(() => {
    if (untilMs === 0) return undefined;
    tick();
    const timer = setInterval(() => {
      tick();
      if (secondsLeft(untilMs, clock()) === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [untilMs, tick, clock]);
  return left;
}
