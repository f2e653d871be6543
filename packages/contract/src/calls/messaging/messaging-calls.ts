import type { CallDefinition } from '../../call.ts';
import {
  getChat,
  getChatImage,
  getServiceHours,
  listChatMessages,
  readChat,
  sendChatMessage,
  typeInChat,
} from './chat-calls.ts';
import { answerChat, closeChat, listOpenChats, openChatImage, readMemberChat } from './chat-desk-calls.ts';
import { followEvents } from './event-calls.ts';
import {
  answerFeedback,
  closeFeedback,
  listWaitingFeedback,
  openFeedbackImages,
} from './feedback-answer-calls.ts';
import { getFeedbackImages, listFeedback, readFeedback, sendFeedback } from './feedback-calls.ts';
import {
  deleteInboxMessage,
  getInboxCount,
  getUnreadCount,
  listInboxMessages,
  readAllInboxMessages,
  readInboxMessage,
} from './inbox-calls.ts';

/** The calls about messages to members and from them. */
export const messagingCalls = {
  listInboxMessages,
  getUnreadCount,
  getInboxCount,
  readAllInboxMessages,
  readInboxMessage,
  deleteInboxMessage,
  sendFeedback,
  listFeedback,
  readFeedback,
  getFeedbackImages,
  listWaitingFeedback,
  openFeedbackImages,
  answerFeedback,
  closeFeedback,
  getServiceHours,
  getChat,
  listChatMessages,
  sendChatMessage,
  getChatImage,
  readChat,
  typeInChat,
  listOpenChats,
  readMemberChat,
  openChatImage,
  answerChat,
  closeChat,
  followEvents,
} as const satisfies Record<string, CallDefinition>;
