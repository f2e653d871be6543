import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type ChatMember, requireChatOwner } from './chat-member.ts';
import { type ChatPlace, selectChatMessages } from './chat-message-sql.ts';
import { selectChatOf } from './chat-sql.ts';
import { chatMessageView } from './chat-view.ts';

type Query = CallQuery<Calls['listChatMessages']>;
type MessagePage = CallValue<Calls['listChatMessages']>;

/**
 * The messages of the member's conversation, newest first. The cursor is the last number of the page before.
 *
 * @throws Refusal `module.unavailable`
 */
export async function listChatMessages(
  { runner }: Pick<ServerParts, 'runner'>,
  context: ChatMember,
  query: Query,
): Promise<MessagePage> {
  const chat = await selectChatOf(runner, requireChatOwner(context));
  return chat === undefined ? { list: [] } : readChatPage(runner, chat, query);
}

/** A page of a conversation, for whoever may read it. */
export function readChatPage(
  runner: SqlRunner,
  chat: ChatPlace,
  { cursor, pageSize }: Pick<Query, 'cursor' | 'pageSize'>,
): Promise<MessagePage> {
  const before = readCursor(cursor, (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined));
  return readPage(
    pageSize,
    (limit) => selectChatMessages(runner, chat, before, limit),
    chatMessageView,
    (row) => String(row.message_number),
  );
}
