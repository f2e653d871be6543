import type { MemberId, MerchantCode, ReferralId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { ReferralTermsRow } from './referral-terms-sql.ts';

export interface DueFriendRow {
  readonly inviter_member_id: MemberId;
  readonly friend_member_id: MemberId;
}

/**
 * Friends who have done what the merchant asks for, each within the days from the own registration, and about whom nothing
 * is written yet. The first deposit is the one whose money came first. `sinceId` leaves out who registered so long ago
 * that the days are over.
 */
export function selectDueFriends(
  runner: SqlRunner,
  terms: ReferralTermsRow,
  sinceId: MemberId,
  limit: number,
): Promise<readonly DueFriendRow[]> {
  return runner.query<DueFriendRow & Record<string, unknown>>({
    text: `
      select inviter.member_id as inviter_member_id, registration.member_id as friend_member_id
        from wau.member_registrations as registration
        join wau.members as friend
          on friend.merchant_id = registration.merchant_id and friend.member_id = registration.member_id
        join wau.members as inviter
          on inviter.merchant_id = registration.merchant_id
         and inviter.member_id = registration.recommender_member_id
       cross join lateral (
             select deposit.amount_minor, deposit.decided_at from wau.deposits as deposit
              where deposit.merchant_id = registration.merchant_id and deposit.member_id = registration.member_id
                and deposit.status = 'approved'
              order by deposit.decided_at, deposit.deposit_id limit 1) as first_deposit
       cross join lateral (
             select coalesce(sum(sums.turnover_minor), 0) as turnover_minor from wau.bet_day_sums as sums
              where sums.merchant_id = registration.merchant_id and sums.member_id = registration.member_id
                and sums.currency = $7
                and sums.day <= wau.merchant_day(registration.merchant_id, friend.registered_at) + $5::integer) as played
       where registration.merchant_id = $1 and registration.recommender_member_id is not null
         and registration.member_id >= $2
         and friend.status = 'active' and inviter.status = 'active'
         and first_deposit.amount_minor >= $3
         and first_deposit.decided_at <= friend.registered_at + $5::integer * interval '1 day'
         and played.turnover_minor >= $4
         and not exists (
             select from wau.referrals as referral
              where referral.merchant_id = registration.merchant_id
                and referral.friend_member_id = registration.member_id)
       order by registration.member_id limit $6`,
    values: [
      terms.merchant_id,
      sinceId,
      terms.referral_deposit_minor,
      terms.referral_turnover_minor,
      terms.referral_within_days,
      limit,
      terms.currency,
    ],
  });
}

export interface WaitingReferralRow {
  readonly merchant_id: MerchantCode;
  readonly referral_id: ReferralId;
}

/** What waits and may fit by now, the oldest first: whose day and month have room again. */
export function selectWaitingReferrals(
  runner: SqlRunner,
  terms: ReferralTermsRow,
  now: Date,
  limit: number,
): Promise<readonly WaitingReferralRow[]> {
  return runner.query<WaitingReferralRow & Record<string, unknown>>({
    text: `
      select waiting.merchant_id, waiting.referral_id
        from wau.referrals as waiting
        join wau.members as inviter
          on inviter.merchant_id = waiting.merchant_id and inviter.member_id = waiting.inviter_member_id
        join wau.members as friend
          on friend.merchant_id = waiting.merchant_id and friend.member_id = waiting.friend_member_id
       cross join lateral (
             select count(*) filter (where wau.merchant_day(paid.merchant_id, paid.rewarded_at)
                                           = wau.merchant_day(paid.merchant_id, $2)) as today_count,
                    count(*) filter (where date_trunc('month', wau.merchant_day(paid.merchant_id, paid.rewarded_at))
                                           = date_trunc('month', wau.merchant_day(paid.merchant_id, $2))) as month_count,
                    coalesce(sum(paid.amount_minor), 0) as total_minor
               from wau.referrals as paid
              where paid.merchant_id = waiting.merchant_id and paid.inviter_member_id = waiting.inviter_member_id
                and paid.status = 'rewarded') as given
       where waiting.merchant_id = $1 and waiting.status = 'waiting' and inviter.status = 'active'
         and friend.status = 'active'
         and given.today_count < $3 and given.month_count < $4
         and ($6::bigint = 0 or given.total_minor + $7::bigint <= $6::bigint)
       order by waiting.referral_id limit $5`,
    values: [
      terms.merchant_id,
      now,
      terms.referral_daily_count,
      terms.referral_monthly_count,
      limit,
      terms.referral_bonus_minor,
      terms.referral_reward_minor,
    ],
  });
}
