import type { CellPosition } from '@wau/rules/slot/slot-grid';
import type { ThemeTokens } from '@wau/theme/tokens';
import { clampShare } from '../platform/animation.ts';
import type { CanvasSize } from '../ui/canvas-layer.ts';
import { type CellBox, cellKey } from './board-cell.ts';

/** A win as it is traced on the board: the cells that count, the line through them, and what it pays. */
export interface TracedWin {
  readonly cells: readonly CellPosition[];
  /** The row of each reel that the line runs through; `undefined` for wins without a line. */
  readonly line: readonly number[] | undefined;
  readonly label: string;
}

/** What a trace is drawn on. */
export interface TraceGround {
  readonly layer: CanvasRenderingContext2D;
  readonly size: CanvasSize;
  readonly colours: ThemeTokens;
  /** Since the trace began; `undefined` for one that stands. */
  readonly elapsedMs: number | undefined;
  readonly allCells: readonly CellPosition[];
  readonly boxOf: (position: CellPosition) => CellBox;
  readonly drawCell: (position: CellPosition, scale: number) => void;
}

const traceMs = 260;
const beatMs = 110;

/** Dims what did not win, draws the line through what did, and says what it pays. */
export function drawWinTrace(win: TracedWin, ground: TraceGround): void {
  const { elapsedMs } = ground;
  const winning = new Set(win.cells.map(cellKey));
  dimCells(
    ground,
    ground.allCells.filter((cell) => !winning.has(cellKey(cell))),
    elapsedMs === undefined ? 1 : clampShare(elapsedMs / 160),
  );
  if (win.line !== undefined) {
    drawLine(ground, win.line, elapsedMs === undefined ? 1 : clampShare(elapsedMs / traceMs));
  }
  const beat = elapsedMs === undefined ? 1 : 1 + 0.07 * Math.sin(elapsedMs / beatMs);
  for (const cell of win.cells) {
    drawCellFrame(ground, cell);
    ground.drawCell(cell, beat);
  }
  const last = win.cells.at(-1);
  if (last !== undefined && win.label !== '' && (elapsedMs === undefined || elapsedMs > traceMs * 0.6)) {
    drawLabel(ground, win.label, last);
  }
}

function dimCells(
  { layer, colours, boxOf }: TraceGround,
  cells: readonly CellPosition[],
  appeared: number,
): void {
  layer.globalAlpha = 0.62 * appeared;
  layer.fillStyle = colours.page;
  for (const cell of cells) {
    const { x, y, width, height } = boxOf(cell);
    layer.fillRect(x, y, width, height);
  }
  layer.globalAlpha = 1;
}

function drawCellFrame({ layer, colours, boxOf }: TraceGround, cell: CellPosition): void {
  const { x, y, width, height } = boxOf(cell);
  const inset = 3;
  layer.lineWidth = 2;
  layer.strokeStyle = colours.gold;
  layer.beginPath();
  layer.roundRect(x + inset, y + inset, width - inset * 2, height - inset * 2, 9);
  layer.stroke();
}

function drawLine({ layer, colours, boxOf }: TraceGround, rows: readonly number[], share: number): void {
  const middle = (reel: number): { readonly x: number; readonly y: number } => {
    const { x, y, width, height } = boxOf({ reel, row: rows[reel] ?? 0 });
    return { x: x + width / 2, y: y + height / 2 };
  };
  const reach = share * (rows.length - 1);
  layer.beginPath();
  rows.forEach((_, reel) => {
    const { x, y } = middle(reel);
    if (reel === 0) layer.moveTo(x, y);
    else if (reel <= reach) layer.lineTo(x, y);
    else if (reel - 1 < reach) {
      const part = reach - (reel - 1);
      const from = middle(reel - 1);
      layer.lineTo(from.x + (x - from.x) * part, from.y + (y - from.y) * part);
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

function drawLabel({ layer, size, colours, boxOf }: TraceGround, label: string, at: CellPosition): void {
  layer.font = '700 15px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
  const labelWidth = layer.measureText(label).width + 20;
  const box = boxOf(at);
  const x = Math.min(size.width - labelWidth / 2 - 4, Math.max(labelWidth / 2 + 4, box.x + box.width / 2));
  const y = box.y + box.height - 16;
  layer.fillStyle = colours.gold;
  layer.beginPath();
  layer.roundRect(x - labelWidth / 2, y - 14, labelWidth, 28, 14);
  layer.fill();
  layer.fillStyle = colours.onGold;
  layer.textAlign = 'center';
  layer.textBaseline = 'middle';
  layer.fillText(label, x, y + 1);
}
