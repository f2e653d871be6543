import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { Enrolment, Recurrence, RewardCondition, RewardStatus } from '@wau/contract/promotion-statuses';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { Audience } from '../../../platform/audience/audience.ts';

export interface OfferRow extends Audience {
  readonly announcement_id: string;
  readonly title: string;
  readonly image_url: string;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  /** Where the merchant is. */
  readonly first_day: string | null;
  readonly enrolment: Enrolment;
  readonly recurrence: Recurrence;
  readonly condition: RewardCondition;
  readonly condition_minor: Minor | null;
  readonly reward_minor: Minor;
  readonly reward_basis_points: number | null;
  readonly turnover_times: number;
  readonly left_minor: Minor | null;
  readonly left_count: number | null;
}

export interface OfferQuery {
  readonly merchantCode: MerchantCode;
  readonly languages: readonly [asked: LanguageCode, fallback: LanguageCode];
  readonly now: Date;
  /** Promotions that ended before are left out. */
  readonly endedSince: Date;
  /** Null: all. */
  readonly promotionId: string | null;
}

/** Promotions on show that give something, in the operator's order. */
export function selectOffers(runner: SqlRunner, query: OfferQuery): Promise<readonly OfferRow[]> {
  return runner.query<OfferRow & Record<string, unknown>>({
    name: 'select-reward-offers',
    text: `
      select promotion.announcement_id, chosen.title, promotion.image_url, promotion.starts_at, promotion.ends_at,
             wau.merchant_day(promotion.merchant_id, promotion.starts_at)::text as first_day,
             offer.audience, offer.new_within_days, offer.club_level_from, offer.enrolment, offer.recurrence,
             offer.condition, offer.condition_minor, offer.reward_minor, offer.reward_basis_points,
             offer.turnover_times, offer.budget_minor - offer.spent_minor as left_minor,
             offer.budget_count - offer.granted_count as left_count
        from wau.reward_offers as offer
        join wau.promotions as promotion using (merchant_id, announcement_id)
        join wau.announcements as announcement using (merchant_id, announcement_id)
       cross join lateral (
               select content.title from wau.announcement_texts as content
                where content.merchant_id = offer.merchant_id and content.announcement_id = offer.announcement_id
                  and content.language in ($2, $3)
                order by content.language = $2 desc limit 1
             ) as chosen
       where offer.merchant_id = $1 and 'PR' = any (announcement.types)
         and (announcement.platform is null or announcement.platform = 'M')
         and announcement.published_from <= $4
         and (announcement.published_until is null or announcement.published_until > $4)
         and (promotion.ends_at is null or promotion.ends_at > $5)
         and ($6::text is null or offer.announcement_id = $6)
       order by announcement.sort_order, offer.announcement_id`,
    values: [query.merchantCode, ...query.languages, query.now, query.endedSince, query.promotionId],
  });
}

export interface RunningOfferRow {
  readonly recurrence: Recurrence;
  /** Where the merchant is. */
  readonly today: string;
}

/**
 * A promotion to choose with a deposit, where its merchant has the reward centre and it is on show and open at a moment,
 * whatever its budget. Read in one statement, since whoever credits a deposit has one connection.
 */
export async function selectRunningDepositOffer(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  promotionId: string,
  now: Date,
): Promise<RunningOfferRow | undefined> {
  const rows = await runner.query<RunningOfferRow & Record<string, unknown>>({
    text: `select offer.recurrence, wau.merchant_day(merchant_id, $3)::text as today
             from wau.reward_offers as offer
             join wau.promotions as promotion using (merchant_id, announcement_id)
             join wau.announcements as announcement using (merchant_id, announcement_id)
             join wau.merchants as merchant using (merchant_id)
            where merchant_id = $1 and announcement_id = $2 and offer.enrolment = 'deposit'
              and 'REWCEN3' = any (merchant.enabled_modules) and 'REWCEN3' = any (merchant.enabled_flags)
              and 'PR' = any (announcement.types) and announcement.published_from <= $3
              and (announcement.published_until is null or announcement.published_until > $3)
              and (promotion.starts_at is null or promotion.starts_at <= $3)
              and (promotion.ends_at is null or promotion.ends_at > $3)`,
    values: [merchantCode, promotionId, now],
  });
  return rows[0];
}

export interface TodayRow {
  /** Where the merchant is. */
  readonly today: string;
}

export async function selectToday(runner: SqlRunner, merchantCode: MerchantCode, now: Date): Promise<string> {
  const [row] = await runner.query<TodayRow & Record<string, unknown>>({
    text: 'select wau.merchant_day($1, $2)::text as today',
    values: [merchantCode, now],
  });
  assert(row !== undefined, 'a row without a table is a row');
  return row.today;
}

/** A promotion and which time of it. */
export interface UseKey {
  readonly promotionId: string;
  readonly occurrence: string;
}

export interface UseRow {
  readonly announcement_id: string;
  readonly has_joined: boolean;
  readonly status: RewardStatus | null;
  readonly reason: string | null;
  readonly rejection_count: number;
}

/** How a member has used each promotion this time. */
export function selectUses(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  keys: readonly UseKey[],
): Promise<readonly UseRow[]> {
  return runner.query<UseRow & Record<string, unknown>>({
    text: `
      select asked.announcement_id,
             exists (
               select from wau.promotion_enrolments as enrolment
                where enrolment.merchant_id = $1 and enrolment.member_id = $2
                  and enrolment.announcement_id = asked.announcement_id
                  and enrolment.occurrence = asked.occurrence) as has_joined,
             latest.status, latest.reason,
             (select count(*)::integer from wau.rewards as rejected
               where rejected.merchant_id = $1 and rejected.member_id = $2 and rejected.status = 'rejected'
                 and rejected.announcement_id = asked.announcement_id
                 and rejected.occurrence = asked.occurrence) as rejection_count
        from unnest($3::text[], $4::text[]) as asked (announcement_id, occurrence)
        left join lateral (
               select reward.status, reward.reason from wau.rewards as reward
                where reward.merchant_id = $1 and reward.member_id = $2
                  and reward.announcement_id = asked.announcement_id and reward.occurrence = asked.occurrence
                order by reward.reward_id desc limit 1
             ) as latest on true`,
    values: [
      merchantCode,
      memberId,
      keys.map(({ promotionId }) => promotionId),
      keys.map(({ occurrence }) => occurrence),
    ],
  });
}

/** Joining again changes nothing. */
export async function insertEnrolment(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  { promotionId, occurrence }: UseKey,
  joinedAt: Date,
): Promise<void> {
  await tx.query({
    text: `insert into wau.promotion_enrolments (merchant_id, member_id, announcement_id, occurrence, joined_at)
           values ($1, $2, $3, $4, $5) on conflict do nothing`,
    values: [merchantCode, memberId, promotionId, occurrence, joinedAt],
  });
}

/**
 * Takes a reward out of what its promotion may give; `false` when it is not left. The row stays locked until the
 * transaction ends, so that rewards of one promotion take turns.
 */
export async function takeFromBudget(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  promotionId: string,
  amountMinor: Minor,
): Promise<boolean> {
  const rows = await tx.query({
    text: `update wau.reward_offers
              set spent_minor = spent_minor + $3, granted_count = granted_count + 1
            where merchant_id = $1 and announcement_id = $2
              and (budget_minor is null or spent_minor + $3 <= budget_minor)
              and (budget_count is null or granted_count < budget_count)
           returning 1 as taken`,
    values: [merchantCode, promotionId, amountMinor],
  });
  return rows.length > 0;
}
