import type { Id, MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface NewFeedback {
  readonly merchantCode: MerchantCode;
  readonly feedbackId: Id<'feedback'>;
  readonly memberId: MemberId;
  readonly content: string;
  readonly sentAt: Date;
}

export async function insertFeedback(runner: SqlRunner, feedback: NewFeedback): Promise<void> {
  await runner.query({
    name: 'insert-feedback',
    text: `
      insert into wau.feedback (merchant_id, feedback_id, member_id, content, sent_at)
      values ($1, $2, $3, $4, $5)`,
    values: [
      feedback.merchantCode,
      feedback.feedbackId,
      feedback.memberId,
      feedback.content,
      feedback.sentAt,
    ],
  });
}
