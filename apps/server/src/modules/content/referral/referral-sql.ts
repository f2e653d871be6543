import type { MemberId, MerchantCode, ReferralId } from '@wau/contract/ids';
import type { ReferralMark } from '@wau/contract/referral-states';
import type { CurrencyCode } from '@wau/money/currency';
import { type Minor, zeroMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export type ReferralStatus = 'held' | 'waiting' | 'rewarded' | 'rejected';

export interface ReferralRow {
  readonly merchant_id: MerchantCode;
  readonly referral_id: ReferralId;
  readonly inviter_member_id: MemberId;
  readonly friend_member_id: MemberId;
  readonly status: ReferralStatus;
  readonly marks: readonly ReferralMark[];
  readonly amount_minor: Minor;
  readonly step_minor: Minor;
  readonly required_turnover_minor: Minor;
  readonly currency: CurrencyCode;
  readonly decision: 'approved' | 'rejected' | null;
  readonly reason: string;
  readonly qualified_at: Date;
  readonly decided_at: Date | null;
  readonly rewarded_at: Date | null;
}

/** `false` where the friend has a row already. */
export async function insertReferral(tx: SqlRunner, row: ReferralRow): Promise<boolean> {
  const rows = await tx.query({
    text: `insert into wau.referrals
             (merchant_id, referral_id, inviter_member_id, friend_member_id, status, marks, amount_minor, step_minor,
              required_turnover_minor, currency, decision, reason, qualified_at, decided_at, rewarded_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
           on conflict do nothing returning 1 as inserted`,
    values: [
      row.merchant_id,
      row.referral_id,
      row.inviter_member_id,
      row.friend_member_id,
      row.status,
      row.marks,
      row.amount_minor,
      row.step_minor,
      row.required_turnover_minor,
      row.currency,
      row.decision,
      row.reason,
      row.qualified_at,
      row.decided_at,
      row.rewarded_at,
    ],
  });
  return rows.length > 0;
}

export async function selectReferral(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  referralId: ReferralId,
): Promise<ReferralRow | undefined> {
  const rows = await runner.query<ReferralRow & Record<string, unknown>>({
    text: 'select * from wau.referrals where merchant_id = $1 and referral_id = $2',
    values: [merchantCode, referralId],
  });
  return rows[0];
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockReferral(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  referralId: ReferralId,
): Promise<ReferralRow | undefined> {
  const rows = await tx.query<ReferralRow & Record<string, unknown>>({
    text: 'select * from wau.referrals where merchant_id = $1 and referral_id = $2 for no key update',
    values: [merchantCode, referralId],
  });
  return rows[0];
}

/** Writes all of a referral that can change. */
export async function updateReferral(tx: SqlRunner, row: ReferralRow): Promise<void> {
  await tx.query({
    text: `update wau.referrals
              set status = $3, marks = $4, amount_minor = $5, step_minor = $6, required_turnover_minor = $7,
                  decision = $8, reason = $9, decided_at = $10, rewarded_at = $11
            where merchant_id = $1 and referral_id = $2`,
    values: [
      row.merchant_id,
      row.referral_id,
      row.status,
      row.marks,
      row.amount_minor,
      row.step_minor,
      row.required_turnover_minor,
      row.decision,
      row.reason,
      row.decided_at,
      row.rewarded_at,
    ],
  });
}

interface RewardedCountRow {
  readonly inviter_member_id: MemberId;
  readonly today_count: bigint;
  readonly month_count: bigint;
  readonly total_count: bigint;
  readonly total_minor: Minor;
}

export interface RewardedSoFar {
  readonly today: number;
  readonly month: number;
  readonly total: number;
  readonly totalMinor: Minor;
}

export const nothingRewarded: RewardedSoFar = { today: 0, month: 0, total: 0, totalMinor: zeroMinor };

/** How many friends each of these members has been rewarded for, by the days of the merchant; without whoever has none. */
export async function countRewarded(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  inviterIds: readonly MemberId[],
  now: Date,
): Promise<ReadonlyMap<MemberId, RewardedSoFar>> {
  const rows = await runner.query<RewardedCountRow & Record<string, unknown>>({
    text: `
      select inviter_member_id, count(*) filter (where day = today) as today_count,
             count(*) filter (where date_trunc('month', day) = date_trunc('month', today)) as month_count,
             count(*) as total_count, coalesce(sum(amount_minor), 0)::bigint as total_minor
        from (select inviter_member_id, amount_minor, wau.merchant_day(merchant_id, rewarded_at) as day,
                     wau.merchant_day(merchant_id, $3) as today
                from wau.referrals
               where merchant_id = $1 and inviter_member_id = any ($2) and status = 'rewarded') as rewarded
       group by inviter_member_id`,
    values: [merchantCode, inviterIds, now],
  });
  return new Map(
    rows.map((row) => [
      row.inviter_member_id,
      {
        today: Number(row.today_count),
        month: Number(row.month_count),
        total: Number(row.total_count),
        totalMinor: row.total_minor,
      },
    ]),
  );
}
