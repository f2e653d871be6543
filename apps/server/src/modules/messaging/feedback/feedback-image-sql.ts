import type { FeedbackId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { PicturePlace } from '../../../platform/picture/sealed-picture.ts';

export interface FeedbackImageRow {
  readonly position: number;
  readonly sealed_image: Buffer;
}

/** Where a picture of feedback is kept, for its seal. */
export function placeOfFeedbackImage(
  merchantCode: MerchantCode,
  feedbackId: FeedbackId,
  position: number,
): PicturePlace {
  return `wau.feedback_images/${merchantCode}/${feedbackId}/${position}`;
}

export async function insertFeedbackImage(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  feedbackId: FeedbackId,
  image: { readonly position: number; readonly sealedImage: Buffer; readonly sentAt: Date },
): Promise<void> {
  await tx.query({
    text: `insert into wau.feedback_images (merchant_id, feedback_id, position, sealed_image, sent_at)
           values ($1, $2, $3, $4, $5)`,
    values: [merchantCode, feedbackId, image.position, image.sealedImage, image.sentAt],
  });
}

export function selectFeedbackImages(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  feedbackId: FeedbackId,
): Promise<readonly FeedbackImageRow[]> {
  return runner.query<FeedbackImageRow & Record<string, unknown>>({
    text: `select position, sealed_image from wau.feedback_images
            where merchant_id = $1 and feedback_id = $2 order by position`,
    values: [merchantCode, feedbackId],
  });
}
