import type { CellPosition, SlotGrid } from '@wau/rules/slot/slot-grid';
import type { SlotSymbol } from '@wau/rules/slot/slot-symbol';
import type { ThemeTokens } from '@wau/theme/tokens';
import { eachFrame } from '../platform/animation.ts';
import type { CanvasSize } from '../ui/canvas-layer.ts';
import { isMoving } from './board-cell.ts';
import { type BoardMarks, noMarks } from './board-marks.ts';
import { createBoardPainter } from './board-painter.ts';
import { type BoardReel, createBoardReel } from './board-reel.ts';
import { createBoardWaits } from './board-waits.ts';
import { arrivedCells, arrivedMs, arrivingCells, fallMs, leavingCells, motionOf } from './falling-cells.ts';
import type { StopTimes } from './reel-motion.ts';
import type { SlotLook } from './slot-look.ts';
import type { SymbolDrawings } from './symbol-drawings.ts';
import { fallsOf } from './tumble.ts';
import type { TracedWin } from './win-trace.ts';

/** What the board tells of its motion while it moves. */
export interface BoardListener {
  onStarted(): void;
  /** A reel shows its symbols, from top to bottom. */
  onReelStopped(reel: number, symbols: readonly SlotSymbol[]): void;
  /** The next reel may bring a feature and turns longer. */
  onSuspense(): void;
  onAllStopped(): void;
}

/** Where reels are to stop. */
export interface Landing {
  readonly grid: SlotGrid;
  /** Reels that do not turn. */
  readonly held: readonly number[];
  /** Reels that keep the player waiting. */
  readonly suspense: readonly number[];
}

export interface SlotBoard {
  resize(size: CanvasSize): void;
  setDrawings(drawings: SymbolDrawings): void;
  /** Shows symbols at rest. */
  show(grid: SlotGrid): void;
  /** Sets the reels turning, or lets what lies there fall out, without knowing yet what comes. */
  start(held?: readonly number[]): void;
  /** Lets symbols come in, reel after reel; resolves when the last one is at rest. */
  land(landing: Landing, times: StopTimes): Promise<void>;
  /** Whether reels turn, or symbols are out, and nobody has said yet where they stop. */
  isRolling(): boolean;
  /** Brings what still rolls back to what lay there before, at once where no times are given. */
  rest(times: StopTimes | undefined): Promise<void>;
  /** Removes symbols, and lets those above and new ones fall. */
  tumble(removed: readonly CellPosition[], grid: SlotGrid, durationMs: number): Promise<void>;
  /** What differs from what is shown grows into its place. */
  change(grid: SlotGrid, durationMs: number): Promise<void>;
  /** Free cells flicker, as they do before coins land on them. */
  flicker(durationMs: number): Promise<void>;
  mark(marks: BoardMarks): void;
  /** Traces a win, without motion where it `isStill`; `undefined` takes the last one away. */
  trace(win: TracedWin | undefined, isStill?: boolean): void;
  /** Ends all that moves. */
  hurry(): void;
  grid(): SlotGrid;
  close(): void;
}

const vanishShare = 0.42;

export interface SlotBoardOptions {
  readonly canvas: HTMLCanvasElement;
  readonly colours: ThemeTokens;
  readonly look: SlotLook;
  readonly listener: BoardListener;
}

