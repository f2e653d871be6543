import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { ReferralMark } from '@wau/contract/referral-states';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { RunOf } from './affiliate-runs-sql.ts';

export interface BroughtRow {
  readonly member_id: MemberId;
  readonly since: string;
  readonly affiliate_id: MemberId | null;
  readonly standing: 'new' | 'clear' | 'held' | 'approved' | 'rejected';
}

/** Members who have deposited and of whom nobody knows yet whether they are the affiliate. */
export function selectUnreviewed(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  limit: number,
): Promise<readonly Pick<BroughtRow, 'member_id' | 'since' | 'affiliate_id'>[]> {
  return runner.query<{ member_id: MemberId; since: string; affiliate_id: MemberId | null }>({
    name: 'select-unreviewed-affiliate-members',
    text: `select link.member_id, link.since::text as since, link.affiliate_id
             from wau.affiliate_members as link
            where link.merchant_id = $1 and link.standing = 'new' and link.affiliate_id is not null
              and exists (select from wau.deposits as deposit
                           where deposit.merchant_id = $1 and deposit.member_id = link.member_id
                             and deposit.status = 'approved')
            order by link.member_id, link.since
            limit $2`,
    values: [merchantCode, limit],
  });
}

/** Members who did something in a month and were compared with the affiliate before its end only. */
export function selectToReviewAgain(
  runner: SqlRunner,
  { merchantCode, month }: RunOf,
  limit: number,
): Promise<readonly Pick<BroughtRow, 'member_id' | 'since' | 'affiliate_id'>[]> {
  return runner.query<{ member_id: MemberId; since: string; affiliate_id: MemberId | null }>({
    name: 'select-affiliate-members-to-review-again',
    text: `select link.member_id, link.since::text as since, link.affiliate_id
             from wau.affiliate_members as link
            where link.merchant_id = $1 and link.standing = 'clear' and link.affiliate_id is not null
              and coalesce(link.reviewed_at, '-infinity')
                    < wau.merchant_day_start($1, ($2::date + interval '1 month')::date)
              and exists (select from wau.affiliate_member_days as done
                           where done.merchant_id = $1 and done.member_id = link.member_id
                             and done.affiliate_id = link.affiliate_id and done.day >= $2::date
                             and done.day < ($2::date + interval '1 month')::date)
            order by link.member_id, link.since
            limit $3`,
    values: [merchantCode, month, limit],
  });
}

export async function updateReviewed(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { member_id, since }: Pick<BroughtRow, 'member_id' | 'since'>,
  marks: readonly ReferralMark[],
  reviewedAt: Date,
): Promise<void> {
  await tx.query({
    name: 'update-reviewed-affiliate-member',
    text: `update wau.affiliate_members
              set standing = case when $4::text[] = '{}' then 'clear' else 'held' end, marks = $4, reviewed_at = $5
            where merchant_id = $1 and member_id = $2 and since = $3::date and standing in ('new', 'clear')`,
    values: [merchantCode, member_id, since, marks, reviewedAt],
  });
}

export interface HeldRow {
  readonly member_id: MemberId;
  readonly username: string;
  readonly affiliate_name: string;
  readonly registered_at: Date;
  readonly marks: readonly ReferralMark[];
}

/** The oldest member first. */
export function selectHeld(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  after: string,
  limit: number,
): Promise<readonly HeldRow[]> {
  return runner.query<HeldRow & Record<string, unknown>>({
    name: 'select-held-affiliate-members',
    text: `select link.member_id, member.username, payee.username as affiliate_name, member.registered_at, link.marks
             from wau.affiliate_members as link
             join wau.members as member
               on member.merchant_id = $1 and member.member_id = link.member_id
             join wau.members as payee
               on payee.merchant_id = $1 and payee.member_id = link.affiliate_id
            where link.merchant_id = $1 and link.standing = 'held' and link.member_id > $2
            order by link.member_id
            limit $3`,
    values: [merchantCode, after, limit],
  });
}

/** `false` where the member is not held. */
export async function updateHeld(
  tx: SqlRunner,
  { merchantCode, memberId }: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
  decided: {
    readonly standing: 'approved' | 'rejected';
    readonly person: string;
    readonly reason: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const rows = await tx.query({
    name: 'update-held-affiliate-member',
    text: `update wau.affiliate_members set standing = $3, decided_by = $4, reason = $5, decided_at = $6
            where merchant_id = $1 and member_id = $2 and standing = 'held' returning 1`,
    values: [merchantCode, memberId, decided.standing, decided.person, decided.reason, decided.at],
  });
  return rows.length > 0;
}

export interface AttributionRow extends BroughtRow {
  readonly affiliate_name: string | null;
  readonly reason: string;
}

/** Whom a member counts for and did before, the latest first; nothing where nothing ever was written. */
export function selectAttributions(
  runner: SqlRunner,
  { merchantCode, memberId }: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
): Promise<readonly AttributionRow[]> {
  return runner.query<AttributionRow & Record<string, unknown>>({
    name: 'select-affiliates-of-member',
    text: `select link.member_id, link.since::text as since, link.affiliate_id, link.standing, link.reason,
                  payee.username as affiliate_name
             from wau.affiliate_members as link
             left join wau.members as payee
               on payee.merchant_id = $1 and payee.member_id = link.affiliate_id
            where link.merchant_id = $1 and link.member_id = $2
            order by link.since desc limit 100`,
    values: [merchantCode, memberId],
  });
}

/** The name of a member, and of whoever stands above. */
export async function selectBrought(
  runner: SqlRunner,
  { merchantCode, memberId }: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
): Promise<{ readonly username: string; readonly upline_name: string | null } | undefined> {
  const [row] = await runner.query<{ username: string; upline_name: string | null }>({
    name: 'select-affiliate-member',
    text: `select member.username, upline.username as upline_name from wau.members as member
             left join wau.members as upline
               on upline.merchant_id = $1 and upline.member_id = member.upline_member_id
            where member.merchant_id = $1 and member.member_id = $2`,
    values: [merchantCode, memberId],
  });
  return row;
}

/** What an operator says of the days from one on. The caller has locked the member's row. */
export async function insertAttribution(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  row: {
    readonly memberId: MemberId;
    readonly since: string;
    readonly affiliateId: MemberId | null;
    readonly person: string;
    readonly reason: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'insert-affiliate-attribution',
    text: `insert into wau.affiliate_members (merchant_id, member_id, since, affiliate_id, standing, decided_by, reason,
                                              decided_at)
           values ($1, $2, $3, $4, 'approved', $5, $6, $7)`,
    values: [merchantCode, row.memberId, row.since, row.affiliateId, row.person, row.reason, row.at],
  });
}
