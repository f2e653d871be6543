import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { chatTypingMs } from '@wau/contract/chat-limits';
import type { ChatMessageRow } from './chat-message-sql.ts';
import type { DeskChatRow } from './chat-sql.ts';

export type ChatMessageView = CallValue<Calls['sendChatMessage']>;

export function chatMessageView(row: ChatMessageRow): ChatMessageView {
  return {
    messageNumber: row.message_number,
    author: row.author,
    clientId: row.client_id,
    content: row.content,
    hasImage: row.has_image,
    notice: row.notice,
    sentAt: row.sent_at.toISOString(),
  };
}

/** Until when somebody counts as writing; `undefined` when that is over. */
export function typingUntil(typedAt: Date | null, nowMs: number): Date | undefined {
  if (typedAt === null) return undefined;
  const until = typedAt.getTime() + chatTypingMs;
  return until > nowMs ? new Date(until) : undefined;
}

export function deskChatView(
  row: DeskChatRow,
  nowMs: number,
): CallValue<Calls['listOpenChats']>['list'][number] {
  return {
    conversationId: row.conversation_id,
    memberId: row.member_id,
    username: row.username,
    status: row.status,
    waitingSince: row.waiting_since?.toISOString() ?? null,
    lastNumber: row.last_number,
    unansweredCount: row.unanswered_count,
    memberReadNumber: row.member_read_number,
    lastMessageAt: row.last_message_at.toISOString(),
    isMemberTyping: typingUntil(row.member_typed_at, nowMs) !== undefined,
  };
}
