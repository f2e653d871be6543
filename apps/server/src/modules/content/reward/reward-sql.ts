import type { MemberId, MerchantCode, RewardId } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { RewardStatus } from '@wau/contract/promotion-statuses';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface RewardRow {
  readonly merchant_id: MerchantCode;
  readonly reward_id: RewardId;
  readonly member_id: MemberId;
  readonly announcement_id: string;
  readonly occurrence: string;
  readonly status: RewardStatus;
  readonly amount_minor: Minor;
  readonly required_turnover_minor: Minor;
  readonly currency: CurrencyCode;
  readonly remark: string;
  readonly reason: string;
  readonly placed_at: Date;
  readonly decided_at: Date | null;
}

export async function insertReward(tx: SqlRunner, row: Omit<RewardRow, 'reason'>): Promise<void> {
  await tx.query({
    text: `insert into wau.rewards
             (merchant_id, reward_id, member_id, announcement_id, occurrence, status, amount_minor,
              required_turnover_minor, currency, remark, placed_at, decided_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    values: [
      row.merchant_id,
      row.reward_id,
      row.member_id,
      row.announcement_id,
      row.occurrence,
      row.status,
      row.amount_minor,
      row.required_turnover_minor,
      row.currency,
      row.remark,
      row.placed_at,
      row.decided_at,
    ],
  });
}

export async function selectReward(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  rewardId: RewardId,
): Promise<RewardRow | undefined> {
  const rows = await runner.query<RewardRow & Record<string, unknown>>({
    text: 'select * from wau.rewards where merchant_id = $1 and reward_id = $2',
    values: [merchantCode, rewardId],
  });
  return rows[0];
}

/** The same, and nobody else decides until the transaction ends. */
export async function lockReward(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  rewardId: RewardId,
): Promise<RewardRow | undefined> {
  const rows = await tx.query<RewardRow & Record<string, unknown>>({
    text: 'select * from wau.rewards where merchant_id = $1 and reward_id = $2 for no key update',
    values: [merchantCode, rewardId],
  });
  return rows[0];
}

export async function updateRewardDecision(
  tx: SqlRunner,
  { merchant_id, reward_id }: Pick<RewardRow, 'merchant_id' | 'reward_id'>,
  decision: { readonly status: 'issued' | 'rejected'; readonly reason: string; readonly decidedAt: Date },
): Promise<void> {
  await tx.query({
    text: `update wau.rewards set status = $3, reason = $4, decided_at = $5
            where merchant_id = $1 and reward_id = $2`,
    values: [merchant_id, reward_id, decision.status, decision.reason, decision.decidedAt],
  });
}

export interface TitledRewardRow extends RewardRow {
  readonly title: string;
}

/** Newest first, older than `before`. */
export function selectRewardsOfMember(
  runner: SqlRunner,
  owner: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
  languages: readonly [asked: LanguageCode, fallback: LanguageCode],
  before: RewardId | undefined,
  limit: number,
): Promise<readonly TitledRewardRow[]> {
  return runner.query<TitledRewardRow & Record<string, unknown>>({
    text: `
      select reward.*, coalesce((
               select content.title from wau.announcement_texts as content
                where content.merchant_id = reward.merchant_id and content.announcement_id = reward.announcement_id
                order by content.language = $3 desc, content.language = $4 desc limit 1
             ), reward.announcement_id) as title
        from wau.rewards as reward
       where reward.merchant_id = $1 and reward.member_id = $2 and ($5::text is null or reward.reward_id < $5)
       order by reward.reward_id desc limit $6`,
    values: [owner.merchantCode, owner.memberId, ...languages, before ?? null, limit],
  });
}

export function selectTitlesOfRewards(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  languages: readonly [asked: LanguageCode, fallback: LanguageCode],
  rewardIds: readonly RewardId[],
): Promise<readonly Pick<TitledRewardRow, 'reward_id' | 'title'>[]> {
  return runner.query<Pick<TitledRewardRow, 'reward_id' | 'title'> & Record<string, unknown>>({
    text: `
      select reward.reward_id, coalesce((
               select content.title from wau.announcement_texts as content
                where content.merchant_id = reward.merchant_id and content.announcement_id = reward.announcement_id
                order by content.language = $3 desc, content.language = $4 desc limit 1
             ), reward.announcement_id) as title
        from wau.rewards as reward
       where reward.merchant_id = $1 and reward.reward_id = any ($2)`,
    values: [merchantCode, rewardIds, ...languages],
  });
}

/** A promotion's title by language; `undefined` where it has none any more. */
export async function selectPromotionTitles(
  runner: SqlRunner,
  { merchant_id, announcement_id }: Pick<RewardRow, 'merchant_id' | 'announcement_id'>,
): Promise<Readonly<Record<string, string>> | undefined> {
  const rows = await runner.query<{ titles: Readonly<Record<string, string>> | null }>({
    text: `select jsonb_object_agg(language, title) as titles from wau.announcement_texts
            where merchant_id = $1 and announcement_id = $2`,
    values: [merchant_id, announcement_id],
  });
  return rows[0]?.titles ?? undefined;
}
