import { binomial } from '../binomial.ts';
import type { ExactRatio } from '../exact-ratio.ts';
import { multiplierOne } from '../multiplier.ts';
import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';

/** Bounds of what a title may offer: all coins of a flip stand side by side on a narrow phone. */
const coinsMaximum = 5;
const coinSeriesMaximum = 20;

/**
 * What a title may say: how many coins are flipped at a time and how many of them must show the chosen side, how many
 * flips may be won in a row, and the share that comes back.
 */
export interface CoinFlipMathematics {
  readonly coins: number;
  readonly needed: number;
  readonly seriesMaximum: number;
  readonly returnTenThousandths: number;
}

export const coinSides = ['heads', 'tails'] as const;
export type CoinSide = (typeof coinSides)[number];

export interface CoinFlipParameters {
  /** Of the first flip, and of all where the number of flips is fixed. */
  readonly side: CoinSide;
  /** How many flips are to be won before it is paid out; 0 for a player who decides after each. */
  readonly flips: number;
}

export type CoinFlipDecision =
  | { readonly kind: 'flip'; readonly side: CoinSide }
  | { readonly kind: 'cashOut' };

export type CoinFlipRefusalCode =
  | 'coin.parameters.invalid'
  | 'coin.side.invalid'
  | 'coin.flips.invalid'
  | 'decision.invalid'
  | 'decision.illegal';

export function parseCoinFlipMathematics(value: unknown): RuleResult<CoinFlipMathematics> {
  if (!hasExactlyKeys(value, ['coins', 'needed', 'seriesMaximum', 'returnTenThousandths'])) {
    return refused('coin.mathematics.invalid');
  }
  const { coins, needed, seriesMaximum, returnTenThousandths } = value;
  if (!isIntegerWithin(coins, 1, coinsMaximum)) return refused('coin.coins.invalid');
  if (!isIntegerWithin(needed, 1, coins)) return refused('coin.coins.invalid');
  if (!isIntegerWithin(seriesMaximum, 1, coinSeriesMaximum)) return refused('coin.series.invalid');
  if (!isIntegerWithin(returnTenThousandths, 1, multiplierOne)) return refused('coin.return.invalid');
  const mathematics = { coins, needed, seriesMaximum, returnTenThousandths };
  // A win pays more than the stake.
  if (coinMultiplierTenThousandths(mathematics, 1) <= multiplierOne) return refused('coin.return.invalid');
  if (!Number.isSafeInteger(coinMultiplierTenThousandths(mathematics, seriesMaximum))) {
    return refused('coin.series.invalid');
  }
  return accepted(mathematics);
}

/** Reads foreign parameters; the refusals are checked in the order in which `CoinFlipRefusalCode` lists them. */
export function parseCoinFlipParameters(
  mathematics: CoinFlipMathematics,
  value: unknown,
): RuleResult<CoinFlipParameters, CoinFlipRefusalCode> {
  if (!hasExactlyKeys(value, ['side', 'flips'])) return refused('coin.parameters.invalid');
  const side = coinSides.find((known) => known === value.side);
  if (side === undefined) return refused('coin.side.invalid');
  const { flips } = value;
  if (!isIntegerWithin(flips, 0, mathematics.seriesMaximum)) return refused('coin.flips.invalid');
  return accepted({ side, flips });
}

/** Reads the form of a decision; whether it may be taken now is for the round to say. */
export function parseCoinFlipDecision(value: unknown): RuleResult<CoinFlipDecision, CoinFlipRefusalCode> {
  if (hasExactlyKeys(value, ['kind']) && value.kind === 'cashOut') return accepted({ kind: 'cashOut' });
  if (!hasExactlyKeys(value, ['kind', 'side']) || value.kind !== 'flip') return refused('decision.invalid');
  const side = coinSides.find((known) => known === value.side);
  return side === undefined ? refused('decision.invalid') : accepted({ kind: 'flip', side });
}

/** The chance to win a flip, which is the same for both sides. */
export function coinChance({ coins, needed }: Pick<CoinFlipMathematics, 'coins' | 'needed'>): ExactRatio {
  let winning = 0n;
  for (let shown = needed; shown <= coins; shown += 1) winning += binomial(coins, shown);
  return { numerator: winning, denominator: 2n ** BigInt(coins) };
}

/**
 * What is paid after so many flips won in a row: the title's return divided by the chance to come so far, with four
 * decimals, rounded down. The return is taken once, not with every flip.
 */
export function coinMultiplierTenThousandths(
  mathematics: Pick<CoinFlipMathematics, 'coins' | 'needed' | 'returnTenThousandths'>,
  wins: number,
): number {
  const { numerator, denominator } = coinChance(mathematics);
  const power = BigInt(wins);
  return Number((BigInt(mathematics.returnTenThousandths) * denominator ** power) / numerator ** power);
}
