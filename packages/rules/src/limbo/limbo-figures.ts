import { type CountedOutcome, countedWay } from '../counted-way.ts';
import type { TitleFigures } from '../figures.ts';
import { multiplierText } from '../multiplier.ts';
import { type LimboMathematics, limboCases, limboWinningCases } from './limbo.ts';

/** Targets of which a player is told what they are worth, beside the ends. */
const toldTargetsHundredths = [150, 200, 500, 1_000, 10_000, 100_000, 1_000_000] as const;

export function limboOutcomesOf(
  mathematics: LimboMathematics,
  targetHundredths: number,
): readonly CountedOutcome[] {
  const winning = limboWinningCases(mathematics, targetHundredths);
  return [
    { cases: limboCases(mathematics) - winning, multiplierTenThousandths: 0 },
    { cases: winning, multiplierTenThousandths: targetHundredths * 100 },
  ];
}

/** Counts all numbers of all runners, for the targets at both ends and a few between. */
export function limboFigures(mathematics: LimboMathematics): TitleFigures {
  const { targetMinimumHundredths, targetMaximumHundredths } = mathematics;
  const between = toldTargetsHundredths.filter(
    (target) => target > targetMinimumHundredths && target < targetMaximumHundredths,
  );
  const targets = [...new Set([targetMinimumHundredths, ...between, targetMaximumHundredths])];
  return {
    method: 'exact',
    ways: targets.map((target) =>
      countedWay(`target ${multiplierText(target * 100)}`, limboOutcomesOf(mathematics, target)),
    ),
  };
}
