import type { KenoParameters } from '@wau/rules/keno/keno';
import { useCallback, useRef, useState } from 'react';
import type { CelebrationHandle } from '../celebration/use-celebration.tsx';
import { letFrameBeDrawn, pause } from '../platform/animation.ts';
import { createSkippablePause } from '../platform/skippable-pause.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { usePace, usePlay } from '../play/play-context.tsx';
import { resultTone } from '../play/rounds/result-tone.ts';
import { usePlayback } from '../play/rounds/use-playback.ts';
import { drawnEventOf } from './keno-card.ts';

/** All numbers of a draw take so long together, however many there are. */
const drawMs = { full: 1_900, turbo: 600, still: 0 } as const;
/** The last number comes after a breath. */
const lastPauseMs = { full: 420, turbo: 90, still: 0 } as const;
const restMs = { full: 320, turbo: 60, still: 260 } as const;

export interface KenoDraw {
  readonly round: RoundView | undefined;
  /** The numbers that have been shown so far, in the order of the draw. */
  readonly shown: readonly number[];
  readonly isEnded: boolean;
}

interface KenoDrawOptions {
  /** Told the bet of a round that was begun elsewhere. */
  readonly onParameters: (parameters: KenoParameters) => void;
  readonly celebrate: CelebrationHandle['celebrate'];
}

const nothingDrawn: KenoDraw = { round: undefined, shown: [], isEnded: false };

/** Plays draws back number by number. */
export function useKenoDraw({ onParameters, celebrate }: KenoDrawOptions) {
  const { sound } = usePlay();
  const pace = usePace();
  const [draw, setDraw] = useState(nothingDrawn);
  const waits = useRef(createSkippablePause());

  usePlayback(async (round, { resumed }) => {
    const { numbers } = drawnEventOf(round);
    const parameters = round.parameters as KenoParameters;
    if (resumed) onParameters(parameters);
    const marked = new Set(parameters.spots);
    let hits = 0;
    waits.current.rearm();
    setDraw({ round, shown: [], isEnded: false });
    if (drawMs[pace] > 0) {
      for (let count = 1; count <= numbers.length; count += 1) {
        await waits.current.pause(
          count === numbers.length ? lastPauseMs[pace] : drawMs[pace] / (numbers.length + 2),
        );
        if (waits.current.isSkipped()) break;
        const isHit = marked.has(numbers[count - 1] ?? 0);
        hits += isHit ? 1 : 0;
        sound.play(isHit ? 'kenoHit' : 'kenoDraw', isHit ? { step: hits - 1 } : {});
        setDraw({ round, shown: numbers.slice(0, count), isEnded: false });
      }
    }
    setDraw({ round, shown: numbers, isEnded: true });
    if (resultTone(round) === 'lost') sound.play('lost');
    await letFrameBeDrawn();
    await celebrate(round);
    await pause(restMs[pace]);
  });

  return {
    ...draw,
    clear: useCallback(() => setDraw(nothingDrawn), []),
    /** Shows the whole draw at once. */
    finish: useCallback(() => waits.current.skip(), []),
  };
}
