import { useEffect, useState } from 'react';
import { pause } from '../../platform/animation.ts';
import { onHostMessage } from '../../platform/frame-host.ts';
import type { RoundView } from '../../platform/studio-api.ts';
import { usePlay } from '../play-context.tsx';
import type { StakeBounds } from '../stake/stake-steps.ts';
import { type Autoplay, createAutoplay } from './autoplay.ts';

/** So long the player sees what a round brought before the next one begins. */
const restMs = 450;

/** The game's autoplay, which ends as soon as nobody looks, the page around asks for a pause, or the network is gone. */
export function useAutoplay(bounds: StakeBounds, hasFeature: (round: RoundView) => boolean): Autoplay {
  const { desk } = usePlay();
  const [autoplay] = useState(() =>
    createAutoplay({
      desk,
      bounds,
      hasFeature,
      rest: () => pause(restMs),
      onBug: (error) => reportError(error),
    }),
  );
  useEffect(() => {
    const stopHidden = () => {
      if (document.visibilityState === 'hidden') autoplay.stop('hidden');
    };
    const stopOffline = () => autoplay.stop('offline');
    document.addEventListener('visibilitychange', stopHidden);
    window.addEventListener('offline', stopOffline);
    const stopHearing = onHostMessage(window, ({ type }) => {
      if (type === 'pause') autoplay.stop('hidden');
    });
    return () => {
      stopHearing();
      autoplay.stop('hidden');
      document.removeEventListener('visibilitychange', stopHidden);
      window.removeEventListener('offline', stopOffline);
    };
  }, [autoplay]);
  return autoplay;
}
