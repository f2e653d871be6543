import type { CellPosition, WauBulanGrid } from '@wau/rules/wau-bulan/wau-bulan';
import { reelCount, rowCount } from '@wau/rules/wau-bulan/wau-bulan-paylines';
import { type WauBulanSymbol, wauBulanSymbols } from '@wau/rules/wau-bulan/wau-bulan-symbols';
import type { ThemeTokens } from '@wau/theme/tokens';
import { clampShare, eachFrame } from '../platform/animation.ts';
import type { CanvasSize } from '../ui/canvas-layer.ts';
import {
  hasLanded,
  isAtRest,
  type Landing,
  landingFrom,
  landingTurn,
  type StopTimes,
  spinningTurn,
  stopPlan,
} from './reel-motion.ts';
import { createReelPainter, type ReelView } from './reel-painter.ts';
import type { ReelListener } from './reel-sounds.ts';
import { suspenseReels } from './round-script.ts';
import type { SymbolImages } from './symbol-images.ts';
import { type DrawTrace, type TracedWin, traceAtRestMs, traceOf } from './win-trace.ts';

export interface ReelBoard {
  resize(size: CanvasSize): void;
  setImages(images: SymbolImages): void;
  /** Shows symbols at rest. */
  show(grid: WauBulanGrid): void;
  /** Sets the reels turning, without knowing yet where they will stop. */
  start(): void;
  /** Stops turning reels on a grid, one after another; resolves when the last has come to rest. */
  land(grid: WauBulanGrid, times: StopTimes): Promise<void>;
  /** Lets all reels stop that are still to stop. */
  hurry(): void;
  /** Traces a win, without motion where it `isStill`; `undefined` takes the last one away. */
  trace(win: TracedWin | undefined, isStill?: boolean): void;
  /** Kites rise and fill their reels; resolves when they have. */
  raise(reels: readonly number[], grid: WauBulanGrid, durationMs: number): Promise<void>;
  close(): void;
}

export interface ReelBoardOptions {
  readonly canvas: HTMLCanvasElement;
  readonly colours: ThemeTokens;
  readonly listener: ReelListener;
}

interface Reel {
  readonly index: number;
  /** Symbols by their place on the endless strip. */
  readonly symbols: Map<number, WauBulanSymbol>;
  /** Places without one show any symbol. */
  readonly symbolAt: (place: number) => WauBulanSymbol;
  /** Where the reel stands when it does not move. */
  restTurn: number;
  spinStartMs: number | undefined;
  landing: Landing | undefined;
  isSuspense: boolean;
  hasStopped: boolean;
}

interface PendingLanding {
  readonly grid: WauBulanGrid;
  readonly afterMs: readonly number[];
  readonly startMs: number;
  readonly resolve: () => void;
  isHurried: boolean;
}

interface Trace {
  readonly draw: DrawTrace;
  readonly sinceMs: number;
  readonly isStill: boolean;
}

interface Rising {
  readonly reels: readonly number[];
  readonly grid: WauBulanGrid;
  readonly startMs: number;
  readonly durationMs: number;
  readonly resolve: () => void;
}

const hurriedGapMs = 45;
/** From then on a reel that turns shows its symbols stretched. */
const fastAfterMs = 250;

function createReel(index: number): Reel {
  const symbols = new Map<number, WauBulanSymbol>();
  return {
    index,
    symbols,
    symbolAt: (place) => symbols.get(place) ?? passingSymbol(index, place),
    restTurn: 0,
    spinStartMs: undefined,
    landing: undefined,
    isSuspense: false,
    hasStopped: true,
  };
}

