import { countedWay } from '../counted-way.ts';
import type { TitleFigures } from '../figures.ts';
import { type WheelMathematics, wheelOutcomes } from './wheel.ts';

/** Counts every place of every wheel that a title offers. */
export function wheelFigures(mathematics: WheelMathematics): TitleFigures {
  const { risks, segmentChoices } = mathematics;
  return {
    method: 'exact',
    ways: risks.flatMap((risk) =>
      segmentChoices.map((segments) =>
        countedWay(`${segments} segments, ${risk} risk`, wheelOutcomes(mathematics, { risk, segments })),
      ),
    ),
  };
}
