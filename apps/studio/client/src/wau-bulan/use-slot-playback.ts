import { type Minor, toMinor } from '@wau/money/minor';
import type { WauBulanGrid } from '@wau/rules/wau-bulan';
import { useEffect, useRef, useState } from 'react';
import { createSkippablePause, type SkippablePause } from '../platform/skippable-pause.ts';
import type { RoundView } from '../platform/studio-api.ts';
import { amountOf } from '../play/bet-desk.ts';
import {
  type MoneyText,
  type Pace,
  useDeskState,
  useMoney,
  usePace,
  usePlay,
} from '../play/play-context.tsx';
import { resultTone, winStrength } from '../play/result-tone.ts';
import { usePlayback } from '../play/use-playback.ts';
import { watchSize } from '../ui/canvas-layer.ts';
import { themeColours } from '../ui/theme-colours.ts';
import { createReelBoard, type ReelBoard } from './reel-board.ts';
import type { StopTimes } from './reel-motion.ts';
import { isBigWin, lineShowMs, type RoundScript, roundScriptOf, type SpinScript } from './round-script.ts';
import { loadSymbolImages } from './symbol-images.ts';

/** What the texts around the reels say at a moment of the playback. */
export interface SlotCaption {
  readonly free?: { readonly number: number; readonly total: number } | undefined;
  /** What the round has won while free spins add up. */
  readonly freeTotalMinor?: Minor | undefined;
  readonly line?:
    | { readonly kind: 'line'; readonly number: number }
    | { readonly kind: 'moons'; readonly count: number }
    | { readonly kind: 'kites' }
    | { readonly kind: 'added'; readonly count: number }
    | { readonly kind: 'won' | 'returned'; readonly amountMinor: Minor }
    | { readonly kind: 'capped'; readonly amountMinor: Minor }
    | undefined;
  readonly banner?:
    | { readonly kind: 'freeSpins'; readonly count: number }
    | { readonly kind: 'freeSpinsEnd' | 'bigWin'; readonly amountMinor: Minor }
    | undefined;
}

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
  const { sound } = usePlay();
  const money = useMoney();
  const pace = usePace();
  const { waiting, playing } = useDeskState();
  const [caption, setCaption] = useState<SlotCaption>({});
  const [result, setResult] = useState<RoundView>();
  const { place, board } = useReelBoard(sound.land);
  const pauses = useRef<SkippablePause>(undefined);
  const shownGrid = useRef(openingGrid);

  const isWaiting = waiting.length > 0;
  const isPlaying = playing.length > 0;
  useEffect(() => {
    if (isWaiting && pace !== 'still') {
      setCaption({});
      board.current?.start();
    }
  }, [isWaiting, pace, board]);
  useEffect(() => {
    // A bet that was refused leaves the reels as they were.
    if (!isWaiting && !isPlaying && pace !== 'still') {
      board.current?.land(shownGrid.current, stopTimes.turbo).catch(reportError);
    }
  }, [isWaiting, isPlaying, pace, board]);

  usePlayback(async (round) => {
    const reels = board.current;
    if (reels === undefined) return;
    const skippable = createSkippablePause();
    pauses.current = skippable;
    const player: SpinPlayer = { reels, pace, pauses: skippable, money, setCaption };
    await playRound(player, round, roundScriptOf(round), (grid) => {
      shownGrid.current = grid;
    });
    if (resultTone(round) === 'won') sound.win(winStrength(round));
    pauses.current = undefined;
    setResult(round);
  });

  function skip(): void {
    pauses.current?.skip();
    board.current?.hurry();
  }

  return { place, caption, result, skip };
}

interface SpinPlayer {
  readonly reels: ReelBoard;
  readonly pace: Pace;
  readonly pauses: SkippablePause;
  readonly money: MoneyText;
  readonly setCaption: (caption: SlotCaption) => void;
}

