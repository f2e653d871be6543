import { useEffect, useState } from 'react';

/** GA-04: how long each one stays. */
export const turnMs = 5_000;

interface Turn {
  readonly current: number;
  /** What has just gone; `undefined` before the first turn. */
  readonly previous: number | undefined;
}

/** Which of several is shown. It goes on by itself only where there is more than one, and waits while nobody looks. */
export function useTurns(count: number, isPaused: boolean): Turn {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (count < 2 || isPaused || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) setTurns((before) => before + 1);
    }, turnMs);
    return () => clearInterval(timer);
  }, [count, isPaused]);
  if (count === 0) return { current: 0, previous: undefined };
  return { current: turns % count, previous: turns === 0 || count < 2 ? undefined : (turns - 1) % count };
}
