import type { FeedbackId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { FeedbackRow } from './feedback-sql.ts';

export interface WaitingFeedbackRow extends FeedbackRow {
  readonly username: string;
  readonly image_count: number;
}

/** What nobody has answered or closed, the oldest first. */
export function selectWaitingFeedback(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  limit: number,
): Promise<readonly WaitingFeedbackRow[]> {
  return runner.query<WaitingFeedbackRow & Record<string, unknown>>({
    text: `
      select feedback.*, member.username,
             (select count(*)::integer from wau.feedback_images as image
               where image.merchant_id = $1 and image.feedback_id = feedback.feedback_id) as image_count
        from wau.feedback as feedback
        join wau.members as member using (merchant_id, member_id)
       where feedback.merchant_id = $1 and feedback.answered_at is null and feedback.closed_at is null
       order by feedback.feedback_id limit $2`,
    values: [merchantCode, limit],
  });
}

export async function selectFeedback(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  feedbackId: FeedbackId,
): Promise<FeedbackRow | undefined> {
  const rows = await runner.query<FeedbackRow & Record<string, unknown>>({
    text: 'select * from wau.feedback where merchant_id = $1 and feedback_id = $2',
    values: [merchantCode, feedbackId],
  });
  return rows[0];
}

export async function lockFeedback(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  feedbackId: FeedbackId,
): Promise<FeedbackRow | undefined> {
  const rows = await tx.query<FeedbackRow & Record<string, unknown>>({
    text: 'select * from wau.feedback where merchant_id = $1 and feedback_id = $2 for update',
    values: [merchantCode, feedbackId],
  });
  return rows[0];
}

/** Where the latest answer stands and what it says; `undefined` before the first. */
export async function selectLatestReply(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  feedbackId: FeedbackId,
): Promise<{ readonly position: number; readonly content: string } | undefined> {
  const rows = await tx.query<{ position: number; content: string }>({
    text: `select position, content from wau.feedback_replies
            where merchant_id = $1 and feedback_id = $2 order by position desc limit 1`,
    values: [merchantCode, feedbackId],
  });
  return rows[0];
}

/** Adds the answer and has it count as unread. */
export async function insertFeedbackReply(
  tx: SqlRunner,
  { merchant_id, feedback_id }: Pick<FeedbackRow, 'merchant_id' | 'feedback_id'>,
  reply: { readonly position: number; readonly content: string; readonly sentAt: Date },
): Promise<void> {
  await tx.query({
    text: `insert into wau.feedback_replies (merchant_id, feedback_id, position, content, sent_at)
           values ($1, $2, $3, $4, $5)`,
    values: [merchant_id, feedback_id, reply.position, reply.content, reply.sentAt],
  });
  await tx.query({
    text: `update wau.feedback set answered_at = coalesce(answered_at, $3), read_at = null
            where merchant_id = $1 and feedback_id = $2`,
    values: [merchant_id, feedback_id, reply.sentAt],
  });
}

export async function updateFeedbackClosed(
  tx: SqlRunner,
  { merchant_id, feedback_id }: Pick<FeedbackRow, 'merchant_id' | 'feedback_id'>,
  closedAt: Date,
): Promise<void> {
  await tx.query({
    text: 'update wau.feedback set closed_at = $3 where merchant_id = $1 and feedback_id = $2',
    values: [merchant_id, feedback_id, closedAt],
  });
}
