import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import { assert } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectReferralTotals } from './invited-friends-sql.ts';
import { parseReferralSteps } from './referral-steps.ts';
import { selectReferralTerms } from './referral-terms-sql.ts';

/** Where the member sends friends to, what the merchant gives for them and what for, and what came of it so far. */
export async function getReferral(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant: { merchantCode }, member: { memberId } }: Pick<MemberContext, 'merchant' | 'member'>,
): Promise<CallValue<Calls['getReferral']>> {
  const [terms, totals] = await Promise.all([
    selectReferralTerms(runner, merchantCode),
    selectReferralTotals(runner, merchantCode, memberId),
  ]);
  assert(terms !== undefined, 'the merchant of a request is there');
  const reward = terms.referral_reward_minor;
  return {
    linkPath: `/m/register?${new URLSearchParams({ recommenderId: memberId })}`,
    currencyCode: terms.currency,
    isRewarded: reward > 0n && terms.left_minor >= reward,
    rewardMinor: minorToWire(reward),
    turnoverTimes: terms.referral_turnover_times,
    dailyCount: terms.referral_daily_count,
    monthlyCount: terms.referral_monthly_count,
    mostMinor: minorToWire(terms.referral_bonus_minor),
    asked: {
      depositMinor: minorToWire(terms.referral_deposit_minor),
      turnoverMinor: minorToWire(terms.referral_turnover_minor),
      withinDays: terms.referral_within_days,
    },
    steps: (parseReferralSteps(terms.referral_steps) ?? []).map(({ friendCount, bonusMinor }) => ({
      friendCount,
      bonusMinor: minorToWire(bonusMinor),
    })),
    totals: {
      invitedCount: Number(totals.invited_count),
      depositedCount: Number(totals.deposited_count),
      rewardedCount: Number(totals.rewarded_count),
      rewardedMinor: minorToWire(totals.rewarded_minor),
    },
  };
}
