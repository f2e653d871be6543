import type { FeedbackCategory } from '@wau/contract/feedback-limits';
import type { FeedbackId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** Whose feedback it is; every statement for a member is held to both. */
export interface FeedbackOwner {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

export interface NewFeedback extends FeedbackOwner {
  readonly feedbackId: FeedbackId;
  readonly category: FeedbackCategory;
  readonly content: string;
  readonly clientId: string | null;
  readonly sentAt: Date;
}

export interface FeedbackRow {
  readonly merchant_id: MerchantCode;
  readonly feedback_id: FeedbackId;
  readonly member_id: MemberId;
  readonly category: FeedbackCategory;
  readonly content: string;
  readonly sent_at: Date;
  readonly answered_at: Date | null;
  readonly closed_at: Date | null;
  readonly read_at: Date | null;
}

/** `false`: the client has sent it before. */
export async function insertFeedback(tx: SqlRunner, feedback: NewFeedback): Promise<boolean> {
  const rows = await tx.query({
    text: `
      insert into wau.feedback (merchant_id, feedback_id, member_id, category, content, client_id, sent_at)
      values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (merchant_id, member_id, client_id) do nothing
      returning feedback_id`,
    values: [
      feedback.merchantCode,
      feedback.feedbackId,
      feedback.memberId,
      feedback.category,
      feedback.content,
      feedback.clientId,
      feedback.sentAt,
    ],
  });
  return rows.length > 0;
}

/** Whether the client has sent it before. */
export async function selectIsSent(
  runner: SqlRunner,
  { merchantCode, memberId }: FeedbackOwner,
  clientId: string,
): Promise<boolean> {
  const rows = await runner.query({
    text: 'select from wau.feedback where merchant_id = $1 and member_id = $2 and client_id = $3',
    values: [merchantCode, memberId, clientId],
  });
  return rows.length > 0;
}

export interface ListedFeedbackRow extends FeedbackRow {
  readonly image_count: number;
  readonly replies: readonly { readonly content: string; readonly sent_at: string }[];
}

export function selectMemberFeedback(
  runner: SqlRunner,
  { merchantCode, memberId }: FeedbackOwner,
  before: FeedbackId | undefined,
  limit: number,
): Promise<readonly ListedFeedbackRow[]> {
  return runner.query<ListedFeedbackRow & Record<string, unknown>>({
    text: `
      select feedback.*,
             (select count(*)::integer from wau.feedback_images as image
               where image.merchant_id = $1 and image.feedback_id = feedback.feedback_id) as image_count,
             (select coalesce(json_agg(json_build_object('content', reply.content, 'sent_at', reply.sent_at)
                                       order by reply.position), '[]')
                from wau.feedback_replies as reply
               where reply.merchant_id = $1 and reply.feedback_id = feedback.feedback_id) as replies
        from wau.feedback as feedback
       where feedback.merchant_id = $1 and feedback.member_id = $2
         and ($3::text is null or feedback.feedback_id < $3)
       order by feedback.feedback_id desc limit $4`,
    values: [merchantCode, memberId, before ?? null, limit],
  });
}

/** `false` when the member has no such feedback. */
export async function updateFeedbackRead(
  runner: SqlRunner,
  { merchantCode, memberId }: FeedbackOwner,
  feedbackId: FeedbackId,
  readAt: Date,
): Promise<boolean> {
  const rows = await runner.query({
    text: `update wau.feedback set read_at = $4
            where merchant_id = $1 and member_id = $2 and feedback_id = $3 returning feedback_id`,
    values: [merchantCode, memberId, feedbackId, readAt],
  });
  return rows.length > 0;
}
