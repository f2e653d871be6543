import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { OperatorHtmlText } from '../../operator-html.ts';
import { Exact, IdText, Moment, Page, PageQuery } from '../../schema.ts';

const inboxErrors = [
  'session.missing',
  'session.ended',
  'module.missing',
  'module.wrong',
  'module.unavailable',
] as const;

const inboxCall = { module: 'INBOX3', needs: { flags: ['MAILCEN'] }, caller: 'member' } as const;

export const listInboxMessages = defineCall({
  ...inboxCall,
  name: 'listInboxMessages',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/inbox',
  summary:
    "The member's messages, newest first, in the language of the request as far as they are written in it",
  query: Exact({ ...PageQuery }),
  value: Page(
    Exact({
      messageId: IdText('message'),
      title: Type.String(),
      content: OperatorHtmlText,
      link: Type.String({ description: 'A path on this site where it leads, or empty' }),
      isRead: Type.Boolean(),
      sentAt: Moment,
    }),
  ),
  errors: inboxErrors,
});

export const getUnreadCount = defineCall({
  ...inboxCall,
  name: 'getUnreadCount',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/inbox/unread',
  summary: 'How many messages the member has not read; at most 100 are counted',
  value: Type.Integer({ minimum: 0 }),
  errors: inboxErrors,
});

export const getInboxCount = defineCall({
  ...inboxCall,
  name: 'getInboxCount',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/inbox/count',
  summary: 'How many messages the member has, and how many of them are unread; at most 100 are counted',
  value: Exact({ total: Type.Integer({ minimum: 0 }), unread: Type.Integer({ minimum: 0 }) }),
  errors: inboxErrors,
});

export const readInboxMessage = defineCall({
  ...inboxCall,
  name: 'readInboxMessage',
  openWhilePaused: true,
  method: 'PUT',
  path: '/wps/inbox/:messageId',
  summary: 'Marks a message of the member as read; to mark it again changes nothing',
  params: Exact({ messageId: IdText('message') }),
  value: Type.Null(),
  errors: [...inboxErrors, 'inbox.message.unknown'],
});

export const readAllInboxMessages = defineCall({
  ...inboxCall,
  name: 'readAllInboxMessages',
  openWhilePaused: true,
  method: 'PUT',
  path: '/wps/inbox',
  summary: 'Marks all messages of the member as read',
  value: Type.Null(),
  errors: inboxErrors,
});

export const deleteInboxMessage = defineCall({
  ...inboxCall,
  name: 'deleteInboxMessage',
  openWhilePaused: true,
  method: 'DELETE',
  path: '/wps/inbox/:messageId',
  summary: 'Takes a message out of the inbox; to take it out again changes nothing',
  params: Exact({ messageId: IdText('message') }),
  value: Type.Null(),
  errors: [...inboxErrors, 'inbox.message.unknown'],
});
