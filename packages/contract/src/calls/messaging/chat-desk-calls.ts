import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { chatMessageLength, chatStatuses } from '../../chat-limits.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { ClientIdText, Exact, IdText, Moment, OneOf, Page, PageQuery } from '../../schema.ts';
import { ChatMessage, MessageNumber } from './chat-calls.ts';

const desk = { caller: 'operator', permission: 'service.answer' } as const;

const ChatParams = Exact({ conversationId: IdText('conversation') });

const DeskChat = Exact({
  conversationId: IdText('conversation'),
  memberId: IdText('member'),
  username: Type.String(),
  status: OneOf(chatStatuses),
  waitingSince: Type.Union([Moment, Type.Null()]),
  lastNumber: Type.Integer(),
  unansweredCount: Type.Integer({
    description: 'What the member has said since waiting; of the last hundred messages',
  }),
  memberReadNumber: Type.Integer(),
  lastMessageAt: Moment,
  isMemberTyping: Type.Boolean(),
});

export const listOpenChats = defineCall({
  ...desk,
  name: 'listOpenChats',
  method: 'GET',
  path: '/wps/operator/chats',
  summary:
    'Conversations in which a member waits for an answer, the longest wait first, then those that somebody has claimed; a hundred at most',
  value: Exact({ list: Type.Array(DeskChat) }),
  errors: [...operatorErrors],
});

export const readMemberChat = defineCall({
  ...desk,
  name: 'readMemberChat',
  method: 'GET',
  path: '/wps/operator/chats/:conversationId',
  summary:
    'A conversation with its messages, newest first; with `typing` the member sees that somebody is answering',
  params: ChatParams,
  query: Exact({ ...PageQuery, typing: Type.Optional(Type.Boolean()) }),
  value: Exact({ chat: DeskChat, messages: Page(ChatMessage) }),
  errors: [...operatorErrors, 'chat.unknown'],
});

export const openChatImage = defineCall({
  ...desk,
  name: 'openChatImage',
  method: 'POST',
  path: '/wps/operator/chats/:conversationId/messages/:messageNumber/image',
  summary: 'The picture of a message. That it was looked at is kept, hence a POST',
  params: Exact({ conversationId: IdText('conversation'), messageNumber: MessageNumber }),
  value: Exact({ fileName: Type.String(), image: Type.String({ description: 'A JPEG in base64' }) }),
  errors: [...operatorErrors, 'chat.image.unknown'],
});

export const answerChat = defineCall({
  ...desk,
  name: 'answerChat',
  method: 'POST',
  path: '/wps/operator/chats/:conversationId/messages',
  summary:
    'Answers in a conversation; the same `clientId` again is the same answer. The answer to a ticket also goes to the inbox',
  params: ChatParams,
  body: Exact({
    clientId: ClientIdText,
    content: Type.String({ minLength: 1, maxLength: chatMessageLength }),
  }),
  value: ChatMessage,
  errors: [...operatorErrors, 'chat.unknown', 'chat.empty', 'idempotency.conflict', 'case.claimed'],
});

export const closeChat = defineCall({
  ...desk,
  name: 'closeChat',
  method: 'POST',
  path: '/wps/operator/chats/:conversationId/close',
  summary: 'Ends a conversation; the member is told, and begins it anew by writing',
  params: ChatParams,
  body: Exact({ reason: Type.String({ maxLength: 200, description: 'For the audit' }) }),
  value: Type.Null(),
  errors: [...operatorErrors, 'chat.unknown', 'chat.closed', 'case.claimed'],
});
