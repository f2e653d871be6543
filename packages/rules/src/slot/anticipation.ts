import type { ReelStrips } from './reel-strips.ts';
import type { Anticipation } from './slot-events.ts';
import type { Screen } from './slot-grid.ts';
import { symbolOfNumber } from './slot-symbol.ts';

/**
 * From which reel on a spin is worth waiting for: as many symbols as one less than `needed` have been shown before it,
 * and it or a later one can show another. `undefined` when it never comes to that. Looks at what the reels stopped with.
 */
export function anticipationOf(
  screen: Screen,
  strips: ReelStrips,
  symbolNumber: number,
  needed: number | undefined,
): Anticipation | undefined {
  if (needed === undefined || needed < 2) return undefined;
  let shown = 0;
  for (let reel = 0; reel < screen.reels; reel += 1) {
    if (shown >= needed - 1) {
      const reels = strips.map((_, index) => index).filter((index) => index >= reel);
      const able = reels.filter((index) => strips[index]?.includes(symbolNumber));
      if (able.length === 0) return undefined;
      return { symbol: symbolOfNumber(symbolNumber), fromReel: reel, reels: able };
    }
    shown += countOnReel(screen, reel, symbolNumber);
  }
  return undefined;
}

function countOnReel({ cells, stride }: Screen, reel: number, symbolNumber: number): number {
  let count = 0;
  for (let cell = reel * stride; cell < (reel + 1) * stride; cell += 1) {
    if (cells[cell] === symbolNumber) count += 1;
  }
  return count;
}
