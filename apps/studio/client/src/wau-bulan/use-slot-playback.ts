import { toMinor } from '@wau/money/minor';
import type { WauBulanGrid } from '@wau/rules/wau-bulan/wau-bulan';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useCelebration } from '../celebration/use-celebration.tsx';
import { letFrameBeDrawn } from '../platform/animation.ts';
import { createSkippablePause, type SkippablePause } from '../platform/skippable-pause.ts';
import type { Sound } from '../platform/sound.ts';
import { createStore } from '../platform/store.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { useText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import { type MoneyText, type Pace, useDesk, useMoney, usePace, usePlay } from '../play/play-context.tsx';
import { resultTone } from '../play/rounds/result-tone.ts';
import { usePlayback } from '../play/rounds/use-playback.ts';
import { watchSize } from '../ui/canvas-layer.ts';
import { themeColours } from '../ui/theme-colours.ts';
import { createReelBoard, type ReelBoard } from './reel-board.ts';
import type { StopTimes } from './reel-motion.ts';
import { createReelSounds, type ReelListener } from './reel-sounds.ts';
import { lineShowMs, type RoundScript, roundScriptOf, type SpinScript } from './round-script.ts';
import type { CaptionStore, SlotCaption } from './slot-caption.ts';
import { loadSymbolImages } from './symbol-images.ts';

const openingGrid: WauBulanGrid = [
  ['gasing', 'wau', 'king'],
  ['bungaRaya', 'ace', 'congkak'],
  ['queen', 'bulan', 'wayang'],
  ['keris', 'jack', 'bungaRaya'],
  ['wau', 'ten', 'gasing'],
];

const stopTimes: Readonly<Record<Exclude<Pace, 'still'>, StopTimes>> = {
  full: { firstMs: 480, eachMs: 190, suspenseMs: 1_000 },
  turbo: { firstMs: 120, eachMs: 45, suspenseMs: 250 },
};

/** How much of the usual time is left for showing wins. */
const showShare: Readonly<Record<Pace, number>> = { full: 1, turbo: 0.45, still: 1 };

/** The reels, the texts around them, and the playback that drives both. */
export function useSlotPlayback() {
  const { t } = useText();
  const { sound } = usePlay();
  const money = useMoney();
  const pace = usePace();
  const [caption] = useState(() => createStore<SlotCaption>({}));
  const [result] = useState(() => createStore<RoundView | undefined>(undefined));
  const { place, board } = useReelBoard(useMemo(() => createReelSounds(sound), [sound]));
  const celebration = useCelebration();
  const pauses = useRef<SkippablePause>(undefined);
  const shownGrid = useRef(openingGrid);

  async function playRound(reels: ReelBoard, round: RoundView): Promise<void> {
    const skippable = createSkippablePause();
    pauses.current = skippable;
    const script = roundScriptOf(round);
    const player: SpinPlayer = { reels, pace, pauses: skippable, money, sound, caption };
    await playSpins(player, script, (grid) => {
      shownGrid.current = grid;
    });
    await letFrameBeDrawn();
    await celebration.celebrate(round);
    await letFrameBeDrawn();
    tellResult(caption, round, script);
    pauses.current = undefined;
    result.set(round);
  }

  usePlayback(async (round) => {
    const reels = board.current;
    if (reels === undefined) return;
    celebration.skipOffer.set({ label: t('wauBulan.stop'), onSkip: skip });
    try {
      await playRound(reels, round);
    } finally {
      celebration.skipOffer.set(undefined);
    }
  });

  function skip(): void {
    pauses.current?.skip();
    board.current?.hurry();
    celebration.skip();
  }

  return { place, caption, result, celebration, skip, reels: { board, shownGrid, caption } };
}

interface ReelsBesideBetsProps {
  readonly board: RefObject<ReelBoard | undefined>;
  readonly shownGrid: RefObject<WauBulanGrid>;
  readonly caption: CaptionStore;
}

/** Turns the reels from the tap on. Draws nothing: apart from the rest, so that a bet does not draw the game anew. */
export function ReelsBesideBets({ board, shownGrid, caption }: ReelsBesideBetsProps): null {
  const pace = usePace();
  const isWaiting = useDesk(({ waiting }) => waiting.length > 0);
  const isPlaying = useDesk(({ playing }) => playing.length > 0);
  useEffect(() => {
    if (!isWaiting) return;
    caption.set({});
    if (pace !== 'still') board.current?.start();
  }, [isWaiting, pace, board, caption]);
  useEffect(() => {
    // A bet that was refused leaves the reels as they were.
    if (!isWaiting && !isPlaying && pace !== 'still') {
      board.current?.land(shownGrid.current, stopTimes.turbo).catch(reportError);
    }
  }, [isWaiting, isPlaying, pace, board, shownGrid]);
  return null;
}

