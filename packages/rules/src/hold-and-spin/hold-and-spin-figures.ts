import { ratioToNumber } from '../exact-ratio.ts';
import type { TitleFigures, WayFigures } from '../figures.ts';
import type { ReelFreeSpins } from '../reel-game/reel-game.ts';
import { reelGameFigures, SpinClasses } from '../reel-game/reel-game-figures.ts';
import { type CountedPay, countedWay } from '../slot/figures/counted-way.ts';
import { type CountedFeature, featureBound, featureMoments } from '../slot/figures/feature-figures.ts';
import { wayOfPlay } from '../slot/figures/slot-ways.ts';
import type { SpinClass, SpinFigures } from '../slot/figures/spin-figures.ts';
import { startedSpins } from '../slot/free-spins.ts';
import { scatterPayOf } from '../slot/scatters.ts';
import { bonusNumber, coinNumber, scatterNumber } from '../slot/slot-symbol.ts';
import type { CoinDraw, HoldAndSpinMathematics } from './hold-and-spin-mathematics.ts';
import { coinMoments, holdBound, holdMoments } from './hold-moments.ts';

/** Counts all stops of the reels and all that the respins can come to. */
export function holdAndSpinFigures(mathematics: HoldAndSpinMathematics): TitleFigures {
  const { stakes, game, hold, reelCoins, freeSpins } = mathematics;
  const cells = game.reels * game.rows;
  const feature = freeSpins && coinFeature(mathematics, freeSpins);
  const ways: WayFigures[] = [
    countedWay(wayOfPlay(stakes), countBaseRounds(mathematics, feature), stakes.coins),
  ];
  for (const [buy, price] of stakes.prices) {
    const bought: CountedPay | undefined =
      buy === 'holdAndSpin'
        ? {
            ...holdMoments(hold, reelCoins, cells, hold.trigger),
            nothing: 0,
            bound: holdBound(hold, reelCoins, cells),
          }
        : feature && {
            ...featureMoments(feature, feature.counts.bought),
            bound: featureBound(feature),
          };
    if (bought !== undefined) ways.push(countedWay(wayOfPlay(stakes, buy), bought, stakes.coins * price));
  }
  return { method: 'exact', ways };
}

/** What a round is worth that begins with a base spin. */
function countBaseRounds(
  mathematics: HoldAndSpinMathematics,
  feature: CountedFeature | undefined,
): CountedPay {
  const { game, hold, reelCoins } = mathematics;
  const cells = game.reels * game.rows;
  const classes = new SpinClasses(game.strips, game.rows, [coinNumber, scatterNumber, bonusNumber]);
  const figures = reelGameFigures(game, game.strips, classes.classOf);
  const sums = { mean: 0, square: 0, nothing: 0 };
  let largestCoins = 0;
  let largestScatters = 0;
  figures.classes.forEach((spins, spinClass) => {
    if (spins.ways === 0n) return;
    const [coins = 0, scatters = 0, collectors = 0] = classes.countsOf(spinClass);
    const isHeld = coins >= hold.trigger;
    const collected = coinMoments(reelCoins, coins);
    const onReels = { mean: collected.mean * collectors, square: collected.square * collectors ** 2 };
    const fromCoins = isHeld ? holdMoments(hold, reelCoins, cells, coins) : onReels;
    const spinsAwarded = feature === undefined ? 0 : startedSpins(feature.counts, scatters);
    const after =
      feature === undefined || spinsAwarded === 0 ? noFeature : featureMoments(feature, spinsAwarded);
    const others = {
      mean: fromCoins.mean + after.mean,
      square: fromCoins.square + 2 * fromCoins.mean * after.mean + after.square,
      nothing: fromCoins.mean > 0 ? 0 : after.nothing,
    };
    addClass(sums, figures, spins, scatterPayOf(game.scatterPays, scatters), others);
    largestCoins = Math.max(
      largestCoins,
      isHeld ? holdBound(hold, reelCoins, cells) : collectors * coins * largestFace(reelCoins),
    );
    largestScatters = Math.max(largestScatters, scatterPayOf(game.scatterPays, scatters));
  });
  const largestFeature = feature === undefined ? 0 : featureBound(feature);
  return { ...sums, bound: figures.largestPay + largestScatters + largestCoins + largestFeature };
}

const noFeature = { mean: 0, square: 0, nothing: 1 } as const;

/** Adds the spins of one class, whose lines do not depend on what else they bring. */
function addClass(
  sums: { mean: number; square: number; nothing: number },
  { combinations }: SpinFigures,
  { ways, payingWays, pay, meanSquare }: SpinClass,
  scatterPay: number,
  others: { readonly mean: number; readonly square: number; readonly nothing: number },
): void {
  const shareOf = (part: bigint): number => ratioToNumber({ numerator: part, denominator: combinations });
  const share = shareOf(ways);
  const lines = shareOf(pay);
  const mean = lines + share * scatterPay;
  const square = meanSquare + 2 * scatterPay * lines + scatterPay ** 2 * share;
  sums.mean += mean + share * others.mean;
  sums.square += square + 2 * mean * others.mean + share * others.square;
  if (scatterPay === 0) sums.nothing += shareOf(ways - payingWays) * others.nothing;
}

function largestFace({ faces }: CoinDraw): number {
  return Math.max(
    ...faces.map((face) => (face.kind === 'value' ? face.pay : face.kind === 'prize' ? face.prize.pay : 0)),
  );
}

/** Free spins in which every coin in view pays: counted by scatters, with what the coins come to in each. */
function coinFeature(
  { game, reelCoins }: HoldAndSpinMathematics,
  { strips, counts, multiplier }: ReelFreeSpins,
): CountedFeature {
  const classes = new SpinClasses(strips, game.rows, [coinNumber, scatterNumber]);
  const figures = reelGameFigures(game, strips, classes.classOf);
  // All weights are scaled by those of a coin, so that what coins come to stays whole.
  const scale = BigInt(reelCoins.totalWeight);
  const coinSum = BigInt(Math.round(coinMoments(reelCoins, 1).mean * reelCoins.totalWeight));
  const byScatters: SpinClass[] = [];
  let largestPay = 0;
  figures.classes.forEach((spins, spinClass) => {
    if (spins.ways === 0n) return;
    const [coins = 0, scatters = 0] = classes.countsOf(spinClass);
    const scatterPay = scatterPayOf(game.scatterPays, scatters);
    const before = byScatters[scatters] ?? { ways: 0n, payingWays: 0n, pay: 0n, meanSquare: 0 };
    const pays = coins > 0 || scatterPay > 0;
    const sums = { mean: 0, square: 0, nothing: 0 };
    addClass(sums, figures, spins, scatterPay, { ...coinMoments(reelCoins, coins), nothing: 0 });
    byScatters[scatters] = {
      ways: before.ways + spins.ways * scale,
      payingWays: before.payingWays + (pays ? spins.ways : spins.payingWays) * scale,
      pay:
        before.pay +
        (spins.pay + spins.ways * BigInt(scatterPay)) * scale +
        spins.ways * BigInt(coins) * coinSum,
      meanSquare: before.meanSquare + sums.square,
    };
    largestPay = Math.max(largestPay, figures.largestPay + scatterPay + coins * largestFace(reelCoins));
  });
  const none: SpinClass = { ways: 0n, payingWays: 0n, pay: 0n, meanSquare: 0 };
  const spin: SpinFigures = {
    combinations: figures.combinations * scale,
    classes: Array.from(byScatters, (each) => each ?? none),
    largestPay,
    largestPayIs: 'bound',
  };
  return { spin, counts, multiplier };
}
