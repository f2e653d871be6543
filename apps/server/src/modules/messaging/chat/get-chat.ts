import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type ChatMember, requireChatOwner } from './chat-member.ts';
import { countUnread } from './chat-message-sql.ts';
import { selectChatOf } from './chat-sql.ts';
import { typingUntil } from './chat-view.ts';

/** A badge says "99+". */
const mostUnread = 100;

/**
 * Where the member's conversation stands.
 *
 * @throws Refusal `module.unavailable`
 */
export async function getChat(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  context: ChatMember,
): Promise<CallValue<Calls['getChat']>> {
  const chat = await selectChatOf(runner, requireChatOwner(context));
  if (chat === undefined || chat.last_number === 0) {
    return { status: null, lastNumber: 0, unreadCount: 0, typingUntil: null, waitingSince: null };
  }
  return {
    status: chat.status,
    lastNumber: chat.last_number,
    unreadCount: await countUnread(runner, chat, chat.member_read_number, mostUnread),
    typingUntil: typingUntil(chat.operator_typed_at, clock.nowMs())?.toISOString() ?? null,
    waitingSince: chat.waiting_since?.toISOString() ?? null,
  };
}