async function playRound(
  player: SpinPlayer,
  round: RoundView,
  script: RoundScript,
  onGrid: (grid: WauBulanGrid) => void,
): Promise<void> {
  const { pauses, setCaption } = player;
  const share = showShare[player.pace];
  for (const spin of script.spins) {
    pauses.rearm();
    await playSpin(player, spin);
    onGrid(spin.kites?.grid ?? spin.grid);
    if (spin.awarded > 0 && spin.free === undefined) {
      setCaption({ banner: { kind: 'freeSpins', count: spin.awarded } });
      await pauses.pause(2_400 * share);
    }
  }
  player.reels.trace(undefined);
  pauses.rearm();
  const payoutMinor = amountOf(script.payoutMinor);
  const stakeMinor = amountOf(round.stakeMinor);
  if (script.freeSpinsEnd !== undefined && payoutMinor > 0n) {
    setCaption({ banner: { kind: 'freeSpinsEnd', amountMinor: payoutMinor } });
    await pauses.pause(2_600 * share);
  } else if (isBigWin(payoutMinor, stakeMinor)) {
    setCaption({ banner: { kind: 'bigWin', amountMinor: payoutMinor } });
    await pauses.pause(2_600 * share);
  }
  const tone = resultTone(round);
  if (script.isCapped) setCaption({ line: { kind: 'capped', amountMinor: payoutMinor } });
  else setCaption(tone === 'lost' ? {} : { line: { kind: tone, amountMinor: payoutMinor } });
}

async function playSpin(player: SpinPlayer, spin: SpinScript): Promise<void> {
  const { reels, pace, pauses, money, setCaption } = player;
  const share = showShare[pace];
  const before = amountOf(spin.totalMinor) - amountOf(spin.payoutMinor);
  const base: SlotCaption =
    spin.free === undefined ? {} : { free: spin.free, freeTotalMinor: toMinor(before) };
  setCaption(base);
  reels.trace(undefined);
  if (pace === 'still') {
    reels.show(spin.grid);
    await pauses.pause(300);
  } else {
    reels.start();
    await reels.land(spin.grid, stopTimes[pace]);
  }
  if (spin.scatter !== undefined) {
    const { positions, payoutMinor, count } = spin.scatter;
    setCaption({ ...base, line: { kind: 'moons', count } });
    reels.trace({ cells: positions, line: undefined, label: money.amount(amountOf(payoutMinor)) });
    await pauses.pause(1_200 * share);
  }
  if (spin.awarded > 0 && spin.free !== undefined) {
    setCaption({ ...base, line: { kind: 'added', count: spin.awarded } });
    await pauses.pause(1_200 * share);
  }
  if (spin.kites !== undefined) {
    reels.trace(undefined);
    setCaption({ ...base, line: { kind: 'kites' } });
    if (pace === 'still' || pauses.isSkipped()) reels.show(spin.kites.grid);
    else await reels.raise(spin.kites.reels, spin.kites.grid, 750 * share);
  }
  const showMs = lineShowMs(spin.lines.length) * share;
  for (const { line, positions, payoutMinor } of spin.lines) {
    if (pauses.isSkipped()) break;
    setCaption({ ...base, line: { kind: 'line', number: line + 1 } });
    reels.trace({ cells: positions, line, label: money.amount(amountOf(payoutMinor)) });
    await pauses.pause(showMs);
  }
  if (spin.free !== undefined) {
    setCaption({ ...base, freeTotalMinor: amountOf(spin.totalMinor) });
    await pauses.pause(350 * share);
  }
}

function useReelBoard(onReelStopped: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<ReelBoard>(undefined);
  useEffect(() => {
    const canvas = place.current?.querySelector('canvas');
    if (canvas === null || canvas === undefined) return;
    const made = createReelBoard({ canvas, colours: themeColours(), onReelStopped });
    board.current = made;
    made.show(openingGrid);
    const unwatch = watchSize(canvas, made.resize);
    loadSymbolImages().then(made.setImages, reportError);
    return () => {
      unwatch();
      made.close();
    };
  }, [onReelStopped]);
  return { place, board };
}
