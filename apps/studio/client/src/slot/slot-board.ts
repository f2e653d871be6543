import type { CellPosition, SlotGrid } from '@wau/rules/slot/slot-grid';
import type { SlotSymbol } from '@wau/rules/slot/slot-symbol';
import type { ThemeTokens } from '@wau/theme/tokens';
import { eachFrame } from '../platform/animation.ts';
import type { CanvasSize } from '../ui/canvas-layer.ts';
import { type BoardCell, type CellMotion, isMoving } from './board-cell.ts';
import { type BoardMarks, noMarks } from './board-marks.ts';
import { createBoardPainter } from './board-painter.ts';
import { type BoardReel, createBoardReel } from './board-reel.ts';
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

interface Wait {
  readonly untilMs: number;
  readonly resolve: () => void;
}

const reelGapMs = 55;
const fallMs = 420;
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
  let waits: Wait[] = [];
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
    const turned = reels.filter((reel) => reel.advance(nowMs, { isHurried, onStopped, onSuspense }));
    painter.draw({ reels, marks, traced, nowMs, flickers: nowMs < flickerUntilMs });
    endWaits(nowMs);
    const moves = turned.length > 0 || reels.some(({ cells }) => cells.some((cell) => isMoving(cell, nowMs)));
    const isTracing = traced !== undefined && !traced.isStill;
    return moves || isTracing || waits.length > 0 || nowMs < flickerUntilMs;
  }

  function onStopped(reel: BoardReel): void {
    listener.onReelStopped(
      reel.index,
      reel.cells.map(({ symbol }) => symbol),
    );
    if (reels.every((each) => !each.isTurning())) listener.onAllStopped();
  }

  function onSuspense(): void {
    listener.onSuspense();
  }

  function endWaits(nowMs: number): void {
    const ended = waits.filter(({ untilMs }) => isHurried || untilMs <= nowMs);
    if (ended.length === 0) return;
    waits = waits.filter((wait) => !ended.includes(wait));
    for (const { resolve } of ended) resolve();
  }

  function waitUntil(untilMs: number): Promise<void> {
    requestDraw();
    return new Promise((resolve) => {
      waits.push({ untilMs, resolve });
    });
  }

  function setCells(reel: number, cells: readonly BoardCell[]): void {
    reels[reel]?.setCells(cells);
  }

  function shownGrid(): SlotGrid {
    return reels.map(({ cells }) => cells.map(({ symbol }) => symbol));
  }

  function motion(kind: CellMotion['kind'], startMs: number, durationMs: number, rows = 0): CellMotion {
    return { kind, startMs, durationMs, rows };
  }

  function show(grid: SlotGrid): void {
    grid.forEach((symbols, reel) => {
      setCells(
        reel,
        symbols.map((symbol) => ({ symbol })),
      );
    });
    requestDraw();
  }

  function startFalling(nowMs: number): void {
    for (const { index, cells } of reels) {
      const rows = cells.length;
      setCells(
        index,
        cells.map(({ symbol }) => ({
          symbol,
          motion: motion('leave', nowMs + index * reelGapMs, fallMs, rows + 1),
        })),
      );
    }
  }

  async function landFalling({ grid, suspense }: Landing, times: StopTimes): Promise<void> {
    let startMs = performance.now() + Math.min(times.firstMs, fallMs);
    for (const [reel, symbols] of grid.entries()) {
      if (suspense.includes(reel)) {
        await waitUntil(startMs);
        if (!isHurried) onSuspense();
        startMs += times.suspenseMs;
      }
      setCells(
        reel,
        symbols.map((symbol, row) => ({
          symbol,
          motion: motion('fall', startMs + (symbols.length - row) * 24, fallMs, symbols.length + 0.5),
        })),
      );
      startMs += times.eachMs / 2;
    }
    await waitUntil(startMs + fallMs + 120);
    for (const reel of reels) onStopped(reel);
  }

  return {
    resize: painter.resize,
    setDrawings: painter.setDrawings,
    show,
    start(held = []) {
      traced = undefined;
      isHurried = false;
      if (reels.some((reel) => reel.isTurning())) return;
      const nowMs = performance.now();
      if (look.arrival === 'falling') startFalling(nowMs);
      else {
        for (const reel of reels) if (!held.includes(reel.index)) reel.start(nowMs + reel.index * 35);
      }
      listener.onStarted();
      requestDraw();
    },
    async land(landing, times) {
      if (look.arrival === 'falling') return landFalling(landing, times);
      const turning = reels.filter((reel) => reel.isTurning());
      if (turning.length === 0) return show(landing.grid);
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
        if (!turning.some(({ index }) => index === reel))
          setCells(
            reel,
            symbols.map((symbol) => ({ symbol })),
          );
      });
      requestDraw();
      await Promise.all(stops);
    },
    async tumble(removed, grid, durationMs) {
      traced = undefined;
      const before = shownGrid();
      const startMs = performance.now();
      const vanishMs = durationMs * vanishShare;
      for (const { index, cells } of reels) {
        setCells(
          index,
          cells.map((cell, row) =>
            removed.some((position) => position.reel === index && position.row === row)
              ? { ...cell, motion: motion('vanish', startMs, vanishMs) }
              : { symbol: cell.symbol },
          ),
        );
      }
      await waitUntil(startMs + vanishMs);
      const fallStartMs = performance.now();
      const falls = fallsOf(before, removed);
      grid.forEach((symbols, reel) => {
        setCells(
          reel,
          symbols.map((symbol, row) => {
            const rows = falls[reel]?.[row] ?? 0;
            if (rows === 0 || isHurried) return { symbol };
            return { symbol, motion: motion('fall', fallStartMs, durationMs - vanishMs, rows) };
          }),
        );
      });
      await waitUntil(fallStartMs + durationMs - vanishMs);
    },
    async change(grid, durationMs) {
      const before = shownGrid();
      const startMs = performance.now();
      grid.forEach((symbols, reel) => {
        setCells(
          reel,
          symbols.map((symbol, row) =>
            symbol === before[reel]?.[row] || isHurried
              ? { symbol }
              : { symbol, motion: motion('grow', startMs + row * 40, durationMs) },
          ),
        );
      });
      await waitUntil(startMs + durationMs);
    },
    flicker(durationMs) {
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
