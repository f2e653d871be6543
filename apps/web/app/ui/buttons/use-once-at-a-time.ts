import { useCallback, useRef } from 'react';

/**
 * F1: runs one piece of work at a time and drops what comes while it runs. A ref, not state, so that the second
 * tap of the same frame is refused too.
 */
export function useOnceAtATime(): (work: () => Promise<unknown>) => Promise<void> {
  const isRunning = useRef(false);
  return useCallback(async (work) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work();
    } finally {
      isRunning.current = false;
    }
  }, []);
}
