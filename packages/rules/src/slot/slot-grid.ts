import { emptyCell, type SlotSymbol, symbolOfNumber } from './slot-symbol.ts';

/** The reels from left to right, each with its symbols from top to bottom. Reels may differ in height. */
export type SlotGrid = readonly (readonly SlotSymbol[])[];

export interface CellPosition {
  /** 0 for the leftmost reel. */
  readonly reel: number;
  /** 0 for the topmost row of its reel. */
  readonly row: number;
}

/** Bounds of what a title may show: symbols must stay readable on a narrow phone. */
export const slotReelsMinimum = 3;
export const slotReelsMaximum = 6;
export const slotRowsMinimum = 2;
export const slotRowsMaximum = 7;

/**
 * What the reels show, by symbol number: row `row` of reel `reel` is cell `reel * stride + row`. The stride is the height
 * of the tallest reel; below a shorter one stands `emptyCell`.
 */
export interface Screen {
  readonly reels: number;
  readonly stride: number;
  readonly cells: Uint8Array;
}

export function createScreen(reels: number, stride: number): Screen {
  return { reels, stride, cells: new Uint8Array(reels * stride).fill(emptyCell) };
}

/** Writes what a reel shows that has stopped with strip position `stop` in its top row. A strip is a ring. */
export function showReel(screen: Screen, reel: number, strip: Uint8Array, stop: number, rows: number): void {
  const { cells, stride } = screen;
  const top = reel * stride;
  let position = stop;
  for (let row = 0; row < stride; row += 1) {
    cells[top + row] = row < rows ? (strip[position] ?? emptyCell) : emptyCell;
    position += 1;
    if (position === strip.length) position = 0;
  }
}

export function countCells(screen: Screen, symbolNumber: number): number {
  let count = 0;
  for (const cell of screen.cells) if (cell === symbolNumber) count += 1;
  return count;
}

export function reelShows(screen: Screen, reel: number, symbolNumber: number): boolean {
  const top = reel * screen.stride;
  for (let row = 0; row < screen.stride; row += 1) if (screen.cells[top + row] === symbolNumber) return true;
  return false;
}

/** Turns all cells of a reel into one symbol; what is below a short reel stays empty. */
export function fillReel(screen: Screen, reel: number, symbolNumber: number): void {
  const top = reel * screen.stride;
  for (let cell = top; cell < top + screen.stride; cell += 1) {
    if (screen.cells[cell] !== emptyCell) screen.cells[cell] = symbolNumber;
  }
}

export function gridOf({ reels, stride, cells }: Screen): SlotGrid {
  return Array.from({ length: reels }, (_, reel) =>
    Array.from(
      cells.subarray(reel * stride, (reel + 1) * stride).filter((cell) => cell !== emptyCell),
      symbolOfNumber,
    ),
  );
}

/** Where a symbol is shown, reel after reel and from top to bottom. */
export function positionsOf(screen: Screen, symbolNumber: number): CellPosition[] {
  const positions: CellPosition[] = [];
  screen.cells.forEach((cell, index) => {
    if (cell === symbolNumber) positions.push(positionOfCell(screen, index));
  });
  return positions;
}

export function positionsOfCells(screen: Pick<Screen, 'stride'>, cells: readonly number[]): CellPosition[] {
  return cells.map((cell) => positionOfCell(screen, cell));
}

export function positionOfCell({ stride }: Pick<Screen, 'stride'>, cell: number): CellPosition {
  const reel = Math.floor(cell / stride);
  return { reel, row: cell - reel * stride };
}
