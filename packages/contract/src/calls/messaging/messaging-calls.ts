import type { CallDefinition } from '../../call.ts';
import { followEvents } from './event-calls.ts';
import { answerFeedback, listWaitingFeedback, openFeedbackImages } from './feedback-answer-calls.ts';
import { getFeedbackImages, listFeedback, readFeedback, sendFeedback } from './feedback-calls.ts';
import {
  deleteInboxMessage,
  getInboxCount,
  getUnreadCount,
  listInboxMessages,
  readInboxMessage,
} from './inbox-calls.ts';

/** The calls about messages to members and from them. */
export const messagingCalls = {
  listInboxMessages,
  getUnreadCount,
  getInboxCount,
  readInboxMessage,
  deleteInboxMessage,
  sendFeedback,
  listFeedback,
  readFeedback,
  getFeedbackImages,
  listWaitingFeedback,
  openFeedbackImages,
  answerFeedback,
  followEvents,
} as const satisfies Record<string, CallDefinition>;
