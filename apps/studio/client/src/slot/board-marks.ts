import type { CellPosition } from '@wau/rules/slot/slot-grid';

/** What is written on a cell, above its symbol. */
export interface CellBadge {
  readonly position: CellPosition;
  readonly text: string;
  /** A multiplier stands in the corner, the worth of a coin across it. */
  readonly kind: 'multiplier' | 'coin' | 'prize';
}

/** What lies on the board beside its symbols; each part replaces the one before. */
export interface BoardMarks {
  /** Wilds that stay where they are while reels turn beneath them. */
  readonly stuck: readonly CellPosition[];
  readonly badges: readonly CellBadge[];
  /** Cells that multiply, whatever lies there. */
  readonly markedCells: readonly CellBadge[];
  /** Of these cells alone the symbols count, the others are dimmed: the coins of hold and spin. */
  readonly onlyCells: readonly CellPosition[] | undefined;
}

export const noMarks: BoardMarks = { stuck: [], badges: [], markedCells: [], onlyCells: undefined };
