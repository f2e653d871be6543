import { useCallback, useEffect, useRef } from 'react';
import { usePlay } from '../play/play-context.tsx';

/**
 * Takes decisions in the round that waits. A tap that comes while the last decision is still being shown is not lost: it
 * is taken as soon as the round is open again. Answers whether the tap counts.
 */
export function useDecide(): (decision: unknown) => boolean {
  const { desk } = usePlay();
  const wished = useRef<{ readonly decision: unknown }>(undefined);
  useEffect(
    () =>
      desk.subscribe(() => {
        const wish = wished.current;
        const status = desk.state().decision?.status;
        if (wish === undefined || status === 'showing') return;
        wished.current = undefined;
        if (status === 'open') desk.decide(wish.decision);
      }),
    [desk],
  );
  return useCallback(
    (decision) => {
      if (desk.decide(decision)) return true;
      if (desk.state().decision?.status !== 'showing') return false;
      wished.current = { decision };
      return true;
    },
    [desk],
  );
}
