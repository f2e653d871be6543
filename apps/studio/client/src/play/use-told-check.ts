import { useEffect } from 'react';
import { usePlay } from './play-context.tsx';

/** Tells the page around the game that a bet was refused until the player has looked back on play; only that page can ask. */
export function useToldCheck(failure: { readonly code: string } | undefined): void {
  const { post } = usePlay();
  useEffect(() => {
    if (failure?.code === 'play.check.due') post({ type: 'check' });
  }, [post, failure]);
}
