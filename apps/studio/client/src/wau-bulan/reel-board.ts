import type { CellPosition, WauBulanGrid } from '@wau/rules/wau-bulan';
import { paylines, reelCount, rowCount } from '@wau/rules/wau-bulan-paylines';
import { type WauBulanSymbol, wauBulanSymbols } from '@wau/rules/wau-bulan-symbols';
import type { ThemeTokens } from '@wau/theme/tokens';
import { clampShare, eachFrame } from '../platform/animation.ts';
import { type CanvasSize, fitCanvas } from '../ui/canvas-layer.ts';
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
import { cellKey, suspenseReels } from './round-script.ts';
import { rasterise, type SymbolImages } from './symbol-images.ts';

/** A win as it is traced on the reels: the cells that count, the line through them, and what it pays. */
export interface TracedWin {
  readonly cells: readonly CellPosition[];
  /** A row of `paylines`; `undefined` for moons, which win wherever they are. */
  readonly line: number | undefined;
  readonly label: string;
}

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
  /** Traces a win; `undefined` takes the last one away. */
  trace(win: TracedWin | undefined): void;
  /** Kites rise and fill their reels; resolves when they have. */
  raise(reels: readonly number[], grid: WauBulanGrid, durationMs: number): Promise<void>;
  close(): void;
}

export interface ReelBoardOptions {
  readonly canvas: HTMLCanvasElement;
  readonly colours: ThemeTokens;
  readonly onReelStopped: (reel: number) => void;
}

