import { type ExactRatio, percentText, ratioToNumber } from '../../exact-ratio.ts';
import type { WayFigures } from '../../figures.ts';
import { startedSpins } from '../free-spins.ts';
import type { SlotStakes } from '../slot-stake.ts';
import { type CountedFeature, featureBound, featureMoments, meanFeaturePay } from './feature-figures.ts';
import { meanPayOf, type SpinFigures } from './spin-figures.ts';

/** How a way to play is named: a spin, or a feature that is bought. */
export function wayOfPlay(stakes: SlotStakes, buy?: string): string {
  if (buy !== undefined) return `buy ${buy}`;
  return stakes.prices.size === 0 ? 'any' : 'spin';
}

/** Figures of a slot whose base spins and free spins have been counted: of a spin, and of free spins that are bought. */
export function countedWays(
  base: SpinFigures,
  feature: CountedFeature | undefined,
  stakes: SlotStakes,
): readonly WayFigures[] {
  const ways = [spinWay(base, feature, stakes)];
  const price = stakes.prices.get('freeSpins');
  if (feature !== undefined && price !== undefined) ways.push(boughtWay(feature, stakes, price));
  return ways;
}

function spinWay(base: SpinFigures, feature: CountedFeature | undefined, stakes: SlotStakes): WayFigures {
  const { coins } = stakes;
  let exact = meanPayOf(base);
  let square = 0;
  let nothing = 0;
  const shareOf = (ways: bigint): number =>
    ratioToNumber({ numerator: ways, denominator: base.combinations });
  base.classes.forEach((each, scatters) => {
    if (each.ways === 0n) return;
    const spins = feature === undefined ? 0 : startedSpins(feature.counts, scatters);
    const lost = shareOf(each.ways - each.payingWays);
    if (feature === undefined || spins === 0) {
      square += each.meanSquare;
      nothing += lost;
      return;
    }
    const share: ExactRatio = { numerator: each.ways, denominator: base.combinations };
    exact = addRatios(exact, multiplyRatios(share, meanFeaturePay(feature, spins)));
    const after = featureMoments(feature, spins);
    square += each.meanSquare + 2 * shareOf(each.pay) * after.mean + shareOf(each.ways) * after.square;
    nothing += lost * after.nothing;
  });
  const bound = base.largestPay + (feature === undefined ? 0 : featureBound(feature));
  return {
    way: wayOfPlay(stakes),
    ...figuresOf(exact, square, nothing, coins),
    largestWin: bound / coins,
    largestWinIs: feature === undefined ? base.largestPayIs : 'bound',
  };
}

function boughtWay(feature: CountedFeature, stakes: SlotStakes, price: number): WayFigures {
  const coins = stakes.coins * price;
  const { square, nothing } = featureMoments(feature, feature.counts.bought);
  return {
    way: wayOfPlay(stakes, 'freeSpins'),
    ...figuresOf(meanFeaturePay(feature, feature.counts.bought), square, nothing, coins),
    largestWin: featureBound(feature) / coins,
    largestWinIs: 'bound',
  };
}

function figuresOf(
  meanPay: ExactRatio,
  squarePay: number,
  nothing: number,
  coins: number,
): Pick<WayFigures, 'returnPercent' | 'hitRatePercent' | 'standardDeviation'> {
  const exact = { numerator: meanPay.numerator, denominator: meanPay.denominator * BigInt(coins) };
  return {
    returnPercent: percentText(exact, 6),
    hitRatePercent: ((1 - nothing) * 100).toFixed(4),
    standardDeviation: roundedTo6(Math.sqrt(squarePay / coins ** 2 - ratioToNumber(exact) ** 2)),
  };
}

/** Six digits: what is beyond differs between machines. */
export function roundedTo6(value: number): number {
  return Number(value.toPrecision(6));
}

function addRatios(left: ExactRatio, right: ExactRatio): ExactRatio {
  return {
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  };
}

function multiplyRatios(left: ExactRatio, right: ExactRatio): ExactRatio {
  return {
    numerator: left.numerator * right.numerator,
    denominator: left.denominator * right.denominator,
  };
}
