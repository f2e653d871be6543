import { useCallback, useState } from 'react';
import type { CelebrationHandle } from '../celebration/use-celebration.tsx';
import { letFrameBeDrawn, pause } from '../platform/animation.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { type Pace, usePace } from '../play/play-context.tsx';
import { usePlayback } from '../play/rounds/use-playback.ts';

/** What a stage shows of a round with decisions. */
export interface ShownRound<View> {
  readonly view: View;
  /** `undefined` before the first. */
  readonly round: RoundView | undefined;
}

export interface DecidedRoundOptions<Event, View> {
  /** What stands on the stage before anything has happened in a round. */
  readonly openingView: View;
  readonly afterEvent: (view: View, event: Event) => View;
  /** The events that the stage shows, in order; what closes every round is told elsewhere. */
  readonly eventsOf: (events: readonly unknown[]) => readonly Event[];
  /** How long it stands still before and after an event. */
  readonly pauses: (event: Event, pace: Pace) => { readonly beforeMs: number; readonly afterMs: number };
  readonly hear: (event: Event, view: View) => void;
  /** Told the round that is shown from now on, as far as it was seen before. */
  readonly onRound?: (round: RoundView) => void;
  readonly celebrate: CelebrationHandle['celebrate'];
  /** A pause after the last event, before the next bet. */
  readonly restMs: (pace: Pace) => number;
}

/** Plays rounds with decisions back: what has happened so far while the round waits, and the rest with its end. */
export function useDecidedRound<Event, View>(
  options: DecidedRoundOptions<Event, View>,
): ShownRound<View> & { readonly clear: () => void } {
  const { openingView, afterEvent, eventsOf, pauses, hear } = options;
  const pace = usePace();
  const [shown, setShown] = useState<ShownRound<View>>({ view: openingView, round: undefined });

  usePlayback(async (round, { resumed, shownEvents }) => {
    const events = eventsOf(round.events);
    // What a player comes back to is there at once; only the end is shown as it comes.
    const seen =
      resumed && round.status === 'waiting'
        ? events.length
        : eventsOf(round.events.slice(0, shownEvents)).length;
    let view = events.slice(0, seen).reduce(afterEvent, openingView);
    options.onRound?.(round);
    setShown({ view, round });
    for (const event of events.slice(seen)) {
      const { beforeMs, afterMs } = pauses(event, pace);
      await pause(beforeMs);
      view = afterEvent(view, event);
      setShown({ view, round });
      hear(event, view);
      await letFrameBeDrawn();
      await pause(afterMs);
    }
    if (round.status !== 'waiting') {
      await options.celebrate(round);
      await pause(options.restMs(pace));
    }
  });

  const clear = useCallback(() => setShown({ view: openingView, round: undefined }), [openingView]);
  return { ...shown, clear };
}
