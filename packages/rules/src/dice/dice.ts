import type { Minor } from '@wau/money/minor';
import type { ExactRatio } from '../exact-ratio.ts';
import type { GameEngine } from '../game-engine.ts';
import type { IntegerSource } from '../integer-source.ts';
import { payoutOf } from '../multiplier.ts';
import { hasExactlyKeys } from '../parameters.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import { type PlayedRound, settleRound, type Wager } from '../wager.ts';

/** The roll is one of 10,000 equally likely numbers, shown as 0.00 to 99.99. */
export const diceOutcomes = 10_000;

/** The chance to win is 0.01 % to 98 %: at the upper end a win still pays more than the stake. */
export const diceWinningOutcomesMinimum = 1;
export const diceWinningOutcomesMaximum = 9_800;

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

/** Reads foreign parameters; the refusals are checked in the order in which `DiceRefusalCode` lists them. */
export function parseDiceParameters(value: unknown): RuleResult<DiceParameters, DiceRefusalCode> {
  if (!hasExactlyKeys(value, ['direction', 'targetHundredths'])) return refused('dice.parameters.invalid');
  const { direction, targetHundredths } = value;
  if (direction !== 'under' && direction !== 'over') return refused('dice.direction.invalid');
  if (typeof targetHundredths !== 'number' || !Number.isInteger(targetHundredths)) {
    return refused('dice.target.invalid');
  }
  if (targetHundredths < 0 || targetHundredths >= diceOutcomes) return refused('dice.target.invalid');
  const parameters: DiceParameters = { direction, targetHundredths };
  const winningOutcomes = diceWinningOutcomes(parameters);
  if (winningOutcomes < diceWinningOutcomesMinimum || winningOutcomes > diceWinningOutcomesMaximum) {
    return refused('dice.chance.invalid');
  }
  return accepted(parameters);
}

/** How many of the 10,000 rolls win: the chance to win in hundredths of a per cent. */
export function diceWinningOutcomes(parameters: DiceParameters): number {
  const { direction, targetHundredths } = parameters;
  return direction === 'under' ? targetHundredths : diceOutcomes - 1 - targetHundredths;
}

/** What a win pays: 0.99 divided by the chance, with four decimals, rounded down. */
export function diceMultiplierTenThousandths(parameters: DiceParameters): number {
  // 0.99 of 10,000 rolls at a multiplier of 10,000 ten-thousandths.
  return Math.floor(99_000_000 / diceWinningOutcomes(parameters));
}

/** The exact share of stakes that comes back, with the multiplier rounded as it is paid. */
export function diceReturn(parameters: DiceParameters): ExactRatio {
  const winningOutcomes = BigInt(diceWinningOutcomes(parameters));
  return {
    numerator: winningOutcomes * BigInt(diceMultiplierTenThousandths(parameters)),
    denominator: 100_000_000n,
  };
}

/** The same at one stake, with the payout rounded down to the minor unit as well. */
export function diceReturnAtStake(parameters: DiceParameters, stakeMinor: Minor): ExactRatio {
  const payoutMinor = payoutOf(stakeMinor, diceMultiplierTenThousandths(parameters));
  return {
    numerator: BigInt(diceWinningOutcomes(parameters)) * payoutMinor,
    denominator: BigInt(diceOutcomes) * stakeMinor,
  };
}

/** Plays a round with parameters that `parseDiceParameters` has accepted. Takes one integer below 10,000. */
export function playDice(parameters: DiceParameters, wager: Wager, integers: IntegerSource): DiceRound {
  const rollHundredths = integers.nextInteger(diceOutcomes);
  const { direction, targetHundredths } = parameters;
  const won = direction === 'under' ? rollHundredths < targetHundredths : rollHundredths > targetHundredths;
  const multiplier = won ? diceMultiplierTenThousandths(parameters) : 0;
  return settleRound([{ type: 'diceRolled', rollHundredths, won }], wager, multiplier);
}

export const diceEngine = {
  code: 'dice',
  advertisedReturn: { numerator: 99n, denominator: 100n },
  stakeStepMinor: 1n,
  parse: parseDiceParameters,
  play: playDice,
} as const satisfies GameEngine<'dice', DiceParameters, DiceRolledEvent, DiceRefusalCode>;
