import type { ReelStrips } from '../reel-strips.ts';
import { createScreen, fillReel, reelShows, type Screen, showReel } from '../slot-grid.ts';
import { scatterNumber, wildNumber } from '../slot-symbol.ts';

/** Stops of one reel that show the same, as lines and scatters see it. */
export interface ReelView {
  /** From top to bottom, wilds grown. */
  readonly cells: Uint8Array;
  readonly scatters: number;
  /** How many stops show it. */
  readonly weight: number;
}

/** What each reel can show. */
export function reelViewsOf(strips: ReelStrips, rows: number, wildsExpand: boolean): readonly ReelView[][] {
  return strips.map((strip) => {
    const views = new Map<string, ReelView>();
    for (let stop = 0; stop < strip.length; stop += 1) {
      const screen: Screen = createScreen(1, rows);
      showReel(screen, 0, strip, stop, rows);
      const scatters = screen.cells.filter((cell) => cell === scatterNumber).length;
      if (wildsExpand && reelShows(screen, 0, wildNumber)) fillReel(screen, 0, wildNumber);
      const key = `${screen.cells.join(' ')} ${scatters}`;
      const weight = (views.get(key)?.weight ?? 0) + 1;
      views.set(key, { cells: screen.cells, scatters, weight });
    }
    return [...views.values()];
  });
}
