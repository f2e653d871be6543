import { createScreen, showReel } from '../slot/slot-grid.ts';
import { scatterNumber, slotSymbols, wildNumber } from '../slot/slot-symbol.ts';
import type { WaysMathematics, WaysReels } from './ways-mathematics.ts';

/** Stops and heights of one reel that show equally many of each symbol. */
export interface WayView {
  /** How many of each symbol, by its number; wilds and scatters stand apart. */
  readonly counts: Uint8Array;
  readonly wilds: number;
  readonly scatters: number;
  readonly weight: number;
}

/** What each reel can show. */
export function wayViewsOf(
  { heights, stride }: WaysMathematics,
  { strips }: WaysReels,
): readonly (readonly WayView[])[] {
  return strips.map((strip, reel) => {
    const views = new Map<string, WayView>();
    const { values, weights } = heights[reel] ?? { values: [], weights: [] };
    for (const [index, height] of values.entries()) {
      for (let stop = 0; stop < strip.length; stop += 1) {
        const screen = createScreen(1, stride);
        showReel(screen, 0, strip, stop, height);
        const counts = new Uint8Array(slotSymbols.length);
        for (const cell of screen.cells.subarray(0, height)) counts[cell] = (counts[cell] ?? 0) + 1;
        const key = counts.join(' ');
        const weight = (views.get(key)?.weight ?? 0) + (weights[index] ?? 0);
        views.set(key, {
          counts,
          wilds: counts[wildNumber] ?? 0,
          scatters: counts[scatterNumber] ?? 0,
          weight,
        });
      }
    }
    return [...views.values()];
  });
}
