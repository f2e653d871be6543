import { ratioToNumber } from '../exact-ratio.ts';
import type { TitleFigures, WayFigures } from '../figures.ts';
import { reelGameFigures, SpinClasses } from '../reel-game/reel-game-figures.ts';
import { type CountedPay, countedWay } from '../slot/figures/counted-way.ts';
import { type CountedFeature, featureBound, featureMoments } from '../slot/figures/feature-figures.ts';
import { wayOfPlay } from '../slot/figures/slot-ways.ts';
import { classesOf } from '../slot/figures/spin-figures.ts';
import { bonusNumber, scatterNumber } from '../slot/slot-symbol.ts';
import { multiplied, type Outcomes, pickOutcomes, wheelOutcomes } from './feature-outcomes.ts';
import { type Opening, openingOf, type PickAndWheelMathematics } from './pick-and-wheel-mathematics.ts';

/** Counts all stops of the reels, all that boxes can hold and all that wheels can stop on. */
export function pickAndWheelFigures(mathematics: PickAndWheelMathematics): TitleFigures {
  const { stakes, openings } = mathematics;
  const feature = countFreeSpins(mathematics);
  const worth = new Map(
    openings.map((opening) => [opening, worthOf(mathematics, opening, feature)] as const),
  );
  const base = countBaseRounds(mathematics, (bonus) => {
    const opening = openingOf(openings, bonus);
    return opening && worth.get(opening);
  });
  const ways: WayFigures[] = [countedWay(wayOfPlay(stakes), base, stakes.coins)];
  const [first] = openings;
  for (const [buy, price] of stakes.prices) {
    const bought = first && worth.get(first);
    if (bought !== undefined) ways.push(countedWay(wayOfPlay(stakes, buy), bought, stakes.coins * price));
  }
  return { method: 'exact', ways };
}

function countFreeSpins({ game, freeSpins }: PickAndWheelMathematics): CountedFeature | undefined {
  if (freeSpins === undefined) return undefined;
  const { strips, counts, multiplier } = freeSpins;
  const classes = new SpinClasses(strips, game.rows, [scatterNumber]);
  const figures = reelGameFigures(game, strips, classes.classOf);
  const spin = {
    ...figures,
    classes: classesOf(
      {
        ways: figures.classes.map(({ ways }) => ways),
        payingWays: figures.classes.map(({ payingWays }) => payingWays),
        pay: figures.classes.map(({ pay }) => pay),
        meanSquare: figures.classes.map(({ meanSquare }) => meanSquare),
      },
      figures.combinations,
      game.scatterPays,
    ),
    largestPay: figures.largestPay + Math.max(0, ...game.scatterPays),
  };
  return { spin, counts, multiplier };
}

/** What an opening is worth with the free spins that it brings. */
function worthOf(
  mathematics: PickAndWheelMathematics,
  { opens, factor }: Opening,
  feature: CountedFeature | undefined,
): CountedPay {
  const outcomes: Outcomes = multiplied(
    opens.kind === 'pick' ? pickOutcomes(mathematics) : wheelOutcomes(mathematics, opens.wheel, opens.turns),
    factor,
  );
  const sums = { mean: 0, square: 0, nothing: 0, bound: 0 };
  for (const [spins, { share, mean, square, nothing, largest }] of outcomes) {
    const awarded = feature === undefined ? 0 : Math.min(spins, feature.counts.maximum);
    const after =
      feature === undefined || awarded === 0
        ? { mean: 0, square: 0, nothing: 1 }
        : featureMoments(feature, awarded);
    sums.mean += mean + share * after.mean;
    sums.square += square + 2 * mean * after.mean + share * after.square;
    sums.nothing += nothing * after.nothing;
    const largestSpins = feature === undefined || awarded === 0 ? 0 : featureBound(feature);
    sums.bound = Math.max(sums.bound, largest + largestSpins);
  }
  return sums;
}

/** What a round is worth that begins with a base spin. */
function countBaseRounds(
  { game }: PickAndWheelMathematics,
  worthOfBonus: (bonus: number) => CountedPay | undefined,
): CountedPay {
  const classes = new SpinClasses(game.strips, game.rows, [bonusNumber]);
  const figures = reelGameFigures(game, game.strips, classes.classOf);
  const shareOf = (part: bigint): number =>
    ratioToNumber({ numerator: part, denominator: figures.combinations });
  const sums = { mean: 0, square: 0, nothing: 0 };
  let largest = 0;
  figures.classes.forEach(({ ways, payingWays, pay, meanSquare }, bonus) => {
    if (ways === 0n) return;
    const after = worthOfBonus(bonus) ?? { mean: 0, square: 0, nothing: 1, bound: 0 };
    const share = shareOf(ways);
    sums.mean += shareOf(pay) + share * after.mean;
    sums.square += meanSquare + 2 * shareOf(pay) * after.mean + share * after.square;
    sums.nothing += shareOf(ways - payingWays) * after.nothing;
    largest = Math.max(largest, after.bound);
  });
  return { ...sums, bound: figures.largestPay + largest };
}
