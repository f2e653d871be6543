import type { TitleFigures } from '../figures.ts';
import type { CountedFeature } from '../slot/figures/feature-figures.ts';
import { countedWays } from '../slot/figures/slot-ways.ts';
import type { SpinFigures } from '../slot/figures/spin-figures.ts';
import { countSpins } from './count-ways.ts';
import { wayViewsOf } from './way-views.ts';
import type { WaysMathematics, WaysReels } from './ways-mathematics.ts';

/** Counts all stops, heights and multipliers of the reels of the base game and of the free spins. */
export function waysFigures(mathematics: WaysMathematics): TitleFigures {
  return {
    method: 'exact',
    ways: countedWays(
      waysSpinFigures(mathematics, mathematics.base),
      waysFeature(mathematics),
      mathematics.stakes,
    ),
  };
}

function waysFeature(mathematics: WaysMathematics): CountedFeature | undefined {
  const { freeSpins } = mathematics;
  if (freeSpins === undefined) return undefined;
  const { counts, multiplier } = freeSpins;
  return { spin: waysSpinFigures(mathematics, freeSpins), counts, multiplier };
}

function waysSpinFigures(mathematics: WaysMathematics, reels: WaysReels): SpinFigures {
  return countSpins(mathematics, wayViewsOf(mathematics, reels), reels.wildMultipliers);
}
