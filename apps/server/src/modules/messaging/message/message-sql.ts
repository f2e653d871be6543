import type { Id, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { MessageChannel } from './message-config.ts';

export type OutgoingMessageId = Id<'outgoingMessage'>;

export interface NewOutgoingMessage {
  readonly merchantCode: MerchantCode;
  readonly messageId: OutgoingMessageId;
  readonly channel: MessageChannel;
  readonly recipient: string;
  readonly sealedContent: Buffer;
  readonly status: 'waiting' | 'withheld';
  readonly createdAt: Date;
  readonly usefulUntil: Date;
}

export async function insertOutgoingMessage(runner: SqlRunner, message: NewOutgoingMessage): Promise<void> {
  await runner.query({
    name: 'insert-outgoing-message',
    text: `
      insert into wau.outgoing_messages (merchant_id, outgoing_message_id, channel, recipient, sealed_content, status,
                                         created_at, useful_until)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      message.merchantCode,
      message.messageId,
      message.channel,
      message.recipient,
      message.sealedContent,
      message.status,
      message.createdAt,
      message.usefulUntil,
    ],
  });
}

export interface OutgoingMessageRow {
  readonly outgoing_message_id: OutgoingMessageId;
  readonly channel: MessageChannel;
  readonly recipient: string;
  readonly sealed_content: Buffer | null;
  readonly status: 'waiting' | 'withheld' | 'sent' | 'failed' | 'expired';
  readonly attempt_count: number;
  readonly created_at: Date;
  readonly useful_until: Date;
}

export async function selectOutgoingMessage(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  messageId: OutgoingMessageId,
): Promise<OutgoingMessageRow | undefined> {
  const rows = await runner.query<OutgoingMessageRow & Record<string, unknown>>({
    name: 'select-outgoing-message',
    text: 'select * from wau.outgoing_messages where merchant_id = $1 and outgoing_message_id = $2',
    values: [merchantCode, messageId],
  });
  return rows[0];
}

/** Sent, given up or too late. The content is erased unless the outbox still shows it. */
export async function closeOutgoingMessage(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  messageId: OutgoingMessageId,
  end: {
    readonly status: 'sent' | 'failed' | 'expired';
    readonly sentAt: Date | null;
    readonly transport: string | null;
    readonly keepsContent: boolean;
  },
): Promise<void> {
  await runner.query({
    name: 'close-outgoing-message',
    text: `
      update wau.outgoing_messages
      set status = $3, sent_at = $4, transport = $5, attempt_count = attempt_count + 1,
          sealed_content = case when $6 then sealed_content end
      where merchant_id = $1 and outgoing_message_id = $2 and status = 'waiting'`,
    values: [merchantCode, messageId, end.status, end.sentAt, end.transport, end.keepsContent],
  });
}

export async function countFailedAttempt(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  messageId: OutgoingMessageId,
): Promise<void> {
  await runner.query({
    name: 'count-failed-message-attempt',
    text: `
      update wau.outgoing_messages set attempt_count = attempt_count + 1
      where merchant_id = $1 and outgoing_message_id = $2 and status = 'waiting'`,
    values: [merchantCode, messageId],
  });
}

export async function deleteOutgoingMessage(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  messageId: OutgoingMessageId,
): Promise<void> {
  await runner.query({
    name: 'delete-outgoing-message',
    text: 'delete from wau.outgoing_messages where merchant_id = $1 and outgoing_message_id = $2',
    values: [merchantCode, messageId],
  });
}

/** What the outbox shows of a merchant, the newest first. */
export function selectOutbox(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  limit: number,
): Promise<readonly OutgoingMessageRow[]> {
  return runner.query<OutgoingMessageRow & Record<string, unknown>>({
    name: 'select-outbox',
    text: `
      select * from wau.outgoing_messages
      where merchant_id = $1 and status = 'sent' and transport = 'outbox' and sealed_content is not null
      order by outgoing_message_id desc limit $2`,
    values: [merchantCode, limit],
  });
}
