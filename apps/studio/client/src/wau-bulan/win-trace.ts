import type { CellPosition } from '@wau/rules/wau-bulan/wau-bulan';
import { paylines, reelCount, rowCount } from '@wau/rules/wau-bulan/wau-bulan-paylines';
import type { ThemeTokens } from '@wau/theme/tokens';
import { clampShare } from '../platform/animation.ts';
import type { CanvasSize } from '../ui/canvas-layer.ts';
import { cellKey } from './round-script.ts';

/** A win as it is traced on the reels: the cells that count, the line through them, and what it pays. */
export interface TracedWin {
  readonly cells: readonly CellPosition[];
  /** A row of `paylines`; `undefined` for moons, which win wherever they are. */
  readonly line: number | undefined;
  readonly label: string;
}

/** What a trace is drawn on. */
interface TraceGround {
  readonly layer: CanvasRenderingContext2D;
  readonly size: CanvasSize;
  readonly colours: ThemeTokens;
  readonly drawCell: (cell: CellPosition, scale: number) => void;
}

export type DrawTrace = (ground: TraceGround, elapsedMs: number) => void;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const allCells = upTo(reelCount).flatMap((reel) =>
  upTo(rowCount).map((row): CellPosition => ({ reel, row })),
);

const traceMs = 260;
const beatMs = 110;

/** A moment at which everything is drawn that is to be, and no symbol is larger than at rest: for a trace that stands. */
export const traceAtRestMs = Math.PI * beatMs;

/** Dims what did not win, draws the line through what did, and says what it pays. */
export function traceOf(win: TracedWin): DrawTrace {
  const winning = new Set(win.cells.map(cellKey));
  const others = allCells.filter((cell) => !winning.has(cellKey(cell)));
  const last = win.cells.at(-1);
  /** Measuring a text costs more than drawing it. */
  let labelWidth: number | undefined;
  return (ground, elapsedMs) => {
    dimCells(ground, others, clampShare(elapsedMs / 160));
    if (win.line !== undefined) drawLine(ground, win.line, clampShare(elapsedMs / traceMs));
    const beat = 1 + 0.07 * Math.sin(elapsedMs / beatMs);
    for (const cell of win.cells) {
      drawCellFrame(ground, cell);
      ground.drawCell(cell, beat);
    }
    if (last === undefined || elapsedMs <= traceMs * 0.6) return;
    ground.layer.font = '700 15px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
    labelWidth ??= ground.layer.measureText(win.label).width + 20;
    drawLabel(ground, win.label, labelWidth, last);
  };
}

function cellSize({ size }: TraceGround): CanvasSize {
  return { width: size.width / reelCount, height: size.height / rowCount };
}

function dimCells(ground: TraceGround, cells: readonly CellPosition[], appeared: number): void {
  const { layer, colours } = ground;
  const { width, height } = cellSize(ground);
  layer.globalAlpha = 0.66 * appeared;
  layer.fillStyle = colours.page;
  for (const { reel, row } of cells) layer.fillRect(reel * width, row * height, width, height);
  layer.globalAlpha = 1;
}

function drawCellFrame(ground: TraceGround, { reel, row }: CellPosition): void {
  const { layer, colours } = ground;
  const { width, height } = cellSize(ground);
  const inset = 3;
  layer.lineWidth = 2;
  layer.strokeStyle = colours.gold;
  layer.beginPath();
  layer.roundRect(reel * width + inset, row * height + inset, width - inset * 2, height - inset * 2, 10);
  layer.stroke();
}

function drawLine(ground: TraceGround, line: number, share: number): void {
  const { layer, colours } = ground;
  const { width, height } = cellSize(ground);
  const rows = paylines[line] ?? [];
  const reach = share * (reelCount - 1);
  layer.beginPath();
  rows.forEach((row, reel) => {
    const x = (reel + 0.5) * width;
    const y = (row + 0.5) * height;
    if (reel === 0) layer.moveTo(x, y);
    else if (reel <= reach) layer.lineTo(x, y);
    else if (reel - 1 < reach) {
      const part = reach - (reel - 1);
      const fromY = ((rows[reel - 1] ?? row) + 0.5) * height;
      layer.lineTo(x - (1 - part) * width, fromY + (y - fromY) * part);
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

function drawLabel(ground: TraceGround, label: string, labelWidth: number, at: CellPosition): void {
  const { layer, size, colours } = ground;
  const { width, height } = cellSize(ground);
  const middle = (at.reel + 0.5) * width;
  const x = Math.min(size.width - labelWidth / 2 - 4, Math.max(labelWidth / 2 + 4, middle));
  const y = (at.row + 1) * height - 16;
  layer.fillStyle = colours.gold;
  layer.beginPath();
  layer.roundRect(x - labelWidth / 2, y - 14, labelWidth, 28, 14);
  layer.fill();
  layer.fillStyle = colours.onGold;
  layer.textAlign = 'center';
  layer.textBaseline = 'middle';
  layer.fillText(label, x, y + 1);
}
