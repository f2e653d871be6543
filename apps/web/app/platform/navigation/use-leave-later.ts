import { useEffect, useRef } from 'react';

/** Leaves the page some time after its work is done, unless the player has left it before. */
export function useLeaveLater(isDone: boolean, delayMs: number, leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => latest.current(), delayMs);
    return () => clearTimeout(timer);
  }, [isDone, delayMs]);
}
