import { isFeatureBought } from '@wau/rules/feature-buy';
import type { PayoutCappedEvent, SettledEvent } from '@wau/rules/round';
import type { SlotEvent } from '@wau/rules/slot/slot-events';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { readGameArt } from '../art/game-art.ts';
import { useCelebration } from '../celebration/use-celebration.tsx';
import { letFrameBeDrawn } from '../platform/animation.ts';
import { createSkippablePause, type SkippablePause } from '../platform/skippable-pause.ts';
import { createStore } from '../platform/store.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import type { HowToPlay } from '../play/bet-desk.ts';
import { amountOf } from '../play/desk-state.ts';
import { useDesk, useMoney, usePace, usePlay } from '../play/play-context.tsx';
import { resultTone } from '../play/rounds/result-tone.ts';
import { usePlayback } from '../play/rounds/use-playback.ts';
import { watchSize } from '../ui/canvas-layer.ts';
import { themeColours } from '../ui/theme-colours.ts';
import { noMarks } from './board-marks.ts';
import { playSlotEvents, restReels } from './play-slot-events.ts';
import { type BoardListener, createSlotBoard, type SlotBoard } from './slot-board.ts';
import type { CaptionStore, SlotCaption } from './slot-caption.ts';
import type { SlotLook } from './slot-look.ts';
import { emptyShownRound, type ShownRound } from './slot-player.ts';
import { createSlotSounds } from './slot-sounds.ts';
import { loadSymbolDrawings } from './symbol-drawings.ts';

export type ToldSlotEvent = SlotEvent | PayoutCappedEvent | SettledEvent;

export function slotEventsOf(round: { readonly events: readonly unknown[] }): readonly ToldSlotEvent[] {
  return round.events as readonly ToldSlotEvent[];
}

/** The events that are played back: the last two only tell what the round came to. */
export function playableEvents(round: { readonly events: readonly unknown[] }): readonly SlotEvent[] {
  return slotEventsOf(round).filter(
    (event): event is SlotEvent => event.type !== 'settled' && event.type !== 'payoutCapped',
  );
}

/** The board, the texts around it, and the playback that drives both. */
export function useSlotPlayback(look: SlotLook) {
  const { t } = useText();
  const { sound } = usePlay();
  const money = useMoney();
  const pace = usePace();
  const [caption] = useState(() => createStore<SlotCaption>({}));
  const [result] = useState(() => createStore<RoundView | undefined>(undefined));
  const { place, board } = useSlotBoard(
    look,
    useMemo(() => createSlotSounds(sound), [sound]),
  );
  const celebration = useCelebration();
  const pauses = useRef<SkippablePause>(undefined);
  const shown = useRef<ShownRound>(emptyShownRound());

  async function playRound(slot: SlotBoard, round: RoundView, { shownEvents }: HowToPlay): Promise<void> {
    const skippable = createSkippablePause();
    pauses.current = skippable;
    if (shownEvents === 0) beginRound(slot);
    await playSlotEvents(
      { board: slot, look, pace, pauses: skippable, money, sound, caption, shown: shown.current },
      playableEvents(round).slice(shownEvents),
    );
    pauses.current = undefined;
    if (round.status === 'waiting') return;
    slot.trace(undefined);
    slot.mark(noMarks);
    caption.set({});
    await letFrameBeDrawn();
    await celebration.celebrate(round);
    await letFrameBeDrawn();
    tellResult(caption, round);
    result.set(round);
  }

  function beginRound(slot: SlotBoard): void {
    shown.current = emptyShownRound();
    slot.mark(noMarks);
    caption.set({});
  }

  usePlayback(async (round, how) => {
    const slot = board.current;
    if (slot === undefined) return;
    celebration.skipOffer.set({ label: t('slot.stop'), onSkip: skip });
    try {
      await playRound(slot, round, how);
    } finally {
      celebration.skipOffer.set(undefined);
    }
  });

  function skip(): void {
    pauses.current?.skip();
    board.current?.hurry();
    celebration.skip();
  }

  return { place, caption, result, celebration, skip, reels: { board, caption } };
}

/** What stays written under the reels when a round is over. */
function tellResult(caption: CaptionStore, round: RoundView): void {
  const amountMinor = amountOf(round.payoutMinor);
  const tone = resultTone(round);
  if (slotEventsOf(round).some(({ type }) => type === 'payoutCapped')) {
    caption.set({ line: { kind: 'capped', amountMinor } });
  } else caption.set(tone === 'lost' ? {} : { line: { kind: tone, amountMinor } });
}

interface ReelsBesideBetsProps {
  readonly board: RefObject<SlotBoard | undefined>;
  readonly caption: CaptionStore;
}

/** Turns the reels from the tap on. Draws nothing: apart from the rest, so that a bet does not draw the game anew. */
export function ReelsBesideBets({ board, caption }: ReelsBesideBetsProps): null {
  const pace = usePace();
  const isWaiting = useDesk(({ waiting }) => waiting.length > 0);
  // A feature that is bought begins without a spin, so there is nothing that could stop the reels.
  const isSpin = useDesk(({ waiting }) => waiting.some(({ parameters }) => !isFeatureBought(parameters)));
  const isShowing = useDesk(({ playing, decision }) => playing.length > 0 || decision !== undefined);
  useEffect(() => {
    if (!isWaiting) return;
    caption.set({});
    board.current?.mark(noMarks);
  }, [isWaiting, board, caption]);
  useEffect(() => {
    if (isSpin && pace !== 'still') board.current?.start();
  }, [isSpin, pace, board]);
  useEffect(() => {
    const slot = board.current;
    // A bet that was refused leaves the reels as they were.
    if (!isWaiting && !isShowing && slot !== undefined) restReels({ board: slot, pace }).catch(reportError);
  }, [isWaiting, isShowing, pace, board]);
  return null;
}

function useSlotBoard(look: SlotLook, listener: BoardListener) {
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<SlotBoard>(undefined);
  useEffect(() => {
    const canvas = place.current?.querySelector('canvas');
    if (canvas === null || canvas === undefined) return;
    const made = createSlotBoard({ canvas, colours: boardColours(), look, listener });
    board.current = made;
    const unwatch = watchSize(canvas, made.resize);
    loadSymbolDrawings(document).then((drawings) => {
      if (drawings !== undefined) made.setDrawings(drawings);
    }, reportError);
    return () => {
      unwatch();
      made.close();
    };
  }, [look, listener]);
  return { place, board };
}

/** The colours of the title's theme, where the page has one. */
function boardColours(): ReturnType<typeof themeColours> {
  const colours = themeColours();
  const palette = readGameArt(document)?.palette;
  if (palette === undefined) return colours;
  return {
    ...colours,
    page: palette.page,
    surface: palette.panel,
    gold: palette.accent,
    onGold: palette.ink,
  };
}
