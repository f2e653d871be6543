import type { CallDefinition } from '../../call.ts';
import { followEvents } from './event-calls.ts';
import { sendFeedback } from './feedback-calls.ts';
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
  followEvents,
} as const satisfies Record<string, CallDefinition>;
