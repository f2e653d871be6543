import { type CountedOutcome, countedWay } from '../counted-way.ts';
import type { TitleFigures } from '../figures.ts';
import { type CoinFlipMathematics, coinChance, coinMultiplierTenThousandths } from './coin-flip.ts';

/** Everything that can happen to a player who wants to win so many flips in a row and is then paid out. */
export function coinFlipOutcomes(mathematics: CoinFlipMathematics, flips: number): readonly CountedOutcome[] {
  const { numerator, denominator } = coinChance(mathematics);
  const winning = numerator ** BigInt(flips);
  return [
    { cases: denominator ** BigInt(flips) - winning, multiplierTenThousandths: 0 },
    { cases: winning, multiplierTenThousandths: coinMultiplierTenThousandths(mathematics, flips) },
  ];
}

/** Counts every row of coins, for each number of flips after which a player may be paid out. */
export function coinFlipFigures(mathematics: CoinFlipMathematics): TitleFigures {
  const flips = Array.from({ length: mathematics.seriesMaximum }, (_, index) => index + 1);
  return {
    method: 'exact',
    ways: flips.map((count) =>
      countedWay(`${count} ${count === 1 ? 'flip' : 'flips'}`, coinFlipOutcomes(mathematics, count)),
    ),
  };
}
