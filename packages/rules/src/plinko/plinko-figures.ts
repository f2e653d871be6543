import { percentText, ratioToNumber } from '../exact-ratio.ts';
import type { TitleFigures, WayFigures } from '../figures.ts';
import { multiplierOne } from '../multiplier.ts';
import {
  type PlinkoMathematics,
  type PlinkoParameters,
  plinkoMultipliersTenThousandths,
  plinkoPathCounts,
  plinkoReturn,
} from './plinko.ts';

/** Counts all paths of every board that a title offers. */
export function plinkoFigures(mathematics: PlinkoMathematics): TitleFigures {
  const { risks, rowChoices } = mathematics;
  return {
    method: 'exact',
    ways: risks.flatMap((risk) => rowChoices.map((rows) => figuresOfBoard(mathematics, { risk, rows }))),
  };
}

function figuresOfBoard(mathematics: PlinkoMathematics, parameters: PlinkoParameters): WayFigures {
  const multipliers = plinkoMultipliersTenThousandths(mathematics, parameters);
  const counts = plinkoPathCounts(parameters.rows);
  const paths = 2 ** parameters.rows;
  const exact = plinkoReturn(mathematics, parameters);
  const square = counts.reduce(
    (sum, count, bucket) => sum + (count / paths) * ((multipliers[bucket] ?? 0) / multiplierOne) ** 2,
    0,
  );
  const paying = counts.filter((_, bucket) => (multipliers[bucket] ?? 0) > 0).reduce((a, b) => a + b, 0);
  return {
    way: `${parameters.rows} rows, ${parameters.risk} risk`,
    returnPercent: percentText(exact, 6),
    hitRatePercent: percentText({ numerator: BigInt(paying), denominator: BigInt(paths) }, 4),
    standardDeviation: Math.sqrt(square - ratioToNumber(exact) ** 2),
    largestWin: Math.max(...multipliers) / multiplierOne,
    largestWinIs: 'reached',
  };
}
