import type { LandedCoin } from '@wau/rules/slot/slot-events';
import type { SkippablePause } from '../platform/skippable-pause.ts';
import type { Sound } from '../platform/sound.ts';
import type { MoneyText, Pace } from '../play/play-context.tsx';
import { type BoardMarks, noMarks } from './board-marks.ts';
import type { StopTimes } from './reel-motion.ts';
import type { SlotBoard } from './slot-board.ts';
import type { CaptionStore, SlotCaption } from './slot-caption.ts';
import type { SlotLook } from './slot-look.ts';

export const stopTimes: Readonly<Record<Exclude<Pace, 'still'>, StopTimes>> = {
  full: { firstMs: 480, eachMs: 190, suspenseMs: 1_000 },
  turbo: { firstMs: 120, eachMs: 45, suspenseMs: 250 },
};

/** How much of the usual time is left for showing things. */
export const showShare: Readonly<Record<Pace, number>> = { full: 1, turbo: 0.45, still: 1 };

/** What a round is played back with, and what stands on the board while it is. */
export interface SlotPlayer {
  readonly board: SlotBoard;
  readonly look: SlotLook;
  readonly pace: Pace;
  readonly pauses: SkippablePause;
  readonly money: MoneyText;
  readonly sound: Sound;
  readonly caption: CaptionStore;
  readonly shown: ShownRound;
}

/** What has been told of a round so far; it outlives a decision of the player. */
export interface ShownRound {
  marks: BoardMarks;
  coins: ReadonlyMap<string, LandedCoin>;
  isFeature: boolean;
  isHolding: boolean;
}

export function emptyShownRound(): ShownRound {
  return { marks: noMarks, coins: new Map(), isFeature: false, isHolding: false };
}

/** Changes some of the texts around the board. */
export function say(player: SlotPlayer, part: Partial<SlotCaption>): void {
  player.caption.set({ ...player.caption.current(), ...part });
}

/** Changes some of what lies on the board beside its symbols. */
export function mark(player: SlotPlayer, part: Partial<BoardMarks>): void {
  player.shown.marks = { ...player.shown.marks, ...part };
  player.board.mark(player.shown.marks);
}
