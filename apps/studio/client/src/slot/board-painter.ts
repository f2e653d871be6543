import type { CellPosition } from '@wau/rules/slot/slot-grid';
import type { SlotSymbol } from '@wau/rules/slot/slot-symbol';
import type { ThemeTokens } from '@wau/theme/tokens';
import { type CanvasSize, fitCanvas, sharpRatio } from '../ui/canvas-layer.ts';
import { type CellBox, cellKey, poseOf } from './board-cell.ts';
import type { BoardMarks, CellBadge } from './board-marks.ts';
import type { BoardReel } from './board-reel.ts';
import type { SlotLook } from './slot-look.ts';
import type { SymbolDrawings } from './symbol-drawings.ts';
import { drawWinTrace, type TracedWin } from './win-trace.ts';

/** All that is seen at one moment. */
export interface BoardMoment {
  readonly reels: readonly BoardReel[];
  readonly marks: BoardMarks;
  readonly traced:
    | { readonly win: TracedWin; readonly sinceMs: number; readonly isStill: boolean }
    | undefined;
  readonly nowMs: number;
  readonly flickers: boolean;
}

/** Puts the board on a canvas; it knows nothing of what moves it. */
export interface BoardPainter {
  resize(size: CanvasSize): void;
  setDrawings(drawings: SymbolDrawings): void;
  draw(moment: BoardMoment): void;
}

/** By how much a symbol that passes fast is longer. */
const fastStretch = 1.12;
const symbolShare = 0.94;

