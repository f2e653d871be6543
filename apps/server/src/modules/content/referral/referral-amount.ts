import { type Minor, toMinor } from '@wau/money/minor';
import { assert } from '@wau/service/refusal';
import type { RewardedSoFar } from './referral-sql.ts';
import { parseReferralSteps, stepBonus } from './referral-steps.ts';
import type { ReferralTermsRow } from './referral-terms-sql.ts';

export interface ReferralAmount {
  readonly amountMinor: Minor;
  /** The step's part of it. */
  readonly stepMinor: Minor;
  /** What has to be staked for it. */
  readonly requiredTurnoverMinor: Minor;
}

type Terms = Pick<
  ReferralTermsRow,
  | 'referral_reward_minor'
  | 'referral_turnover_times'
  | 'referral_daily_count'
  | 'referral_monthly_count'
  | 'referral_steps'
  | 'referral_bonus_minor'
>;

/**
 * What a member gets for one more friend, given what was paid so far; `undefined` where the day, the month, or what a
 * member gets in all has no room. Whether the budget lasts is another matter.
 */
export function referralAmount(terms: Terms, given: RewardedSoFar): ReferralAmount | undefined {
  if (given.today >= terms.referral_daily_count || given.month >= terms.referral_monthly_count) return;
  const steps = parseReferralSteps(terms.referral_steps);
  assert(steps !== undefined, 'the table takes steps alone');
  const most = terms.referral_bonus_minor;
  const room = most > 0n ? most - given.totalMinor : undefined;
  const reward = terms.referral_reward_minor;
  if (reward === 0n || (room !== undefined && reward > room)) return;
  // A step that has no room any more is cut: else it would keep all friends to come from their own reward.
  const stepMinor = atMost(
    stepBonus(steps, given.total + 1),
    room === undefined ? undefined : toMinor(room - reward),
  );
  const amountMinor = toMinor(reward + stepMinor);
  const requiredTurnoverMinor = toMinor(amountMinor * BigInt(terms.referral_turnover_times));
  return { amountMinor, stepMinor, requiredTurnoverMinor };
}

function atMost(amount: Minor, most: Minor | undefined): Minor {
  return most !== undefined && amount > most ? most : amount;
}
