import { useEffect, useEffectEvent } from 'react';
import { letFrameBeDrawn } from '../../platform/animation.ts';
import type { PlayRound } from '../bet-desk.ts';
import { usePlay } from '../play-context.tsx';

/** Hands the game's way of playing a round back to the desk; each round is played by the latest render's. */
export function usePlayback(play: PlayRound): void {
  const { desk } = usePlay();
  const playLatest = useEffectEvent(play);
  useEffect(() => {
    desk.start(async (round, how) => {
      await playLatest(round, how);
      await letFrameBeDrawn();
    });
  }, [desk]);
}