/** The reels on a canvas: everything that moves is drawn from the time, nothing is moved step by step. */
export function createReelBoard({ canvas, colours, listener }: ReelBoardOptions): ReelBoard {
  const painter = createReelPainter(canvas, colours, requestDraw);
  let pending: PendingLanding | undefined;
  let rising: Rising | undefined;
  let traced: Trace | undefined;
  let stopFrames: (() => void) | undefined;
  const reels = Array.from({ length: reelCount }, (_, index) => createReel(index));

  function requestDraw(): void {
    stopFrames ??= eachFrame((nowMs) => {
      const isMoving = frame(nowMs);
      if (!isMoving) stopFrames = undefined;
      return isMoving;
    });
  }

  function putGrid(reel: Reel, turn: number, symbols: readonly WauBulanSymbol[]): void {
    reel.symbols.clear();
    symbols.forEach((symbol, row) => {
      reel.symbols.set(turn + rowCount - 1 - row, symbol);
    });
  }

  function turnOf(reel: Reel, nowMs: number): number {
    if (reel.landing !== undefined) return landingTurn(reel.landing, nowMs);
    if (reel.spinStartMs !== undefined) {
      return reel.restTurn + spinningTurn(Math.max(0, nowMs - reel.spinStartMs));
    }
    return reel.restTurn;
  }

  /** Moves time on; answers whether anything still moves. */
  function frame(nowMs: number): boolean {
    if (!painter.isReady()) return false;
    advanceLanding(nowMs);
    painter.clear();
    for (const reel of reels) painter.drawReel(viewOf(reel, nowMs), nowMs);
    if (rising !== undefined) {
      painter.drawRising(rising.reels, clampShare((nowMs - rising.startMs) / rising.durationMs));
    }
    if (traced !== undefined) {
      painter.drawTrace(traced.draw, symbolInCell, traced.isStill ? traceAtRestMs : nowMs - traced.sinceMs);
    }
    finishRising(nowMs);
    const isTracing = traced !== undefined && !traced.isStill;
    return reels.some((reel) => reel.spinStartMs !== undefined) || rising !== undefined || isTracing;
  }

  function viewOf(reel: Reel, nowMs: number): ReelView {
    const { index, isSuspense, spinStartMs, landing } = reel;
    const isFast = spinStartMs !== undefined && landing === undefined && nowMs - spinStartMs > fastAfterMs;
    const turn = turnOf(reel, nowMs);
    return { index, turn, isFast, isSuspense, symbolAt: reel.symbolAt };
  }

  function symbolInCell({ reel, row }: CellPosition): WauBulanSymbol | undefined {
    const owner = reels[reel];
    return owner?.symbolAt(owner.restTurn + rowCount - 1 - row);
  }

  function advanceLanding(nowMs: number): void {
    if (pending === undefined) return;
    const plan = pending;
    for (const reel of reels) {
      const before = reels[reel.index - 1];
      const isDue = plan.isHurried
        ? before?.landing === undefined
          ? reel.index === 0
          : nowMs >= before.landing.startMs + hurriedGapMs
        : nowMs - plan.startMs >= (plan.afterMs[reel.index] ?? 0);
      // The time that a reel begins to land also ends the wait for the one before it.
      const isTurn = before === undefined || before.landing !== undefined;
      if (reel.landing === undefined && isDue && isTurn) beginLanding(reel, plan, nowMs);
      if (reel.landing !== undefined && !reel.hasStopped && hasLanded(reel.landing, nowMs)) {
        reel.hasStopped = true;
        reel.isSuspense = false;
        markSuspense(reel.index + 1, plan);
        listener.onReelStopped(reel.index, plan.grid[reel.index] ?? []);
      }
    }
    if (reels.every((reel) => reel.landing !== undefined && isAtRest(reel.landing, nowMs))) {
      pending = undefined;
      for (const reel of reels) {
        reel.restTurn = reel.landing?.toTurn ?? reel.restTurn;
        reel.landing = undefined;
        reel.spinStartMs = undefined;
      }
      plan.resolve();
    }
  }

  function beginLanding(reel: Reel, plan: PendingLanding, nowMs: number): void {
    reel.landing = landingFrom(turnOf(reel, nowMs), nowMs);
    putGrid(reel, reel.landing.toTurn, plan.grid[reel.index] ?? []);
  }

  /** The next reel shows that it may bring free spins, once the moons before it have come to rest. */
  function markSuspense(index: number, plan: PendingLanding): void {
    const reel = reels[index];
    if (reel === undefined) return;
    reel.isSuspense = suspenseReels(plan.grid)[index] === true && !plan.isHurried;
    if (reel.isSuspense) listener.onSuspense();
  }

  function finishRising(nowMs: number): void {
    if (rising === undefined || nowMs - rising.startMs < rising.durationMs) return;
    const rise = rising;
    rising = undefined;
    showAtRest(rise.grid);
    rise.resolve();
  }

  function showAtRest(grid: WauBulanGrid): void {
    for (const reel of reels) putGrid(reel, reel.restTurn, grid[reel.index] ?? []);
    requestDraw();
  }

  return {
    resize: painter.resize,
    setImages: painter.setImages,
    show: showAtRest,
    start() {
      traced = undefined;
      if (reels.some((reel) => reel.spinStartMs !== undefined)) return;
      const nowMs = performance.now();
      for (const reel of reels) {
        reel.spinStartMs = nowMs + reel.index * 35;
        reel.hasStopped = false;
      }
      listener.onStarted();
      requestDraw();
    },
    land(grid, times) {
      const spinStartMs = reels[0]?.spinStartMs;
      if (spinStartMs === undefined) {
        showAtRest(grid);
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        // However long the answer took, the reels still stop one after another.
        const startMs = Math.max(spinStartMs, performance.now() - times.firstMs);
        const { afterMs } = stopPlan(suspenseReels(grid), times);
        pending = { grid, afterMs, startMs, resolve, isHurried: false };
        requestDraw();
      });
    },
    hurry() {
      if (pending !== undefined) pending.isHurried = true;
    },
    trace(win, isStill = false) {
      traced = win === undefined ? undefined : { draw: traceOf(win), sinceMs: performance.now(), isStill };
      requestDraw();
    },
    raise(risingReels, grid, durationMs) {
      return new Promise((resolve) => {
        rising = { reels: risingReels, grid, durationMs, startMs: performance.now(), resolve };
        requestDraw();
      });
    },
    close() {
      listener.onClosed();
      stopFrames?.();
      stopFrames = undefined;
    },
  };
}

/** Any symbol but the moon, always the same for the same place: what rushes past decides nothing. */
function passingSymbol(reel: number, place: number): WauBulanSymbol {
  const mixed = Math.imul(place * 31 + reel * 17 + 7, 0x9e3779b1);
  const share = ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  return wauBulanSymbols[Math.floor(share * (wauBulanSymbols.length - 1))] ?? 'ten';
}
