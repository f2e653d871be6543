import type { SlotSymbol } from '@wau/rules/slot/slot-symbol';
import type { BoardCell, CellMotion } from './board-cell.ts';

const reelGapMs = 55;
const rowGapMs = 24;
/** How long a symbol falls out of the board, or into it from above. */
export const fallMs = 420;

/** What lies there falls out, reel after reel. */
export function leavingCells(cells: readonly BoardCell[], reel: number, nowMs: number): readonly BoardCell[] {
  return cells.map(({ symbol }) => ({
    symbol,
    motion: motionOf('leave', nowMs + reel * reelGapMs, fallMs, cells.length + 1),
  }));
}

/** New symbols fall in from above, the lowest first. */
export function arrivingCells(symbols: readonly SlotSymbol[], startMs: number): readonly BoardCell[] {
  return symbols.map((symbol, row) => ({
    symbol,
    motion: motionOf('fall', startMs + (symbols.length - row) * rowGapMs, fallMs, symbols.length + 0.5),
  }));
}

/** When the last of so many symbols lies in its place. */
export function arrivedMs(rows: number, startMs: number): number {
  return startMs + rows * rowGapMs + fallMs;
}

/** Puts symbols that come where they are to lie; those that go are left to it. */
export function arrivedCells(cells: readonly BoardCell[]): readonly BoardCell[] {
  return cells.map((cell) =>
    cell.motion?.kind === 'fall' || cell.motion?.kind === 'grow' ? { symbol: cell.symbol } : cell,
  );
}

export function motionOf(
  kind: CellMotion['kind'],
  startMs: number,
  durationMs: number,
  rows = 0,
): CellMotion {
  return { kind, startMs, durationMs, rows };
}
