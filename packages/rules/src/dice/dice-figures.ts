import { percentText, ratioToNumber } from '../exact-ratio.ts';
import type { TitleFigures, WayFigures } from '../figures.ts';
import { multiplierOne } from '../multiplier.ts';
import {
  type DiceMathematics,
  type DiceParameters,
  diceMultiplierTenThousandths,
  diceOutcomes,
  diceReturn,
} from './dice.ts';

/**
 * Chances of which a player is told what they are worth, in hundredths of a per cent, beside the ends and the least
 * favourable one.
 */
const toldChances = [100, 1_000, 2_500, 5_000, 7_500] as const;

/** Counts over the 10,000 rolls, for the chances at both ends, the least favourable one and a few between. */
export function diceFigures(mathematics: DiceMathematics): TitleFigures {
  const { winningOutcomesMinimum, winningOutcomesMaximum } = mathematics;
  const between = toldChances.filter(
    (chance) => chance > winningOutcomesMinimum && chance < winningOutcomesMaximum,
  );
  const chances = new Set([
    winningOutcomesMinimum,
    ...between,
    leastFavourable(mathematics),
    winningOutcomesMaximum,
  ]);
  const ascending = [...chances].toSorted((a, b) => a - b);
  return { method: 'exact', ways: ascending.map((chance) => figuresOfChance(mathematics, chance)) };
}

/** Where the fourth decimal of the multiplier costs most. */
function leastFavourable(mathematics: DiceMathematics): number {
  const { winningOutcomesMinimum, winningOutcomesMaximum } = mathematics;
  let lowest = winningOutcomesMinimum;
  for (let chance = winningOutcomesMinimum; chance <= winningOutcomesMaximum; chance += 1) {
    if (returnOf(mathematics, chance) < returnOf(mathematics, lowest)) lowest = chance;
  }
  return lowest;
}

function returnOf(mathematics: DiceMathematics, winningOutcomes: number): number {
  return ratioToNumber(diceReturn(mathematics, { direction: 'under', targetHundredths: winningOutcomes }));
}

function figuresOfChance(mathematics: DiceMathematics, winningOutcomes: number): WayFigures {
  const parameters: DiceParameters = { direction: 'under', targetHundredths: winningOutcomes };
  const chance = winningOutcomes / diceOutcomes;
  const multiplier = diceMultiplierTenThousandths(mathematics, parameters) / multiplierOne;
  const exact = diceReturn(mathematics, parameters);
  const mean = ratioToNumber(exact);
  const chanceRatio = { numerator: BigInt(winningOutcomes), denominator: BigInt(diceOutcomes) };
  return {
    way: `chance ${percentText(chanceRatio, 2)} %`,
    returnPercent: percentText(exact, 6),
    hitRatePercent: percentText(chanceRatio, 4),
    standardDeviation: Math.sqrt(chance * multiplier ** 2 - mean ** 2),
    largestWin: multiplier,
    largestWinIs: 'reached',
  };
}
