import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import {
  chatAuthors,
  chatImageLimitBytes,
  chatMessageLength,
  chatNotices,
  chatStatuses,
} from '../../chat-limits.ts';
import { ClientIdText, Exact, Moment, OneOf, OneOfOrNull, Page, PageQuery } from '../../schema.ts';

const MomentOrNull = Type.Union([Moment, Type.Null()]);

export const MessageNumber = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const getServiceHours = defineCall({
  name: 'getServiceHours',
  method: 'GET',
  path: '/wps/service/hours',
  caller: 'visitor',
  summary: 'Whether customer service can be talked with on this site, and when',
  value: Exact({
    isOffered: Type.Boolean(),
    isOpen: Type.Boolean(),
    changesAt: Type.Union([Moment, Type.Null()], { description: 'When it opens or closes; null: never' }),
    answerMinutes: Type.Integer({ description: 'Within so many minutes somebody answers while it is open' }),
  }),
  errors: [],
});

const chatErrors = ['session.missing', 'session.ended', 'trial.closed', 'module.unavailable'] as const;

const chatCall = { caller: 'member', closedToTrial: true } as const;

/** The largest picture in base64, words of the widest characters, and the braces and names around them. */
const chatLimitBytes = 4 * Math.ceil(chatImageLimitBytes / 3) + 12 * chatMessageLength + 1024;

export const ChatMessage = Exact({
  messageNumber: MessageNumber,
  author: OneOf(chatAuthors),
  clientId: Type.Union([Type.String(), Type.Null()], { description: "What the member's client calls it" }),
  content: Type.String(),
  hasImage: Type.Boolean(),
  notice: OneOfOrNull(chatNotices),
  sentAt: Moment,
});

export const getChat = defineCall({
  ...chatCall,
  name: 'getChat',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/service/chat',
  summary: "Where the member's conversation with customer service stands",
  value: Exact({
    status: OneOfOrNull(chatStatuses, { description: 'null: nothing has been said yet' }),
    lastNumber: Type.Integer(),
    unreadCount: Type.Integer({ description: 'At most 100 are counted' }),
    typingUntil: Type.Union([Moment, Type.Null()], {
      description: 'Until when somebody counts as answering',
    }),
    waitingSince: MomentOrNull,
  }),
  errors: [...chatErrors],
});

export const listChatMessages = defineCall({
  ...chatCall,
  name: 'listChatMessages',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/service/chat/messages',
  summary: "The messages of the member's conversation, newest first",
  query: Exact(PageQuery),
  value: Page(ChatMessage),
  errors: [...chatErrors],
});

export const sendChatMessage = defineCall({
  ...chatCall,
  name: 'sendChatMessage',
  openWhilePaused: true,
  method: 'POST',
  path: '/wps/service/chat/messages',
  summary: 'Says something to customer service; the same `clientId` again is the same message',
  bodyLimitBytes: chatLimitBytes,
  body: Exact({
    clientId: ClientIdText,
    content: Type.String({ maxLength: chatMessageLength }),
    image: Type.Optional(Type.String({ description: 'A JPEG or PNG picture of at most 5 MB, in base64' })),
  }),
  value: ChatMessage,
  errors: [...chatErrors, 'chat.empty', 'chat.image.invalid', 'chat.too.many', 'idempotency.conflict'],
});

export const getChatImage = defineCall({
  ...chatCall,
  name: 'getChatImage',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/service/chat/messages/:messageNumber/image',
  summary: "The picture of a message of the member's conversation, as it was drawn anew",
  params: Exact({ messageNumber: MessageNumber }),
  value: Exact({ image: Type.String({ description: 'A JPEG in base64' }) }),
  errors: [...chatErrors, 'chat.image.unknown'],
});

export const readChat = defineCall({
  ...chatCall,
  name: 'readChat',
  openWhilePaused: true,
  method: 'POST',
  path: '/wps/service/chat/read',
  summary: 'Marks the conversation as read up to a message',
  body: Exact({ messageNumber: MessageNumber }),
  value: Type.Null(),
  errors: [...chatErrors],
});

export const typeInChat = defineCall({
  ...chatCall,
  name: 'typeInChat',
  openWhilePaused: true,
  method: 'POST',
  path: '/wps/service/chat/typing',
  summary: 'Says that the member is writing; holds for some seconds',
  value: Type.Null(),
  errors: [...chatErrors],
});
