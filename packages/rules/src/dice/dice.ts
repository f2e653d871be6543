import type { Minor } from '@wau/money/minor';
import type { ExactRatio } from '../exact-ratio.ts';
import type { IntegerSource } from '../integer-source.ts';
import { payoutOf } from '../multiplier.ts';
import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import { type PlayedRound, settleRound } from '../round.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import type { Wager } from '../wager.ts';

/** The roll is one of 10,000 equally likely numbers, shown as 0.00 to 99.99. */
export const diceOutcomes = 10_000;

/** What a title may say: the share that comes back, and how many of the 10,000 rolls a bet may win with. */
export interface DiceMathematics {
  readonly returnTenThousandths: number;
  readonly winningOutcomesMinimum: number;
  /** At the upper end a win still pays more than the stake. */
  readonly winningOutcomesMaximum: number;
}

export type DiceDirection = 'under' | 'over';

export interface DiceParameters {
  /** `under` wins when the roll is below the target, `over` when it is above; the target itself loses both. */
  readonly direction: DiceDirection;
  /** The target in hundredths: 4950 stands for 49.50. */
  readonly targetHundredths: number;
}

export type DiceRefusalCode =
  | 'dice.parameters.invalid'
  | 'dice.direction.invalid'
  | 'dice.target.invalid'
  | 'dice.chance.invalid';

/** The die has come to rest. */
export interface DiceRolledEvent {
  readonly type: 'diceRolled';
  /** 0 to 9999, shown as 0.00 to 99.99. */
  readonly rollHundredths: number;
  readonly won: boolean;
}

export type DiceRound = PlayedRound<DiceRolledEvent>;

export function parseDiceMathematics(value: unknown): RuleResult<DiceMathematics> {
  if (!hasExactlyKeys(value, ['returnTenThousandths', 'winningOutcomesMinimum', 'winningOutcomesMaximum'])) {
    return refused('dice.mathematics.invalid');
  }
  const { returnTenThousandths, winningOutcomesMinimum, winningOutcomesMaximum } = value;
  if (!isIntegerWithin(returnTenThousandths, 1, 10_000)) return refused('dice.return.invalid');
  if (!isIntegerWithin(winningOutcomesMinimum, 1, diceOutcomes)) return refused('dice.outcomes.invalid');
  // Below the return, a win pays more than the stake.
  if (!isIntegerWithin(winningOutcomesMaximum, winningOutcomesMinimum, returnTenThousandths - 1)) {
    return refused('dice.outcomes.invalid');
  }
  return accepted({ returnTenThousandths, winningOutcomesMinimum, winningOutcomesMaximum });
}

/** Reads foreign parameters; the refusals are checked in the order in which `DiceRefusalCode` lists them. */
export function parseDiceParameters(
  mathematics: DiceMathematics,
  value: unknown,
): RuleResult<DiceParameters, DiceRefusalCode> {
  if (!hasExactlyKeys(value, ['direction', 'targetHundredths'])) return refused('dice.parameters.invalid');
  const { direction, targetHundredths } = value;
  if (direction !== 'under' && direction !== 'over') return refused('dice.direction.invalid');
  if (!isIntegerWithin(targetHundredths, 0, diceOutcomes - 1)) return refused('dice.target.invalid');
  const parameters: DiceParameters = { direction, targetHundredths };
  const { winningOutcomesMinimum, winningOutcomesMaximum } = mathematics;
  if (!isIntegerWithin(diceWinningOutcomes(parameters), winningOutcomesMinimum, winningOutcomesMaximum)) {
    return refused('dice.chance.invalid');
  }
  return accepted(parameters);
}

/** How many of the 10,000 rolls win: the chance to win in hundredths of a per cent. */
export function diceWinningOutcomes(parameters: DiceParameters): number {
  const { direction, targetHundredths } = parameters;
  return direction === 'under' ? targetHundredths : diceOutcomes - 1 - targetHundredths;
}

/** What a win pays: the title's return divided by the chance, with four decimals, rounded down. */
export function diceMultiplierTenThousandths(
  mathematics: DiceMathematics,
  parameters: DiceParameters,
): number {
  return Math.floor((mathematics.returnTenThousandths * diceOutcomes) / diceWinningOutcomes(parameters));
}

/** The exact share of stakes that comes back, with the multiplier rounded as it is paid. */
export function diceReturn(mathematics: DiceMathematics, parameters: DiceParameters): ExactRatio {
  const winningOutcomes = BigInt(diceWinningOutcomes(parameters));
  return {
    numerator: winningOutcomes * BigInt(diceMultiplierTenThousandths(mathematics, parameters)),
    denominator: 100_000_000n,
  };
}

/** The same at one stake, with the payout rounded down to the minor unit as well. */
export function diceReturnAtStake(
  mathematics: DiceMathematics,
  parameters: DiceParameters,
  stakeMinor: Minor,
): ExactRatio {
  const payoutMinor = payoutOf(stakeMinor, diceMultiplierTenThousandths(mathematics, parameters));
  return {
    numerator: BigInt(diceWinningOutcomes(parameters)) * payoutMinor,
    denominator: BigInt(diceOutcomes) * stakeMinor,
  };
}

/** Plays a round with parameters that `parseDiceParameters` has accepted. Takes one integer below 10,000. */
export function playDice(
  mathematics: DiceMathematics,
  parameters: DiceParameters,
  wager: Wager,
  integers: IntegerSource,
): DiceRound {
  const rollHundredths = integers.nextInteger(diceOutcomes);
  const { direction, targetHundredths } = parameters;
  const won = direction === 'under' ? rollHundredths < targetHundredths : rollHundredths > targetHundredths;
  const multiplier = won ? diceMultiplierTenThousandths(mathematics, parameters) : 0;
  return settleRound([{ type: 'diceRolled', rollHundredths, won }], wager, multiplier);
}