/** The reels on a canvas: everything that moves is drawn from the time, nothing is moved step by step. */
export function createSlotBoard({ canvas, colours, look, listener }: SlotBoardOptions): SlotBoard {
  const painter = createBoardPainter(canvas, colours, look, requestDraw);
  const reels: BoardReel[] = look.rows.map((rows, index) => createBoardReel(index, rows, look.symbols));
  const waits = createBoardWaits();
  let isOut = false;
  let arriving = 0;
  let isHeard = false;
  let isHurried = false;
  let marks = noMarks;
  let traced: { readonly win: TracedWin; readonly sinceMs: number; readonly isStill: boolean } | undefined;
  let flickerUntilMs = 0;
  let stopFrames: (() => void) | undefined;

  function requestDraw(): void {
    stopFrames ??= eachFrame((nowMs) => {
      const goesOn = frame(nowMs);
      if (!goesOn) stopFrames = undefined;
      return goesOn;
    });
  }

  /** Draws a moment; answers whether anything still moves. */
  function frame(nowMs: number): boolean {
    const turned = reels.filter((reel) =>
      reel.advance(nowMs, { isHurried, onStopped, onSuspense: listener.onSuspense }),
    );
    painter.draw({ reels, marks, traced, nowMs, flickers: nowMs < flickerUntilMs });
    waits.end(nowMs, isHurried);
    tellRolling();
    const moves = turned.length > 0 || reels.some(({ cells }) => cells.some((cell) => isMoving(cell, nowMs)));
    const isTracing = traced !== undefined && !traced.isStill;
    return moves || isTracing || waits.isAwaited() || nowMs < flickerUntilMs;
  }

  function onStopped(reel: BoardReel): void {
    listener.onReelStopped(
      reel.index,
      reel.cells.map(({ symbol }) => symbol),
    );
  }

  /** The listener hears of reels that roll and that all of them have stopped, whatever stopped them. */
  function tellRolling(): void {
    const rolls = isOut || arriving > 0 || reels.some((reel) => !reel.hasStopped());
    if (rolls === isHeard) return;
    isHeard = rolls;
    if (rolls) listener.onStarted();
    else listener.onAllStopped();
  }

  function waitUntil(untilMs: number): Promise<void> {
    requestDraw();
    return waits.until(untilMs);
  }

  function shownGrid(): SlotGrid {
    return reels.map(({ cells }) => cells.map(({ symbol }) => symbol));
  }

  function isRolling(): boolean {
    return isOut || reels.some((reel) => reel.isTurning());
  }

  function show(grid: SlotGrid): void {
    isOut = false;
    grid.forEach((symbols, reel) => {
      reels[reel]?.show(symbols);
    });
    tellRolling();
    requestDraw();
  }

  function startFalling(nowMs: number): void {
    if (isOut) return;
    isOut = true;
    for (const reel of reels) reel.setCells(leavingCells(reel.cells, reel.index, nowMs));
  }

  async function landFalling({ grid, suspense }: Landing, times: StopTimes): Promise<void> {
    let startMs = performance.now() + Math.min(times.firstMs, fallMs);
    let endMs = startMs;
    isOut = false;
    arriving += 1;
    for (const [reel, symbols] of grid.entries()) {
      if (suspense.includes(reel)) {
        await waitUntil(startMs);
        if (!isHurried) listener.onSuspense();
        startMs += times.suspenseMs;
      }
      if (isHurried) reels[reel]?.show(symbols);
      else reels[reel]?.setCells(arrivingCells(symbols, startMs));
      endMs = Math.max(endMs, arrivedMs(symbols.length, startMs));
      startMs += times.eachMs / 2;
    }
    await waitUntil(endMs);
    arriving -= 1;
    for (const reel of reels) onStopped(reel);
  }

  async function landTurning(landing: Landing, times: StopTimes): Promise<void> {
    const turning = reels.filter((reel) => reel.isTurning());
    let afterMs = times.firstMs;
    let before: BoardReel | undefined;
    const stops = turning.map((reel, place) => {
      if (place > 0) afterMs += times.eachMs;
      const isSuspense = landing.suspense.includes(reel.index);
      if (isSuspense) afterMs += times.suspenseMs;
      const stopped = reel.stop({
        symbols: landing.grid[reel.index] ?? [],
        // However long the answer took, the reels still stop one after another.
        atMs: performance.now() - Math.min(times.firstMs, performance.now() - reel.startedMs()) + afterMs,
        isSuspense,
        before,
      });
      before = reel;
      return stopped;
    });
    landing.grid.forEach((symbols, reel) => {
      if (!turning.some(({ index }) => index === reel)) reels[reel]?.show(symbols);
    });
    requestDraw();
    await Promise.all(stops);
  }

  function land(landing: Landing, times: StopTimes): Promise<void> {
    return look.arrival === 'falling' ? landFalling(landing, times) : landTurning(landing, times);
  }

  return {
    resize: painter.resize,
    setDrawings: painter.setDrawings,
    show,
    start(held = []) {
      traced = undefined;
      isHurried = false;
      const nowMs = performance.now();
      if (look.arrival === 'falling') startFalling(nowMs);
      else {
        for (const reel of reels) {
          if (!held.includes(reel.index) && !reel.isTurningFreely()) reel.start(nowMs + reel.index * 35);
        }
      }
      tellRolling();
      requestDraw();
    },
    land,
    isRolling,
    async rest(times) {
      if (!isRolling()) return;
      if (times === undefined) show(shownGrid());
      else await land({ grid: shownGrid(), held: [], suspense: [] }, times);
    },
    async tumble(removed, grid, durationMs) {
      traced = undefined;
      const before = shownGrid();
      const startMs = performance.now();
      const vanishMs = durationMs * vanishShare;
      for (const reel of reels) {
        reel.setCells(
          reel.cells.map((cell, row) =>
            removed.some((position) => position.reel === reel.index && position.row === row)
              ? { ...cell, motion: motionOf('vanish', startMs, vanishMs) }
              : { symbol: cell.symbol },
          ),
        );
      }
      await waitUntil(startMs + vanishMs);
      const fallStartMs = performance.now();
      const falls = fallsOf(before, removed);
      grid.forEach((symbols, reel) => {
        reels[reel]?.setCells(
          symbols.map((symbol, row) => {
            const rows = falls[reel]?.[row] ?? 0;
            if (rows === 0 || isHurried) return { symbol };
            return { symbol, motion: motionOf('fall', fallStartMs, durationMs - vanishMs, rows) };
          }),
        );
      });
      await waitUntil(fallStartMs + durationMs - vanishMs);
    },
    async change(grid, durationMs) {
      const before = shownGrid();
      const startMs = performance.now();
      let endMs = startMs;
      grid.forEach((symbols, reel) => {
        reels[reel]?.setCells(
          symbols.map((symbol, row) => {
            if (symbol === before[reel]?.[row] || isHurried) return { symbol };
            const growMs = startMs + row * 40;
            endMs = Math.max(endMs, growMs + durationMs);
            return { symbol, motion: motionOf('grow', growMs, durationMs) };
          }),
        );
      });
      await waitUntil(endMs);
    },
    flicker(durationMs) {
      // Like a spin that starts: it can be hurried anew.
      isHurried = false;
      flickerUntilMs = performance.now() + durationMs;
      return waitUntil(flickerUntilMs);
    },
    mark(next) {
      marks = next;
      requestDraw();
    },
    trace(win, isStill = false) {
      traced = win === undefined ? undefined : { win, sinceMs: performance.now(), isStill };
      requestDraw();
    },
    hurry() {
      isHurried = true;
      // Nobody waits for these any more, so they must not come later, onto a board that is said to be at rest.
      for (const reel of reels) if (!reel.isTurning()) reel.setCells(arrivedCells(reel.cells));
      flickerUntilMs = 0;
      requestDraw();
    },
    grid: shownGrid,
    close() {
      listener.onAllStopped();
      stopFrames?.();
      stopFrames = undefined;
    },
  };
}
