import { type ExactRatio, percentText, ratioToNumber } from './exact-ratio.ts';
import type { WayFigures } from './figures.ts';
import { multiplierOne } from './multiplier.ts';

/** One thing that can happen in a round: in how many of all equally likely cases, and what it then pays. */
export interface CountedOutcome {
  readonly cases: bigint;
  readonly multiplierTenThousandths: number;
}

/** The exact share of stakes that comes back over all cases. */
export function countedReturn(outcomes: readonly CountedOutcome[]): ExactRatio {
  let numerator = 0n;
  let cases = 0n;
  for (const outcome of outcomes) {
    numerator += outcome.cases * BigInt(outcome.multiplierTenThousandths);
    cases += outcome.cases;
  }
  return { numerator, denominator: cases * BigInt(multiplierOne) };
}

/** What a way to play is worth, from everything that can happen in it. */
export function countedWay(way: string, outcomes: readonly CountedOutcome[]): WayFigures {
  const cases = outcomes.reduce((sum, outcome) => sum + outcome.cases, 0n);
  const possible = outcomes.filter((outcome) => outcome.cases > 0n);
  const paying = possible.filter((outcome) => outcome.multiplierTenThousandths > 0);
  const exact = countedReturn(outcomes);
  const squares = possible.reduce(
    (sum, outcome) => sum + outcome.cases * BigInt(outcome.multiplierTenThousandths) ** 2n,
    0n,
  );
  const meanSquare = ratioToNumber({
    numerator: squares,
    denominator: cases * BigInt(multiplierOne) ** 2n,
  });
  return {
    way,
    returnPercent: percentText(exact, 6),
    hitRatePercent: percentText(
      { numerator: paying.reduce((sum, outcome) => sum + outcome.cases, 0n), denominator: cases },
      4,
    ),
    standardDeviation: Math.sqrt(Math.max(0, meanSquare - ratioToNumber(exact) ** 2)),
    largestWin: Math.max(0, ...paying.map((outcome) => outcome.multiplierTenThousandths)) / multiplierOne,
    largestWinIs: 'reached',
  };
}
