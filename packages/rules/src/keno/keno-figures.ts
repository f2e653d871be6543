import { countedWay } from '../counted-way.ts';
import type { TitleFigures } from '../figures.ts';
import { type KenoMathematics, kenoOutcomes } from './keno.ts';

/** Counts all draws, for every risk and number of spots. */
export function kenoFigures(mathematics: KenoMathematics): TitleFigures {
  const { risks, spotChoices } = mathematics;
  return {
    method: 'exact',
    ways: risks.flatMap((risk) =>
      spotChoices.map((spots) =>
        countedWay(
          `${spots} ${spots === 1 ? 'spot' : 'spots'}, ${risk} risk`,
          kenoOutcomes(mathematics, risk, spots),
        ),
      ),
    ),
  };
}
