import type { IntegerSource } from '../integer-source.ts';
import { multiplierOne } from '../multiplier.ts';
import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import { type PlayedRound, settleRound } from '../round.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import type { Wager } from '../wager.ts';

/** Each runner's height comes from one of so many equally likely numbers. */
export const limboOutcomes = 2 ** 31;

const limboRunnersMaximum = 3;

/** What a runner shows that hardly left the ground. */
export const limboFloorHundredths = 100;

/** A target beyond a million stakes could not be hit as often as it should be. */
const limboTargetLimitHundredths = 100_000_000;

/**
 * What a title may say: the share that comes back, between which targets a player chooses, how many runners climb, and
 * whether the highest of them counts or the lowest.
 */
export interface LimboMathematics {
  readonly returnTenThousandths: number;
  readonly targetMinimumHundredths: number;
  readonly targetMaximumHundredths: number;
  readonly runners: number;
  readonly counts: LimboCount;
}

export type LimboCount = 'highest' | 'lowest';

export interface LimboParameters {
  /** What is to be reached, and what a win pays: 200 stands for 2.00 times the stake. */
  readonly targetHundredths: number;
}

export type LimboRefusalCode = 'limbo.parameters.invalid' | 'limbo.target.invalid';

/** All runners have reached their height. */
export interface LimboReachedEvent {
  readonly type: 'limboReached';
  /** The height of each, in hundredths of the stake. */
  readonly heightsHundredths: readonly number[];
  /** The one that counts. */
  readonly reachedHundredths: number;
  readonly won: boolean;
}

export type LimboRound = PlayedRound<LimboReachedEvent>;

const mathematicsKeys = [
  'returnTenThousandths',
  'targetMinimumHundredths',
  'targetMaximumHundredths',
  'runners',
  'counts',
] as const;

export function parseLimboMathematics(value: unknown): RuleResult<LimboMathematics> {
  if (!hasExactlyKeys(value, mathematicsKeys)) return refused('limbo.mathematics.invalid');
  const { returnTenThousandths, targetMinimumHundredths, targetMaximumHundredths, runners, counts } = value;
  if (!isIntegerWithin(returnTenThousandths, 1, multiplierOne)) return refused('limbo.return.invalid');
  if (!isIntegerWithin(targetMinimumHundredths, limboFloorHundredths + 1, limboTargetLimitHundredths)) {
    return refused('limbo.target.invalid');
  }
  if (!isIntegerWithin(targetMaximumHundredths, targetMinimumHundredths, limboTargetLimitHundredths)) {
    return refused('limbo.target.invalid');
  }
  if (!isIntegerWithin(runners, 1, limboRunnersMaximum)) return refused('limbo.runners.invalid');
  if (counts !== 'highest' && counts !== 'lowest') return refused('limbo.runners.invalid');
  return accepted({
    returnTenThousandths,
    targetMinimumHundredths,
    targetMaximumHundredths,
    runners,
    counts,
  });
}

export function parseLimboParameters(
  mathematics: LimboMathematics,
  value: unknown,
): RuleResult<LimboParameters, LimboRefusalCode> {
  if (!hasExactlyKeys(value, ['targetHundredths'])) return refused('limbo.parameters.invalid');
  const { targetHundredths } = value;
  const { targetMinimumHundredths, targetMaximumHundredths } = mathematics;
  if (!isIntegerWithin(targetHundredths, targetMinimumHundredths, targetMaximumHundredths)) {
    return refused('limbo.target.invalid');
  }
  return accepted({ targetHundredths });
}

/** In how many of all equally likely cases the one that counts reaches what lies at `rank` numbers from the top. */
function casesWithin({ runners, counts }: LimboMathematics, rank: bigint): bigint {
  const outcomes = BigInt(limboOutcomes);
  const power = BigInt(runners);
  if (counts === 'lowest') return rank ** power;
  return outcomes ** power - (outcomes - rank) ** power;
}

/** How many cases there are: every number of every runner. */
export function limboCases({ runners }: LimboMathematics): bigint {
  return BigInt(limboOutcomes) ** BigInt(runners);
}

/**
 * The height of a runner whose number is `draw`: the return divided by the chance that the one which counts comes at
 * least so high, in hundredths, rounded down. The lower the number, the higher the runner; it never shows less than 1.00
 * nor more than the title's largest target, which is the top.
 */
export function limboHeightHundredths(mathematics: LimboMathematics, draw: number): number {
  const cases = casesWithin(mathematics, BigInt(draw) + 1n);
  // Of the four decimals of the return, two are kept.
  const height = (BigInt(mathematics.returnTenThousandths) * limboCases(mathematics)) / (cases * 100n);
  const top = BigInt(mathematics.targetMaximumHundredths);
  return Math.max(limboFloorHundredths, Number(height < top ? height : top));
}

/** In how many of all cases a target is reached. */
export function limboWinningCases(mathematics: LimboMathematics, targetHundredths: number): bigint {
  let reached = 0;
  let missed = limboOutcomes;
  // Heights fall as numbers rise, so the last number that reaches the target is found by halving.
  while (missed - reached > 1) {
    const middle = Math.floor((reached + missed) / 2);
    if (limboHeightHundredths(mathematics, middle - 1) >= targetHundredths) reached = middle;
    else missed = middle;
  }
  return casesWithin(mathematics, BigInt(reached));
}

/**
 * Plays a round with parameters that `parseLimboParameters` has accepted. Takes one integer below 2^31 for each runner.
 */
export function playLimbo(
  mathematics: LimboMathematics,
  { targetHundredths }: LimboParameters,
  wager: Wager,
  integers: IntegerSource,
): LimboRound {
  const heightsHundredths = Array.from({ length: mathematics.runners }, () =>
    limboHeightHundredths(mathematics, integers.nextInteger(limboOutcomes)),
  );
  const choose = mathematics.counts === 'highest' ? Math.max : Math.min;
  const reachedHundredths = choose(...heightsHundredths);
  const won = reachedHundredths >= targetHundredths;
  return settleRound(
    [{ type: 'limboReached', heightsHundredths, reachedHundredths, won }],
    wager,
    won ? targetHundredths * 100 : 0,
  );
}
