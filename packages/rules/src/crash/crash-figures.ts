import { percentText, ratioToNumber } from '../exact-ratio.ts';
import type { TitleFigures, WayFigures } from '../figures.ts';
import {
  type CrashMathematics,
  crashReturn,
  drawOutcomes,
  drawsReaching,
  lowestCashOutHundredths,
} from './crash.ts';

/** Targets of which a player is told what they are worth, in hundredths, beside the lowest and the highest. */
const toldTargets = [150, 200, 300, 500, 1_000, 10_000] as const;

/** Counts over the 2^52 draws, for always cashing out at one target. */
export function crashFigures(mathematics: CrashMathematics): TitleFigures {
  const { maximumHundredths } = mathematics;
  const between = toldTargets.filter((target) => target < maximumHundredths);
  const targets = [lowestCashOutHundredths, ...between, maximumHundredths];
  return { method: 'exact', ways: targets.map((target) => figuresOfTarget(mathematics, target)) };
}

function figuresOfTarget(mathematics: CrashMathematics, targetHundredths: number): WayFigures {
  const reached = { numerator: drawsReaching(mathematics, targetHundredths), denominator: drawOutcomes };
  const exact = crashReturn(mathematics, targetHundredths);
  const mean = ratioToNumber(exact);
  const multiplier = targetHundredths / 100;
  return {
    way: `target ${multiplier.toFixed(2)}`,
    returnPercent: percentText(exact, 6),
    hitRatePercent: percentText(reached, 4),
    standardDeviation: Math.sqrt(ratioToNumber(reached) * multiplier ** 2 - mean ** 2),
    largestWin: multiplier,
    largestWinIs: 'reached',
  };
}
