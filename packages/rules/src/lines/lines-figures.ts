import type { TitleFigures } from '../figures.ts';
import type { CountedFeature } from '../slot/figures/feature-figures.ts';
import { lineSpinFigures } from '../slot/figures/line-spin-figures.ts';
import { reelViewsOf } from '../slot/figures/reel-views.ts';
import { countedWays } from '../slot/figures/slot-ways.ts';
import type { SpinFigures } from '../slot/figures/spin-figures.ts';
import type { LinesMathematics, LinesReels } from './lines-mathematics.ts';

/** Counts all stops of the reels of the base game and of the free spins. */
export function linesFigures(mathematics: LinesMathematics): TitleFigures {
  return {
    method: 'exact',
    ways: countedWays(
      linesSpinFigures(mathematics, mathematics.base),
      linesFeature(mathematics),
      mathematics.stakes,
    ),
  };
}

export function linesFeature(mathematics: LinesMathematics): CountedFeature | undefined {
  const { freeSpins } = mathematics;
  if (freeSpins === undefined) return undefined;
  const { counts, multiplier } = freeSpins;
  return { spin: linesSpinFigures(mathematics, freeSpins), counts, multiplier };
}

export function linesSpinFigures(mathematics: LinesMathematics, reels: LinesReels): SpinFigures {
  const views = reelViewsOf(reels.strips, mathematics.rows, reels.wildsExpand);
  return lineSpinFigures(mathematics.lineRules, views, mathematics.scatterPays);
}
