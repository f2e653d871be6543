import { type Minor, zeroMinor } from '@wau/money/minor';
import { accepted, type RuleResult, refused } from './rule-result.ts';

/** What an operator allows on a game. A win is a round's whole payout, the stake included. */
export interface GameLimits {
  readonly minStakeMinor: Minor;
  readonly maxStakeMinor: Minor;
  readonly maxWinMinor: Minor;
}

/** What a round is played for: the total stake, and the most that it may pay. */
export interface Wager {
  readonly stakeMinor: Minor;
  readonly maxWinMinor: Minor;
}

export type StakeRefusalCode =
  | 'stake.not.positive'
  | 'stake.below.minimum'
  | 'stake.above.maximum'
  | 'stake.step.invalid';

/**
 * Checks a stake against the limits, in the order of the codes above. `stakeStepMinor` is the game's own: the stake
 * must be a multiple of it, as a slot's total stake must spread evenly over its lines.
 */
export function checkStake(
  stakeMinor: Minor,
  limits: GameLimits,
  stakeStepMinor: bigint,
): RuleResult<Wager, StakeRefusalCode> {
  if (stakeMinor <= 0n) return refused('stake.not.positive');
  if (stakeMinor < limits.minStakeMinor) return refused('stake.below.minimum');
  if (stakeMinor > limits.maxStakeMinor) return refused('stake.above.maximum');
  if (!isMultipleOf(stakeMinor, stakeStepMinor)) return refused('stake.step.invalid');
  return accepted({ stakeMinor, maxWinMinor: limits.maxWinMinor });
}

export function isMultipleOf(amount: bigint, step: bigint): boolean {
  return (amount / step) * step === amount;
}

/** The payout within the limit on wins. */
export function capPayout(payoutMinor: Minor, maxWinMinor: Minor): Minor {
  if (maxWinMinor < zeroMinor) throw new RangeError('a limit on wins is not negative');
  return payoutMinor > maxWinMinor ? maxWinMinor : payoutMinor;
}
