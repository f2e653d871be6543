import type { MerchantCode, RewardId } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { RewardRow } from './reward-sql.ts';

export interface WaitingApplicationRow extends RewardRow {
  readonly username: string;
  readonly title: string;
  readonly image_count: number;
}

/** What waits for a decision, the oldest first. */
export function selectWaitingApplications(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  languages: readonly [asked: LanguageCode, fallback: LanguageCode],
  limit: number,
): Promise<readonly WaitingApplicationRow[]> {
  return runner.query<WaitingApplicationRow & Record<string, unknown>>({
    text: `
      select reward.*, member.username,
             coalesce((
               select content.title from wau.announcement_texts as content
                where content.merchant_id = reward.merchant_id and content.announcement_id = reward.announcement_id
                order by content.language = $2 desc, content.language = $3 desc limit 1
             ), reward.announcement_id) as title,
             (select count(*)::integer from wau.application_images as image
               where image.merchant_id = reward.merchant_id and image.reward_id = reward.reward_id) as image_count
        from wau.rewards as reward
        join wau.members as member using (merchant_id, member_id)
       where reward.merchant_id = $1 and reward.status = 'applying'
       order by reward.reward_id limit $4`,
    values: [merchantCode, ...languages, limit],
  });
}

export interface ApplicationImageRow {
  readonly position: number;
  readonly sealed_image: Buffer;
}

export async function insertApplicationImage(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  rewardId: RewardId,
  image: { readonly position: number; readonly sealedImage: Buffer; readonly sentAt: Date },
): Promise<void> {
  await tx.query({
    text: `insert into wau.application_images (merchant_id, reward_id, position, sealed_image, sent_at)
           values ($1, $2, $3, $4, $5)`,
    values: [merchantCode, rewardId, image.position, image.sealedImage, image.sentAt],
  });
}

export function selectApplicationImages(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  rewardId: RewardId,
): Promise<readonly ApplicationImageRow[]> {
  return runner.query<ApplicationImageRow & Record<string, unknown>>({
    text: `select position, sealed_image from wau.application_images
            where merchant_id = $1 and reward_id = $2 order by position`,
    values: [merchantCode, rewardId],
  });
}
