import { type MinesMathematics, type MinesParameters, minesCells } from '@wau/rules/mines/mines';
import type { MinesEvent } from '@wau/rules/mines/mines-round';
import { useCallback, useState } from 'react';
import type { CelebrationHandle } from '../celebration/use-celebration.tsx';
import { letFrameBeDrawn, pause } from '../platform/animation.ts';
import { shake } from '../platform/haptics.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { type Pace, usePace, usePlay } from '../play/play-context.tsx';
import { usePlayback } from '../play/rounds/use-playback.ts';
import { afterEvent, lastCellOf, type MinesView, minesEventsOf, openingView } from './mines-view.ts';

/** How long a player sees a cell before the next of a plan is opened, and before all others are. */
const planStepMs = { full: 260, turbo: 90, still: 0 } as const;
const beforeRestMs = { full: 420, turbo: 140, still: 140 } as const;
const restMs = { full: 520, turbo: 160, still: 260 } as const;

export interface ShownMines {
  readonly view: MinesView;
  /** The round that the board shows; `undefined` before the first. */
  readonly round: RoundView | undefined;
}

interface MinesRoundOptions {
  readonly mathematics: MinesMathematics;
  readonly mines: number;
  /** Told the bet of a round that was begun elsewhere. */
  readonly onParameters: (parameters: MinesParameters) => void;
  readonly celebrate: CelebrationHandle['celebrate'];
}

/** Plays rounds of mines back: what was opened so far while the round waits, and the rest with its end. */
export function useMinesRound(options: MinesRoundOptions): ShownMines & { readonly clear: () => void } {
  const { mathematics, mines, onParameters, celebrate } = options;
  const { sound, settings } = usePlay();
  const pace = usePace();
  const [shown, setShown] = useState<ShownMines>({ view: openingView(mines), round: undefined });

  function hear(event: MinesEvent, view: MinesView): void {
    if (event.type !== 'cellRevealed') return;
    if (!event.isMine) {
      sound.play('cellSafe', { step: Math.min(12, view.found - 1) });
      return;
    }
    sound.play('cellMine');
    shake(settings.current().hasHaptics, [120]);
  }

  usePlayback(async (round, { resumed, shownEvents }) => {
    const cells = minesCells(mathematics);
    const parameters = round.parameters as MinesParameters;
    const events = minesEventsOf(round.events);
    // What a player comes back to is there at once; only the end is shown as it comes.
    const seen = resumed && round.status === 'waiting' ? events.length : shownEvents;
    let view = events
      .slice(0, seen)
      .reduce((before, event) => afterEvent(before, event, cells), openingView(parameters.mines));
    if (resumed) onParameters(parameters);
    setShown({ view, round });
    for (const event of events.slice(seen)) {
      if (event.type === 'minesShown') await pause(beforeRestMs[pace]);
      view = afterEvent(view, event, cells);
      setShown({ view, round });
      hear(event, view);
      await letFrameBeDrawn();
      await pause(pauseAfter(event, parameters, pace));
    }
    if (round.status !== 'waiting') {
      if (lastCellOf(events)?.isMine === true) sound.play('lost');
      await celebrate(round);
    }
  });

  const clear = useCallback(() => setShown({ view: openingView(mines), round: undefined }), [mines]);
  return { ...shown, clear };
}

function pauseAfter(event: MinesEvent, { plan }: MinesParameters, pace: Pace): number {
  if (event.type === 'minesShown') return restMs[pace];
  return plan.length > 0 ? planStepMs[pace] : 0;
}
