import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { feedbackCategories, feedbackReplyLength } from '../../feedback-limits.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Exact, IdText, Moment, OneOf } from '../../schema.ts';

const FeedbackParams = Exact({ feedbackId: IdText('feedback') });

export const listWaitingFeedback = defineCall({
  name: 'listWaitingFeedback',
  method: 'GET',
  path: '/wps/operator/feedback',
  caller: 'operator',
  permission: 'feedback.answer',
  summary: 'Feedback that nobody has answered or closed, the oldest first; a hundred at most',
  value: Exact({
    list: Type.Array(
      Exact({
        feedbackId: IdText('feedback'),
        memberId: IdText('member'),
        username: Type.String(),
        category: OneOf(feedbackCategories),
        content: Type.String(),
        imageCount: Type.Integer(),
        sentAt: Moment,
      }),
    ),
  }),
  errors: [...operatorErrors],
});

export const openFeedbackImages = defineCall({
  name: 'openFeedbackImages',
  method: 'POST',
  path: '/wps/operator/feedback/:feedbackId/images',
  caller: 'operator',
  permission: 'feedback.answer',
  summary: 'The pictures that came with feedback. That they were looked at is kept, hence a POST',
  params: FeedbackParams,
  value: Exact({
    list: Type.Array(
      Exact({ fileName: Type.String(), image: Type.String({ description: 'A JPEG in base64' }) }),
    ),
  }),
  errors: [...operatorErrors, 'feedback.unknown'],
});

export const answerFeedback = defineCall({
  name: 'answerFeedback',
  method: 'POST',
  path: '/wps/operator/feedback/:feedbackId/replies',
  caller: 'operator',
  permission: 'feedback.answer',
  summary: 'Answers feedback; the member is told by the inbox and on open pages',
  params: FeedbackParams,
  body: Exact({ content: Type.String({ minLength: 1, maxLength: feedbackReplyLength }) }),
  value: Type.Null(),
  errors: [...operatorErrors, 'feedback.unknown', 'feedback.empty', 'feedback.answered', 'case.claimed'],
});

export const closeFeedback = defineCall({
  name: 'closeFeedback',
  method: 'POST',
  path: '/wps/operator/feedback/:feedbackId/close',
  caller: 'operator',
  permission: 'feedback.answer',
  summary: 'Closes feedback that needs no answer; the member sees that it was read',
  params: FeedbackParams,
  body: Exact({ reason: Type.String({ maxLength: 200, description: 'For the audit' }) }),
  value: Type.Null(),
  errors: [...operatorErrors, 'feedback.unknown', 'feedback.decided', 'case.claimed'],
});
