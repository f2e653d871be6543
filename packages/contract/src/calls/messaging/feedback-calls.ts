import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import {
  feedbackCategories,
  feedbackImageCount,
  feedbackImageLimitBytes,
  feedbackLength,
} from '../../feedback-limits.ts';
import { ClientIdText, Exact, IdText, Moment, OneOf, Page, PageQuery } from '../../schema.ts';

const feedbackCall = {
  module: 'FEEDBACK3',
  caller: 'member',
  needs: { flags: ['FEEDBACK3'] },
  closedToTrial: true,
} as const;

const feedbackErrors = [
  'session.missing',
  'session.ended',
  'module.missing',
  'module.wrong',
  'module.unavailable',
  'trial.closed',
] as const;

/** The largest pictures in base64, words of the widest characters, and the braces and names around them. */
const feedbackLimitBytes =
  feedbackImageCount * 4 * Math.ceil(feedbackImageLimitBytes / 3) + 12 * feedbackLength + 1024;

const FeedbackParams = Exact({ feedbackId: IdText('feedback') });

export const sendFeedback = defineCall({
  ...feedbackCall,
  name: 'sendFeedback',
  openWhilePaused: true,
  method: 'PUT',
  path: '/wps/feedback',
  summary:
    'Keeps what the member has to say for the operator to read and answer; the content alone is enough',
  bodyLimitBytes: feedbackLimitBytes,
  body: Exact({
    content: Type.String({ minLength: 1, maxLength: feedbackLength }),
    category: Type.Optional(OneOf(feedbackCategories, { description: '`other` where it is left out' })),
    images: Type.Optional(
      Type.Array(Type.String({ description: 'A JPEG or PNG picture of at most 5 MB, in base64' }), {
        maxItems: feedbackImageCount,
      }),
    ),
    clientId: Type.Optional(ClientIdText),
  }),
  value: Type.Null(),
  errors: [...feedbackErrors, 'feedback.empty', 'feedback.too.many', 'feedback.image.invalid'],
});

export const listFeedback = defineCall({
  ...feedbackCall,
  name: 'listFeedback',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/feedback',
  summary: "The member's own feedback with the answers to it, newest first",
  query: Exact(PageQuery),
  value: Page(
    Exact({
      feedbackId: IdText('feedback'),
      category: OneOf(feedbackCategories),
      content: Type.String(),
      imageCount: Type.Integer({ description: 'Pictures that are still kept' }),
      sentAt: Moment,
      hasUnreadReply: Type.Boolean(),
      isClosed: Type.Boolean({ description: 'It was read and needs no answer' }),
      replies: Type.Array(Exact({ content: Type.String(), sentAt: Moment })),
    }),
  ),
  errors: [...feedbackErrors],
});

export const readFeedback = defineCall({
  ...feedbackCall,
  name: 'readFeedback',
  openWhilePaused: true,
  method: 'POST',
  path: '/wps/feedback/:feedbackId/read',
  summary: 'Marks the answers to feedback of the member as read',
  params: FeedbackParams,
  value: Type.Null(),
  errors: [...feedbackErrors, 'feedback.unknown'],
});

export const getFeedbackImages = defineCall({
  ...feedbackCall,
  name: 'getFeedbackImages',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/feedback/:feedbackId/images',
  summary: 'The pictures that the member has sent with feedback, as they were drawn anew',
  params: FeedbackParams,
  value: Exact({ list: Type.Array(Type.String({ description: 'A JPEG in base64' })) }),
  errors: [...feedbackErrors, 'feedback.unknown'],
});
