import type { CoinFlipMathematics, CoinFlipParameters } from '@wau/rules/coin-flip/coin-flip';
import type { CoinsFlippedEvent } from '@wau/rules/coin-flip/coin-flip-round';
import { useEffect, useRef, useState } from 'react';
import type { CelebrationHandle } from '../celebration/use-celebration.tsx';
import { loadSymbols, useStageColours } from '../instant/stage.tsx';
import { letFrameBeDrawn, pause } from '../platform/animation.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { usePace, usePlay } from '../play/play-context.tsx';
import { usePlayback } from '../play/rounds/use-playback.ts';
import { watchSize } from '../ui/canvas-layer.ts';
import { flipsOf } from './coin-motion.ts';
import { type CoinScene, createCoinScene } from './coin-scene.ts';

const tossMs = { full: 1_150, turbo: 380, still: 0 } as const;
const betweenMs = { full: 260, turbo: 80, still: 0 } as const;
const restMs = { full: 320, turbo: 60, still: 260 } as const;

export interface ShownSeries {
  /** The round that is shown; `undefined` before the first. */
  readonly round: RoundView | undefined;
  /** Its flips so far. */
  readonly flips: readonly CoinsFlippedEvent[];
  readonly isTossing: boolean;
  readonly isOver: boolean;
}

const nothingShown: ShownSeries = { round: undefined, flips: [], isTossing: false, isOver: false };

interface CoinRoundOptions {
  readonly mathematics: CoinFlipMathematics;
  readonly side: CoinFlipParameters['side'];
  /** Told the bet of a round that was begun elsewhere. */
  readonly onParameters: (parameters: CoinFlipParameters) => void;
  readonly celebrate: CelebrationHandle['celebrate'];
}

/** Plays series back toss by toss, up to where the player decides. */
export function useCoinRound({ mathematics, side, onParameters, celebrate }: CoinRoundOptions) {
  const { sound } = usePlay();
  const pace = usePace();
  const [shown, setShown] = useState(nothingShown);
  const { place, scene } = useCoinScene();
  const { coins } = mathematics;
  const isShowing = shown.round !== undefined;

  // Before a toss the coins show the side that is chosen.
  useEffect(() => {
    if (!isShowing) scene.current?.show(coins, side);
  }, [coins, side, scene, isShowing]);

  usePlayback(async (round, { resumed, shownEvents }) => {
    const flips = flipsOf(round.events);
    const isWaiting = round.status === 'waiting';
    // What a player comes back to lies there at once; only the end is shown as it comes.
    const seen = resumed && isWaiting ? flips.length - 1 : shownEvents;
    if (resumed) onParameters(round.parameters as CoinFlipParameters);
    setShown({ round, flips: flips.slice(0, seen), isTossing: true, isOver: false });
    await letFrameBeDrawn();
    for (const [index, { sides, chosen, won }] of flips.entries()) {
      if (index < seen) continue;
      if (index > seen) await pause(betweenMs[pace]);
      setShown({ round, flips: flips.slice(0, index), isTossing: true, isOver: false });
      if (pace === 'full' && !(resumed && isWaiting)) sound.play('coinToss');
      await scene.current?.toss({
        sides,
        chosen,
        durationMs: resumed && isWaiting ? 0 : tossMs[pace],
        onLand: () => sound.play('coinLand'),
      });
      if (won) sound.play('cellSafe', { step: Math.min(12, index) });
      setShown({ round, flips: flips.slice(0, index + 1), isTossing: false, isOver: false });
      await letFrameBeDrawn();
    }
    setShown({ round, flips, isTossing: false, isOver: !isWaiting });
    if (isWaiting) return;
    if (flips.at(-1)?.won === false) sound.play('lost');
    await celebrate(round);
    await pause(restMs[pace]);
  });

  return {
    shown,
    place,
    clear: () => setShown(nothingShown),
    /** Shows at once how the coins lie. */
    finish: () => scene.current?.finish(),
  };
}

function useCoinScene() {
  const colours = useStageColours();
  const place = useRef<HTMLDivElement>(null);
  const scene = useRef<CoinScene>(undefined);
  useEffect(() => {
    const canvas = place.current?.querySelector('canvas');
    if (canvas === null || canvas === undefined) return;
    const made = createCoinScene(canvas, colours);
    scene.current = made;
    loadSymbols().then(made.adorn, reportError);
    const unwatch = watchSize(canvas, made.resize);
    return () => {
      unwatch();
      made.close();
    };
  }, [colours]);
  return { place, scene };
}
