import type { ChatStatus } from '@wau/contract/chat-limits';
import type { ConversationId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** Whose conversation it is; every statement for a member is held to both. */
export interface ChatOwner {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

export interface ChatRow {
  readonly merchant_id: MerchantCode;
  readonly conversation_id: ConversationId;
  readonly member_id: MemberId;
  readonly status: ChatStatus;
  readonly waiting_since: Date | null;
  readonly last_number: number;
  readonly member_read_number: number;
  readonly member_typed_at: Date | null;
  readonly operator_typed_at: Date | null;
  readonly last_message_at: Date;
}

/** A member has one conversation; where there is one already, nothing happens. */
export async function insertChat(
  tx: SqlRunner,
  { merchantCode, memberId }: ChatOwner,
  conversationId: ConversationId,
  openedAt: Date,
): Promise<void> {
  await tx.query({
    text: `insert into wau.chat_conversations
             (merchant_id, conversation_id, member_id, status, opened_at, last_message_at)
           values ($1, $2, $3, 'answered', $4, $4)
           on conflict (merchant_id, member_id) do nothing`,
    values: [merchantCode, conversationId, memberId, openedAt],
  });
}

export async function selectChatOf(
  runner: SqlRunner,
  { merchantCode, memberId }: ChatOwner,
): Promise<ChatRow | undefined> {
  const rows = await runner.query<ChatRow & Record<string, unknown>>({
    text: 'select * from wau.chat_conversations where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId],
  });
  return rows[0];
}

export async function lockChatOf(
  tx: SqlRunner,
  { merchantCode, memberId }: ChatOwner,
): Promise<ChatRow | undefined> {
  const rows = await tx.query<ChatRow & Record<string, unknown>>({
    text: 'select * from wau.chat_conversations where merchant_id = $1 and member_id = $2 for update',
    values: [merchantCode, memberId],
  });
  return rows[0];
}

export async function lockChat(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  conversationId: ConversationId,
): Promise<ChatRow | undefined> {
  const rows = await tx.query<ChatRow & Record<string, unknown>>({
    text: 'select * from wau.chat_conversations where merchant_id = $1 and conversation_id = $2 for update',
    values: [merchantCode, conversationId],
  });
  return rows[0];
}

export interface DeskChatRow extends ChatRow {
  readonly username: string;
  /** What the member has said since waiting; of the last hundred messages. */
  readonly unanswered_count: number;
}

/** Whoever waits long may have written much, and nobody needs to know whether it is more than a hundred. */
const unansweredCount = `
  (select count(*)::integer from wau.chat_messages as message
    where message.merchant_id = chat.merchant_id and message.conversation_id = chat.conversation_id
      and message.message_number > chat.last_number - 100 and message.author = 'member'
      and message.sent_at >= chat.waiting_since) as unanswered_count`;

export async function selectDeskChat(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  conversationId: ConversationId,
): Promise<DeskChatRow | undefined> {
  const rows = await runner.query<DeskChatRow & Record<string, unknown>>({
    text: `select chat.*, member.username, ${unansweredCount}
             from wau.chat_conversations as chat
             join wau.members as member using (merchant_id, member_id)
            where chat.merchant_id = $1 and chat.conversation_id = $2`,
    values: [merchantCode, conversationId],
  });
  return rows[0];
}

/** Where a member waits for an answer, the longest wait first, and after them the others of these. */
export function selectOpenChats(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  others: readonly string[],
  limit: number,
): Promise<readonly DeskChatRow[]> {
  return runner.query<DeskChatRow & Record<string, unknown>>({
    text: `select chat.*, member.username, ${unansweredCount}
             from wau.chat_conversations as chat
             join wau.members as member using (merchant_id, member_id)
            where chat.merchant_id = $1 and (chat.waiting_since is not null or chat.conversation_id = any ($2))
            order by chat.waiting_since nulls last, chat.conversation_id limit $3`,
    values: [merchantCode, others, limit],
  });
}

/** What somebody should answer now, of all merchants, the longest wait first. */
export function selectUnansweredChats(
  runner: SqlRunner,
  after: Date,
  limit: number,
): Promise<readonly ChatRow[]> {
  return runner.query<ChatRow & Record<string, unknown>>({
    text: `select * from wau.chat_conversations
            where status = 'waiting' and waiting_since > $1 order by waiting_since limit $2`,
    values: [after, limit],
  });
}

export async function updateChat(
  tx: SqlRunner,
  { merchant_id, conversation_id }: Pick<ChatRow, 'merchant_id' | 'conversation_id'>,
  next: Pick<ChatRow, 'status' | 'waiting_since' | 'last_number' | 'last_message_at'>,
): Promise<void> {
  await tx.query({
    text: `update wau.chat_conversations
              set status = $3, waiting_since = $4, last_number = $5, last_message_at = $6
            where merchant_id = $1 and conversation_id = $2`,
    values: [
      merchant_id,
      conversation_id,
      next.status,
      next.waiting_since,
      next.last_number,
      next.last_message_at,
    ],
  });
}

/** Never further than there are messages, and never back. */
export async function updateChatRead(
  runner: SqlRunner,
  { merchantCode, memberId }: ChatOwner,
  messageNumber: number,
): Promise<void> {
  await runner.query({
    text: `update wau.chat_conversations
              set member_read_number = greatest(member_read_number, least($3, last_number))
            where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId, messageNumber],
  });
}

export async function updateMemberTyped(
  runner: SqlRunner,
  { merchantCode, memberId }: ChatOwner,
  typedAt: Date,
): Promise<void> {
  await runner.query({
    text: 'update wau.chat_conversations set member_typed_at = $3 where merchant_id = $1 and member_id = $2',
    values: [merchantCode, memberId, typedAt],
  });
}

export async function updateOperatorTyped(
  tx: SqlRunner,
  { merchant_id, conversation_id }: Pick<ChatRow, 'merchant_id' | 'conversation_id'>,
  typedAt: Date | null,
): Promise<void> {
  await tx.query({
    text: `update wau.chat_conversations set operator_typed_at = $3
            where merchant_id = $1 and conversation_id = $2`,
    values: [merchant_id, conversation_id, typedAt],
  });
}