interface Reel {
  readonly index: number;
  /** Symbols by their place on the endless strip; places without one show any symbol. */
  readonly symbols: Map<number, WauBulanSymbol>;
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

interface Rising {
  readonly reels: readonly number[];
  readonly grid: WauBulanGrid;
  readonly startMs: number;
  readonly durationMs: number;
  readonly resolve: () => void;
}

const hurriedGapMs = 45;
const traceMs = 260;

/** The reels on a canvas: everything that moves is drawn from the time, nothing is moved step by step. */
export function createReelBoard({ canvas, colours, onReelStopped }: ReelBoardOptions): ReelBoard {
  let size: CanvasSize = { width: 0, height: 0 };
  let context: CanvasRenderingContext2D | undefined;
  let images: SymbolImages | undefined;
  let drawings: ReadonlyMap<WauBulanSymbol, HTMLCanvasElement> = new Map();
  let pending: PendingLanding | undefined;
  let rising: Rising | undefined;
  let traced: { readonly win: TracedWin; readonly sinceMs: number } | undefined;
  let stopFrames: (() => void) | undefined;
  const reels: Reel[] = Array.from({ length: reelCount }, (_, index) => ({
    index,
    symbols: new Map(),
    restTurn: 0,
    spinStartMs: undefined,
    landing: undefined,
    isSuspense: false,
    hasStopped: true,
  }));

  const cellWidth = () => size.width / reelCount;
  const cellHeight = () => size.height / rowCount;
  const symbolSize = () => Math.min(cellWidth(), cellHeight()) * 0.9;

  function requestDraw(): void {
    stopFrames ??= eachFrame((nowMs) => {
      const isMoving = frame(nowMs);
      if (!isMoving) stopFrames = undefined;
      return isMoving;
    });
  }

  function prepareDrawings(): void {
    if (images === undefined || size.width === 0) return;
    const ratio = Math.min(2.5, window.devicePixelRatio);
    drawings = rasterise(images, Math.max(1, Math.round(symbolSize() * ratio)));
    requestDraw();
  }

  function symbolAt(reel: Reel, place: number): WauBulanSymbol {
    return reel.symbols.get(place) ?? passingSymbol(reel.index, place);
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
    if (context === undefined) return false;
    advanceLanding(nowMs);
    context.clearRect(0, 0, size.width, size.height);
    for (const reel of reels) drawReel(context, reel, nowMs);
    if (rising !== undefined) drawRising(context, rising, nowMs);
    if (traced !== undefined) drawTrace(context, traced.win, nowMs - traced.sinceMs);
    finishRising(nowMs);
    return (
      reels.some((reel) => reel.spinStartMs !== undefined) || rising !== undefined || traced !== undefined
    );
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
        onReelStopped(reel.index);
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
    if (reel !== undefined) reel.isSuspense = suspenseReels(plan.grid)[index] === true && !plan.isHurried;
  }

  function drawReel(layer: CanvasRenderingContext2D, reel: Reel, nowMs: number): void {
    const width = cellWidth();
    const x = reel.index * width;
    const turn = turnOf(reel, nowMs);
    const isFast =
      reel.spinStartMs !== undefined && reel.landing === undefined && nowMs - reel.spinStartMs > 250;
    layer.save();
    layer.beginPath();
    layer.rect(x, 0, width, size.height);
    layer.clip();
    if (reel.isSuspense) drawSuspense(layer, x, width, nowMs);
    const lowest = Math.floor(turn);
    for (let place = lowest - 1; place <= lowest + rowCount; place += 1) {
      const top = (rowCount - 1 - (place - turn)) * cellHeight();
      drawSymbol(layer, symbolAt(reel, place), x, top, 1, isFast ? 1.12 : 1);
    }
    layer.restore();
  }

  function drawSuspense(layer: CanvasRenderingContext2D, x: number, width: number, nowMs: number): void {
    layer.globalAlpha = 0.22 + 0.14 * Math.sin(nowMs / 90);
    layer.fillStyle = colours.gold;
    layer.fillRect(x, 0, width, size.height);
    layer.globalAlpha = 1;
  }

  function drawSymbol(
    layer: CanvasRenderingContext2D,
    symbol: WauBulanSymbol,
    x: number,
    top: number,
    scale: number,
    stretch = 1,
  ): void {
    const drawing = drawings.get(symbol);
    if (drawing === undefined) return;
    const wide = symbolSize() * scale;
    const high = wide * stretch;
    layer.drawImage(drawing, x + (cellWidth() - wide) / 2, top + (cellHeight() - high) / 2, wide, high);
  }

  function drawRising(layer: CanvasRenderingContext2D, rise: Rising, nowMs: number): void {
    const share = clampShare((nowMs - rise.startMs) / rise.durationMs);
    for (const reel of rise.reels) {
      const x = reel * cellWidth();
      // The kites climb from the bottom cell to the top one, each growing into its place.
      for (let row = 0; row < rowCount; row += 1) {
        const own = clampShare(share * 2 - (rowCount - 1 - row) * 0.4);
        if (own === 0) continue;
        const top = row * cellHeight();
        layer.fillStyle = colours.surface;
        layer.globalAlpha = own;
        layer.fillRect(x, top, cellWidth(), cellHeight());
        layer.globalAlpha = 0.3 * (1 - own) + 0.08;
        layer.fillStyle = colours.gold;
        layer.fillRect(x, top, cellWidth(), cellHeight());
        layer.globalAlpha = 1;
        const grown = 1 + 0.25 * Math.sin(Math.PI * own);
        drawSymbol(layer, 'wau', x, top + (1 - own) * cellHeight() * 0.6, own * grown);
      }
    }
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

  function drawTrace(layer: CanvasRenderingContext2D, win: TracedWin, elapsedMs: number): void {
    const winning = new Set(win.cells.map(cellKey));
    const appeared = clampShare(elapsedMs / 160);
    for (let reel = 0; reel < reelCount; reel += 1) {
      for (let row = 0; row < rowCount; row += 1) {
        const x = reel * cellWidth();
        const top = row * cellHeight();
        layer.globalAlpha = winning.has(cellKey({ reel, row })) ? 0 : 0.66 * appeared;
        layer.fillStyle = colours.page;
        layer.fillRect(x, top, cellWidth(), cellHeight());
      }
    }
    layer.globalAlpha = 1;
    if (win.line !== undefined) drawLine(layer, win.line, clampShare(elapsedMs / traceMs));
    const beat = 1 + 0.07 * Math.sin(elapsedMs / 110);
    for (const { reel, row } of win.cells) {
      const owner = reels[reel];
      if (owner === undefined) continue;
      const symbol = symbolAt(owner, owner.restTurn + rowCount - 1 - row);
      drawCellFrame(layer, reel, row);
      drawSymbol(layer, symbol, reel * cellWidth(), row * cellHeight(), beat);
    }
    const last = win.cells.at(-1);
    if (last !== undefined && elapsedMs > traceMs * 0.6) drawLabel(layer, win.label, last);
  }

  function drawCellFrame(layer: CanvasRenderingContext2D, reel: number, row: number): void {
    const inset = 3;
    layer.lineWidth = 2;
    layer.strokeStyle = colours.gold;
    layer.beginPath();
    layer.roundRect(
      reel * cellWidth() + inset,
      row * cellHeight() + inset,
      cellWidth() - inset * 2,
      cellHeight() - inset * 2,
      10,
    );
    layer.stroke();
  }

  function drawLine(layer: CanvasRenderingContext2D, line: number, share: number): void {
    const rows = paylines[line] ?? [];
    const reach = share * (reelCount - 1);
    layer.beginPath();
    rows.forEach((row, reel) => {
      const x = (reel + 0.5) * cellWidth();
      const y = (row + 0.5) * cellHeight();
      if (reel === 0) layer.moveTo(x, y);
      else if (reel <= reach) layer.lineTo(x, y);
      else if (reel - 1 < reach) {
        const part = reach - (reel - 1);
        const fromY = ((rows[reel - 1] ?? row) + 0.5) * cellHeight();
        layer.lineTo(x - (1 - part) * cellWidth(), fromY + (y - fromY) * part);
      }
    });
    layer.lineJoin = 'round';
    layer.lineCap = 'round';
    layer.strokeStyle = colours.onGold;
    layer.lineWidth = 7;
    layer.stroke();
    layer.strokeStyle = colours.gold;
    layer.lineWidth = 4;
    layer.stroke();
  }

  function drawLabel(layer: CanvasRenderingContext2D, label: string, at: CellPosition): void {
    layer.font = '700 15px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
    const width = layer.measureText(label).width + 20;
    const middle = (at.reel + 0.5) * cellWidth();
    const x = Math.min(size.width - width / 2 - 4, Math.max(width / 2 + 4, middle));
    const y = (at.row + 1) * cellHeight() - 16;
    layer.fillStyle = colours.gold;
    layer.beginPath();
    layer.roundRect(x - width / 2, y - 14, width, 28, 14);
    layer.fill();
    layer.fillStyle = colours.onGold;
    layer.textAlign = 'center';
    layer.textBaseline = 'middle';
    layer.fillText(label, x, y + 1);
  }

  return {
    resize(newSize) {
      size = newSize;
      context = fitCanvas(canvas, size);
      prepareDrawings();
      requestDraw();
    },
    setImages(loaded) {
      images = loaded;
      prepareDrawings();
    },
    show: showAtRest,
    start() {
      traced = undefined;
      if (reels.some((reel) => reel.spinStartMs !== undefined)) return;
      const nowMs = performance.now();
      for (const reel of reels) {
        reel.spinStartMs = nowMs + reel.index * 35;
        reel.hasStopped = false;
      }
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
    trace(win) {
      traced = win === undefined ? undefined : { win, sinceMs: performance.now() };
      requestDraw();
    },
    raise(risingReels, grid, durationMs) {
      return new Promise((resolve) => {
        rising = { reels: risingReels, grid, durationMs, startMs: performance.now(), resolve };
        requestDraw();
      });
    },
    close() {
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
