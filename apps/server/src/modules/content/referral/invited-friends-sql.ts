import type { MemberId, MerchantCode, ReferralId } from '@wau/contract/ids';
import type { ReferralMark } from '@wau/contract/referral-states';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { ReferralStatus } from './referral-sql.ts';

/** A friend whom a member has brought, and how far it has come. What is written about it is null before that. */
export interface InvitedFriendRow {
  readonly friend_member_id: MemberId;
  readonly friend_username: string;
  readonly inviter_member_id: MemberId;
  readonly inviter_username: string;
  readonly registered_at: Date;
  /** When the first money came. */
  readonly deposited_at: Date | null;
  readonly deposited_minor: Minor;
  readonly currency: CurrencyCode;
  readonly within_days: number;
  readonly referral_id: ReferralId | null;
  readonly status: ReferralStatus | null;
  readonly marks: readonly ReferralMark[] | null;
  readonly amount_minor: Minor | null;
  readonly reason: string | null;
  readonly qualified_at: Date | null;
  readonly decided_at: Date | null;
  readonly rewarded_at: Date | null;
}

const friends = `
  select registration.member_id as friend_member_id, friend.username as friend_username,
         inviter.member_id as inviter_member_id, inviter.username as inviter_username, friend.registered_at,
         deposited.deposited_at, deposited.deposited_minor, merchant.currency, merchant.referral_within_days as within_days,
         referral.referral_id, referral.status, referral.marks, referral.amount_minor, referral.reason,
         referral.qualified_at, referral.decided_at, referral.rewarded_at
    from wau.member_registrations as registration
    join wau.merchants as merchant on merchant.merchant_id = registration.merchant_id
    join wau.members as friend
      on friend.merchant_id = registration.merchant_id and friend.member_id = registration.member_id
    join wau.members as inviter
      on inviter.merchant_id = registration.merchant_id and inviter.member_id = registration.recommender_member_id
    left join wau.referrals as referral
      on referral.merchant_id = registration.merchant_id and referral.friend_member_id = registration.member_id
   cross join lateral (
         select min(deposit.decided_at) as deposited_at, coalesce(sum(deposit.amount_minor), 0)::bigint as deposited_minor
           from wau.deposits as deposit
          where deposit.merchant_id = registration.merchant_id and deposit.member_id = registration.member_id
            and deposit.status = 'approved') as deposited`;

/** Newest first, older than `before`. */
export function selectInvitedFriends(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  inviterId: MemberId,
  before: MemberId | undefined,
  limit: number,
): Promise<readonly InvitedFriendRow[]> {
  return runner.query<InvitedFriendRow & Record<string, unknown>>({
    text: `${friends}
       where registration.merchant_id = $1 and registration.recommender_member_id = $2
         and ($3::text is null or registration.member_id < $3)
       order by registration.member_id desc limit $4`,
    values: [merchantCode, inviterId, before ?? null, limit],
  });
}

/** About whom an operator decides, the oldest first. */
export function selectHeldFriends(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  limit: number,
): Promise<readonly InvitedFriendRow[]> {
  return runner.query<InvitedFriendRow & Record<string, unknown>>({
    text: `${friends}
       where registration.merchant_id = $1 and referral.status = 'held'
       order by referral.referral_id limit $2`,
    values: [merchantCode, limit],
  });
}

export interface ReferralTotalsRow {
  readonly invited_count: bigint;
  readonly deposited_count: bigint;
  readonly rewarded_count: bigint;
  readonly rewarded_minor: Minor;
}

/** What came of all whom a member has brought. */
export async function selectReferralTotals(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  inviterId: MemberId,
): Promise<ReferralTotalsRow> {
  const rows = await runner.query<ReferralTotalsRow & Record<string, unknown>>({
    text: `
      select count(*) as invited_count,
             count(*) filter (where exists (
               select from wau.deposits as deposit
                where deposit.merchant_id = registration.merchant_id and deposit.member_id = registration.member_id
                  and deposit.status = 'approved')) as deposited_count,
             count(*) filter (where referral.status = 'rewarded') as rewarded_count,
             coalesce(sum(referral.amount_minor), 0)::bigint as rewarded_minor
        from wau.member_registrations as registration
        left join wau.referrals as referral
          on referral.merchant_id = registration.merchant_id and referral.friend_member_id = registration.member_id
       where registration.merchant_id = $1 and registration.recommender_member_id = $2`,
    values: [merchantCode, inviterId],
  });
  const [totals] = rows;
  assert(totals !== undefined, 'counting gives a row');
  return totals;
}

export async function selectUsername(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<string> {
  const rows = await runner.query<{ username: string }>({
    text: 'select username from wau.members where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId],
  });
  const [row] = rows;
  assert(row !== undefined, 'members are never deleted');
  return row.username;
}
