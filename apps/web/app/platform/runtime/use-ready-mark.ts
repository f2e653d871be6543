import { useEffect } from 'react';

/** Says on the root element that the page answers to taps: for tests, and for anyone who measures. */
export function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
}