/** `requestDraw` is called when what was drawn is no longer right. */
export function createBoardPainter(
  canvas: HTMLCanvasElement,
  colours: ThemeTokens,
  look: SlotLook,
  requestDraw: () => void,
): BoardPainter {
  let size: CanvasSize = { width: 0, height: 0 };
  let ratio = 1;
  let context: CanvasRenderingContext2D | undefined;
  let drawings: SymbolDrawings | undefined;
  const reelCount = look.rows.length;

  function boxOf({ reel, row }: CellPosition, rows: number): CellBox {
    const width = size.width / reelCount;
    const height = size.height / rows;
    return { x: reel * width, y: row * height, width, height };
  }

  /** Copied to whole pixels of the screen: drawing between pixels costs several times as much. */
  function drawSymbol(
    layer: CanvasRenderingContext2D,
    symbol: SlotSymbol,
    box: CellBox,
    scale: number,
    isFast: boolean,
  ): void {
    if (drawings === undefined) return;
    const side = Math.min(box.width, box.height) * symbolShare;
    const pixels = Math.max(8, Math.round(side * ratio));
    const drawing = drawings.drawing(symbol, pixels, isFast ? fastStretch : 1);
    const width = Math.round(drawing.width * scale);
    const height = Math.round(drawing.height * scale);
    const x = Math.round((box.x + box.width / 2) * ratio - width / 2);
    const y = Math.round((box.y + box.height / 2) * ratio - height / 2);
    if (scale === 1) layer.drawImage(drawing, x, y);
    else layer.drawImage(drawing, x, y, width, height);
  }

  /** Within it one unit is a pixel of the screen. */
  function inPixels(layer: CanvasRenderingContext2D, draw: () => void): void {
    layer.setTransform(1, 0, 0, 1, 0, 0);
    draw();
    layer.setTransform(ratio, 0, 0, ratio, 0, 0);
    layer.globalAlpha = 1;
  }

  function drawTurning(layer: CanvasRenderingContext2D, reel: BoardReel, nowMs: number): void {
    const rows = reel.cells.length;
    const turn = reel.turn(nowMs);
    const isFast = reel.isFast(nowMs);
    const lowest = Math.floor(turn);
    if (reel.isSuspense()) drawSuspense(layer, reel.index, nowMs);
    inPixels(layer, () => {
      for (let place = lowest; place <= lowest + rows; place += 1) {
        const row = rows - 1 - (place - turn);
        drawSymbol(layer, reel.symbolAt(place), boxOf({ reel: reel.index, row }, rows), 1, isFast);
      }
    });
  }

  function drawResting(layer: CanvasRenderingContext2D, reel: BoardReel, nowMs: number): void {
    const rows = reel.cells.length;
    inPixels(layer, () => {
      reel.cells.forEach((cell, row) => {
        const { rowOffset, scale, alpha } = poseOf(cell, nowMs);
        if (alpha <= 0) return;
        layer.globalAlpha = alpha;
        drawSymbol(layer, cell.symbol, boxOf({ reel: reel.index, row: row + rowOffset }, rows), scale, false);
      });
    });
  }

  function drawSuspense(layer: CanvasRenderingContext2D, reel: number, nowMs: number): void {
    const width = size.width / reelCount;
    layer.globalAlpha = 0.16 + 0.1 * Math.sin(nowMs / 90);
    layer.fillStyle = colours.gold;
    layer.fillRect(reel * width, 0, width, size.height);
    layer.globalAlpha = 1;
  }

  function drawStuck(layer: CanvasRenderingContext2D, moment: BoardMoment): void {
    for (const position of moment.marks.stuck) {
      const reel = moment.reels[position.reel];
      if (reel === undefined) continue;
      const box = boxOf(position, reel.cells.length);
      layer.fillStyle = colours.surface;
      if (reel.isTurning()) layer.fillRect(box.x, box.y, box.width, box.height);
      inPixels(layer, () => {
        if (reel.isTurning()) drawSymbol(layer, 'wild', box, 1, false);
      });
      strokeCell(layer, box, colours.gold);
    }
  }

  function drawMarkedCells(layer: CanvasRenderingContext2D, moment: BoardMoment): void {
    for (const { position, text } of moment.marks.markedCells) {
      const reel = moment.reels[position.reel];
      if (reel === undefined) continue;
      const box = boxOf(position, reel.cells.length);
      layer.globalAlpha = 0.22;
      layer.fillStyle = colours.gold;
      layer.fillRect(box.x + 1, box.y + 1, box.width - 2, box.height - 2);
      layer.globalAlpha = 1;
      if (text !== '') writeCorner(layer, box, text);
    }
  }

  function dimOthers(layer: CanvasRenderingContext2D, { reels, marks, flickers, nowMs }: BoardMoment): void {
    if (marks.onlyCells === undefined) return;
    const kept = new Set(marks.onlyCells.map(cellKey));
    for (const reel of reels) {
      reel.cells.forEach((_, row) => {
        if (kept.has(cellKey({ reel: reel.index, row }))) return;
        const box = boxOf({ reel: reel.index, row }, reel.cells.length);
        layer.globalAlpha = flickers
          ? 0.86 - 0.2 * Math.abs(Math.sin(nowMs / 60 + reel.index * 2 + row))
          : 0.86;
        layer.fillStyle = colours.page;
        layer.fillRect(box.x, box.y, box.width, box.height);
      });
    }
    layer.globalAlpha = 1;
  }

  function strokeCell(layer: CanvasRenderingContext2D, box: CellBox, colour: string): void {
    const inset = 2;
    layer.lineWidth = 2;
    layer.strokeStyle = colour;
    layer.beginPath();
    layer.roundRect(box.x + inset, box.y + inset, box.width - inset * 2, box.height - inset * 2, 8);
    layer.stroke();
  }

  function writeCorner(layer: CanvasRenderingContext2D, box: CellBox, text: string): void {
    writeOn(layer, text, {
      x: box.x + box.width - 3,
      y: box.y + 3,
      fontPixels: Math.max(10, Math.min(15, box.height * 0.24)),
      anchor: 'corner',
    });
  }

  function writeBadge(layer: CanvasRenderingContext2D, box: CellBox, badge: CellBadge): void {
    if (badge.kind === 'multiplier') {
      writeCorner(layer, box, badge.text);
      return;
    }
    const longest = Math.max(3, badge.text.length);
    writeOn(layer, badge.text, {
      x: box.x + box.width / 2,
      y: box.y + box.height * 0.56,
      fontPixels: Math.max(9, Math.min(box.height * 0.3, (box.width * 1.45) / longest)),
      anchor: 'middle',
    });
  }

  function writeOn(
    layer: CanvasRenderingContext2D,
    text: string,
    at: { x: number; y: number; fontPixels: number; anchor: 'corner' | 'middle' },
  ): void {
    layer.font = `800 ${Math.round(at.fontPixels)}px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif`;
    layer.textAlign = at.anchor === 'corner' ? 'right' : 'center';
    layer.textBaseline = at.anchor === 'corner' ? 'top' : 'middle';
    layer.lineJoin = 'round';
    layer.lineWidth = Math.max(3, at.fontPixels * 0.28);
    layer.strokeStyle = colours.page;
    layer.strokeText(text, at.x, at.y);
    layer.fillStyle = colours.gold;
    layer.fillText(text, at.x, at.y);
  }

  function drawBadges(layer: CanvasRenderingContext2D, { reels, marks, nowMs }: BoardMoment): void {
    for (const badge of marks.badges) {
      const reel = reels[badge.position.reel];
      const cell = reel?.cells[badge.position.row];
      if (reel === undefined || cell === undefined || reel.isTurning()) continue;
      const { rowOffset, alpha } = poseOf(cell, nowMs);
      layer.globalAlpha = alpha;
      const { reel: index, row } = badge.position;
      writeBadge(layer, boxOf({ reel: index, row: row + rowOffset }, reel.cells.length), badge);
    }
    layer.globalAlpha = 1;
  }

  function drawTrace(layer: CanvasRenderingContext2D, { reels, marks, traced, nowMs }: BoardMoment): void {
    if (traced === undefined) return;
    const badges = new Map(marks.badges.map((badge) => [cellKey(badge.position), badge]));
    drawWinTrace(traced.win, {
      layer,
      size,
      colours,
      elapsedMs: traced.isStill ? undefined : nowMs - traced.sinceMs,
      boxOf: (position) => boxOf(position, reels[position.reel]?.cells.length ?? 1),
      allCells: reels.flatMap((reel) => reel.cells.map((_, row) => ({ reel: reel.index, row }))),
      drawCell(position, scale) {
        const cell = reels[position.reel]?.cells[position.row];
        if (cell === undefined) return;
        const box = boxOf(position, reels[position.reel]?.cells.length ?? 1);
        inPixels(layer, () => drawSymbol(layer, cell.symbol, box, scale, false));
        // The symbol has covered what a coin is worth.
        const badge = badges.get(cellKey(position));
        if (badge !== undefined) writeBadge(layer, box, badge);
      },
    });
  }

  return {
    resize(newSize) {
      size = newSize;
      ratio = sharpRatio();
      context = fitCanvas(canvas, size, ratio);
      requestDraw();
    },
    setDrawings(loaded) {
      drawings = loaded;
      requestDraw();
    },
    draw(moment) {
      const layer = context;
      if (layer === undefined) return;
      layer.clearRect(0, 0, size.width, size.height);
      drawMarkedCells(layer, moment);
      for (const reel of moment.reels) {
        if (reel.isTurning()) drawTurning(layer, reel, moment.nowMs);
        else drawResting(layer, reel, moment.nowMs);
      }
      drawStuck(layer, moment);
      dimOthers(layer, moment);
      drawBadges(layer, moment);
      drawTrace(layer, moment);
    },
  };
}
