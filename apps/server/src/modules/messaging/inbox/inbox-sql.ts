import type { MemberId, MerchantCode, MessageId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface NewInboxMessage {
  readonly merchantCode: MerchantCode;
  readonly messageId: MessageId;
  readonly memberId: MemberId;
  readonly title: string;
  readonly content: string;
  readonly sentAt: Date;
}

export interface InboxMessageRow {
  readonly message_id: MessageId;
  readonly title: string;
  readonly content: string;
  readonly sent_at: Date;
  readonly read_at: Date | null;
}

/** Whose inbox it is; every statement is held to both. */
export interface InboxOwner {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

export async function insertInboxMessage(runner: SqlRunner, message: NewInboxMessage): Promise<void> {
  await runner.query({
    name: 'insert-inbox-message',
    text: `
      insert into wau.inbox_messages (merchant_id, message_id, member_id, title, content, sent_at)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [
      message.merchantCode,
      message.messageId,
      message.memberId,
      message.title,
      message.content,
      message.sentAt,
    ],
  });
}

export function selectInboxMessages(
  runner: SqlRunner,
  { merchantCode, memberId }: InboxOwner,
  before: MessageId | undefined,
  limit: number,
): Promise<readonly InboxMessageRow[]> {
  return runner.query<InboxMessageRow & Record<string, unknown>>({
    name: 'select-inbox-messages',
    text: `
      select message_id, title, content, sent_at, read_at
      from wau.inbox_messages
      where merchant_id = $1 and member_id = $2 and deleted_at is null
        and ($3::text is null or message_id < $3)
      order by message_id desc limit $4`,
    values: [merchantCode, memberId, before ?? null, limit],
  });
}

/** Both counts stop at `limit`, so that a crowded inbox costs no more than a full one. */
export async function countInboxMessages(
  runner: SqlRunner,
  { merchantCode, memberId }: InboxOwner,
  limit: number,
): Promise<{ readonly total: number; readonly unread: number }> {
  const rows = await runner.query<{ total: bigint; unread: bigint }>({
    name: 'count-inbox-messages',
    text: `
      select
        (select count(*) from (
          select from wau.inbox_messages
          where merchant_id = $1 and member_id = $2 and deleted_at is null limit $3
        ) as kept) as total,
        (select count(*) from (
          select from wau.inbox_messages
          where merchant_id = $1 and member_id = $2 and deleted_at is null and read_at is null limit $3
        ) as unread) as unread`,
    values: [merchantCode, memberId, limit],
  });
  return { total: Number(rows[0]?.total ?? 0n), unread: Number(rows[0]?.unread ?? 0n) };
}

/** `false` when the member has no such message. */
export async function markInboxMessage(
  runner: SqlRunner,
  { merchantCode, memberId }: InboxOwner,
  messageId: MessageId,
  mark: 'read_at' | 'deleted_at',
  at: Date,
): Promise<boolean> {
  const rows = await runner.query({
    name: `mark-inbox-message-${mark}`,
    text: `
      update wau.inbox_messages set ${mark} = coalesce(${mark}, $4)
      where merchant_id = $1 and member_id = $2 and message_id = $3
      returning message_id`,
    values: [merchantCode, memberId, messageId, at],
  });
  return rows.length > 0;
}
