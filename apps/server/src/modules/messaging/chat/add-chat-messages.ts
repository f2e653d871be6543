import type { ChatNotice } from '@wau/contract/chat-limits';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { tellMember } from '../../../platform/live-events/tell-member.ts';
import { type ChatMessageRow, insertChatMessage } from './chat-message-sql.ts';
import { type ChatRow, updateChat } from './chat-sql.ts';
import type { ChatStanding } from './next-chat-status.ts';

/** What somebody says, before it has its number. */
export type NewChatMessage = Pick<
  ChatMessageRow,
  'author' | 'client_id' | 'content' | 'has_image' | 'notice'
>;

export function systemMessage(notice: ChatNotice): NewChatMessage {
  return { author: 'system', client_id: null, content: '', has_image: false, notice };
}

/**
 * Adds messages to a conversation under the next numbers, leaves it in its next standing, and tells the member's open
 * pages of the last number.
 *
 * Invariant: numbers follow each other without a gap. The caller holds the conversation's lock. Locks: see `tellMember`;
 * call it last.
 */
export async function addChatMessages(
  tx: SqlRunner,
  chat: ChatRow,
  messages: readonly NewChatMessage[],
  { status, waitingSince }: ChatStanding,
  now: Date,
): Promise<readonly ChatMessageRow[]> {
  const rows = messages.map((message, index) => ({
    ...message,
    message_number: chat.last_number + index + 1,
    sent_at: now,
  }));
  for (const row of rows) await insertChatMessage(tx, chat, row);
  const lastNumber = chat.last_number + rows.length;
  await updateChat(tx, chat, {
    status,
    waiting_since: waitingSince,
    last_number: lastNumber,
    last_message_at: now,
  });
  const owner = { merchantCode: chat.merchant_id, memberId: chat.member_id };
  const author = rows.at(-1)?.author ?? 'system';
  await tellMember(tx, owner, { kind: 'chat', messageNumber: lastNumber, author }, now);
  return rows;
}
