import type { CellPosition, SlotGrid } from '@wau/rules/slot/slot-grid';

/** How far each symbol of a grid has fallen, in rows, once others were removed: those from above fall from outside. */
export function fallsOf(before: SlotGrid, removed: readonly CellPosition[]): readonly (readonly number[])[] {
  return before.map((symbols, reel) => {
    const gone = new Set(removed.filter((cell) => cell.reel === reel).map(({ row }) => row));
    const kept = symbols.map((_, row) => row).filter((row) => !gone.has(row));
    const added = symbols.length - kept.length;
    return symbols.map((_, row) => (row < added ? added : row - (kept[row - added] ?? row)));
  });
}