interface SpinPlayer {
  readonly reels: ReelBoard;
  readonly pace: Pace;
  readonly pauses: SkippablePause;
  readonly money: MoneyText;
  readonly sound: Sound;
  readonly caption: CaptionStore;
}

async function playSpins(
  player: SpinPlayer,
  script: RoundScript,
  onGrid: (grid: WauBulanGrid) => void,
): Promise<void> {
  const { pauses, sound, caption } = player;
  const share = showShare[player.pace];
  for (const spin of script.spins) {
    pauses.rearm();
    await playSpin(player, spin);
    onGrid(spin.kites?.grid ?? spin.grid);
    if (spin.awarded > 0 && spin.free === undefined) {
      sound.play('freeSpins');
      caption.set({ banner: { kind: 'freeSpins', count: spin.awarded } });
      await pauses.pause(2_400 * share);
    }
  }
  player.reels.trace(undefined);
  pauses.rearm();
  const { freeSpinsEnd, payoutMinor } = script;
  if (freeSpinsEnd !== undefined && amountOf(payoutMinor) > 0n) {
    caption.set({ banner: { kind: 'freeSpinsEnd', amountMinor: amountOf(payoutMinor) } });
    await pauses.pause(1_800 * share);
  }
  caption.set({});
}

/** What stays written under the reels when a round is over. */
function tellResult(caption: CaptionStore, round: RoundView, script: RoundScript): void {
  const amountMinor = amountOf(script.payoutMinor);
  const tone = resultTone(round);
  if (script.isCapped) caption.set({ line: { kind: 'capped', amountMinor } });
  else caption.set(tone === 'lost' ? {} : { line: { kind: tone, amountMinor } });
}

async function playSpin(player: SpinPlayer, spin: SpinScript): Promise<void> {
  const { reels, pace, pauses, money, sound, caption } = player;
  const share = showShare[pace];
  const isStill = pace === 'still';
  const before = amountOf(spin.totalMinor) - amountOf(spin.payoutMinor);
  const base: SlotCaption =
    spin.free === undefined ? {} : { free: spin.free, freeTotalMinor: toMinor(before) };
  caption.set(base);
  reels.trace(undefined);
  if (isStill) {
    reels.show(spin.grid);
    await pauses.pause(300);
  } else {
    reels.start();
    await reels.land(spin.grid, stopTimes[pace]);
  }
  if (spin.scatter !== undefined) {
    const { positions, payoutMinor, count } = spin.scatter;
    caption.set({ ...base, line: { kind: 'moons', count } });
    reels.trace({ cells: positions, line: undefined, label: money.amount(amountOf(payoutMinor)) }, isStill);
    await pauses.pause(1_200 * share);
  }
  if (spin.awarded > 0 && spin.free !== undefined) {
    caption.set({ ...base, line: { kind: 'added', count: spin.awarded } });
    await pauses.pause(1_200 * share);
  }
  if (spin.kites !== undefined) {
    reels.trace(undefined);
    caption.set({ ...base, line: { kind: 'kites' } });
    sound.play('kitesRise');
    if (isStill || pauses.isSkipped()) reels.show(spin.kites.grid);
    else await reels.raise(spin.kites.reels, spin.kites.grid, 750 * share);
  }
  const showMs = lineShowMs(spin.lines.length) * share;
  for (const { line, positions, payoutMinor } of spin.lines) {
    if (pauses.isSkipped()) break;
    caption.set({ ...base, line: { kind: 'line', number: line + 1 } });
    sound.play('line');
    reels.trace({ cells: positions, line, label: money.amount(amountOf(payoutMinor)) }, isStill);
    await pauses.pause(showMs);
  }
  if (spin.free !== undefined) {
    caption.set({ ...base, freeTotalMinor: amountOf(spin.totalMinor) });
    await pauses.pause(350 * share);
  }
}

function useReelBoard(listener: ReelListener) {
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<ReelBoard>(undefined);
  useEffect(() => {
    const canvas = place.current?.querySelector('canvas');
    if (canvas === null || canvas === undefined) return;
    const made = createReelBoard({ canvas, colours: themeColours(), listener });
    board.current = made;
    made.show(openingGrid);
    const unwatch = watchSize(canvas, made.resize);
    loadSymbolImages().then(made.setImages, reportError);
    return () => {
      unwatch();
      made.close();
    };
  }, [listener]);
  return { place, board };
}
