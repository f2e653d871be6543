import type { MemberId, MerchantCode, MessageId } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import { textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface NewInboxMessage {
  readonly merchantCode: MerchantCode;
  readonly messageId: MessageId;
  readonly memberId: MemberId;
  readonly title: string;
  readonly content: string;
  readonly text: { readonly textId: string; readonly values: object } | undefined;
  readonly linkPath: string;
  readonly onceKey: string | undefined;
  readonly sentAt: Date;
}

export interface InboxMessageRow {
  readonly message_id: MessageId;
  readonly title: string;
  readonly content: string;
  readonly text_id: string | null;
  readonly text_values: unknown;
  readonly link_path: string;
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
      insert into wau.inbox_messages (merchant_id, message_id, member_id, title, content, text_id, text_values,
                                      link_path, once_key, sent_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      on conflict (merchant_id, member_id, once_key) where once_key is not null do nothing`,
    values: [
      message.merchantCode,
      message.messageId,
      message.memberId,
      message.title,
      message.content,
      message.text?.textId ?? null,
      message.text === undefined ? null : JSON.stringify(message.text.values),
      message.linkPath,
      message.onceKey ?? null,
      message.sentAt,
    ],
  });
}

/** Of many members of one merchant, in one statement; what an inbox has already is left out. */
export async function insertInboxMessages(
  runner: SqlRunner,
  messages: readonly NewInboxMessage[],
): Promise<void> {
  await runner.query({
    name: 'insert-inbox-messages',
    text: `
      insert into wau.inbox_messages (merchant_id, message_id, member_id, title, content, text_id, text_values,
                                      link_path, once_key, sent_at)
      select merchant_id, message_id, member_id, title, content, text_id, text_values, link_path, once_key, sent_at
        from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::jsonb[], $8::text[],
                    $9::text[], $10::timestamptz[])
             as made (merchant_id, message_id, member_id, title, content, text_id, text_values, link_path, once_key,
                      sent_at)
      on conflict (merchant_id, member_id, once_key) where once_key is not null do nothing`,
    values: [
      textArrayLiteral(messages.map(({ merchantCode }) => merchantCode)),
      textArrayLiteral(messages.map(({ messageId }) => messageId)),
      textArrayLiteral(messages.map(({ memberId }) => memberId)),
      textArrayLiteral(messages.map(({ title }) => title)),
      textArrayLiteral(messages.map(({ content }) => content)),
      textArrayLiteral(messages.map(({ text }) => text?.textId)),
      messages.map(({ text }) => (text === undefined ? null : JSON.stringify(text.values))),
      textArrayLiteral(messages.map(({ linkPath }) => linkPath)),
      textArrayLiteral(messages.map(({ onceKey }) => onceKey)),
      messages.map(({ sentAt }) => sentAt),
    ],
  });
}

/**
 * What an operator wrote comes in the first of the languages that it has, else in any: what has been sent is not written anew
 * where a site speaks other languages since.
 */
export function selectInboxMessages(
  runner: SqlRunner,
  { merchantCode, memberId }: InboxOwner,
  languages: readonly [asked: LanguageCode, fallback: LanguageCode],
  before: MessageId | undefined,
  limit: number,
): Promise<readonly InboxMessageRow[]> {
  return runner.query<InboxMessageRow & Record<string, unknown>>({
    name: 'select-inbox-messages',
    text: `
      select message.message_id, coalesce(chosen.title, message.title) as title,
             coalesce(chosen.content_html, message.content) as content, message.text_id, message.text_values,
             message.link_path, message.sent_at, message.read_at
      from wau.inbox_messages as message
      left join lateral (
        select written.title, written.content_html from wau.personal_announcement_texts as written
        where written.merchant_id = message.merchant_id and written.announcement_id = message.announcement_id
        order by written.language = $5 desc, written.language = $6 desc, written.language limit 1
      ) as chosen on true
      where message.merchant_id = $1 and message.member_id = $2 and message.deleted_at is null
        and ($3::text is null or message.message_id < $3)
      order by message.message_id desc limit $4`,
    values: [merchantCode, memberId, before ?? null, limit, ...languages],
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

/** Marks all unread ones as read. */
export async function markAllInboxMessages(
  runner: SqlRunner,
  { merchantCode, memberId }: InboxOwner,
  at: Date,
): Promise<void> {
  await runner.query({
    name: 'mark-all-inbox-messages',
    text: `
      update wau.inbox_messages set read_at = $3
      where merchant_id = $1 and member_id = $2 and read_at is null and deleted_at is null`,
    values: [merchantCode, memberId, at],
  });
}

interface BatchRows {
  readonly merchantCode: MerchantCode;
  readonly announcementId: string;
  readonly title: string;
  readonly linkPath: string;
  readonly onceKey: string;
}

/** The members who did not have it yet. */
export async function insertInboxBatch(
  tx: SqlRunner,
  { merchantCode, announcementId, title, linkPath, onceKey }: BatchRows,
  made: readonly { readonly memberId: MemberId; readonly messageId: MessageId }[],
  sentAt: Date,
): Promise<readonly MemberId[]> {
  const rows = await tx.query<{ member_id: MemberId }>({
    text: `
      insert into wau.inbox_messages (merchant_id, message_id, member_id, title, content, announcement_id, link_path,
                                      once_key, sent_at)
      select $1, made.message_id, made.member_id, $4, '', $5, $6, $7, $8
        from unnest($2::text[], $3::text[]) as made (message_id, member_id)
      on conflict (merchant_id, member_id, once_key) where once_key is not null do nothing
      returning member_id`,
    values: [
      merchantCode,
      made.map(({ messageId }) => messageId),
      made.map(({ memberId }) => memberId),
      title,
      announcementId,
      linkPath,
      onceKey,
      sentAt,
    ],
  });
  return rows.map(({ member_id }) => member_id);
}
