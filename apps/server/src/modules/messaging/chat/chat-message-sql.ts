import type { ChatAuthor, ChatNotice } from '@wau/contract/chat-limits';
import type { ConversationId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { PicturePlace } from '../../../platform/picture/sealed-picture.ts';

export interface ChatMessageRow {
  readonly message_number: number;
  readonly author: ChatAuthor;
  readonly client_id: string | null;
  readonly content: string;
  readonly has_image: boolean;
  readonly notice: ChatNotice | null;
  readonly sent_at: Date;
}

/** Which conversation a message belongs to. */
export interface ChatPlace {
  readonly merchant_id: MerchantCode;
  readonly conversation_id: ConversationId;
}

export async function insertChatMessage(
  tx: SqlRunner,
  { merchant_id, conversation_id }: ChatPlace,
  message: ChatMessageRow,
): Promise<void> {
  await tx.query({
    text: `insert into wau.chat_messages
             (merchant_id, conversation_id, message_number, author, client_id, content, has_image, notice, sent_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [
      merchant_id,
      conversation_id,
      message.message_number,
      message.author,
      message.client_id,
      message.content,
      message.has_image,
      message.notice,
      message.sent_at,
    ],
  });
}

/** The message that this author's client has sent under a name. */
export async function selectChatMessageNamed(
  runner: SqlRunner,
  { merchant_id, conversation_id }: ChatPlace,
  author: ChatAuthor,
  clientId: string,
): Promise<ChatMessageRow | undefined> {
  const rows = await runner.query<ChatMessageRow & Record<string, unknown>>({
    text: `select message_number, author, client_id, content, has_image, notice, sent_at
             from wau.chat_messages
            where merchant_id = $1 and conversation_id = $2 and author = $3 and client_id = $4`,
    values: [merchant_id, conversation_id, author, clientId],
  });
  return rows[0];
}

/** The newest first. */
export function selectChatMessages(
  runner: SqlRunner,
  { merchant_id, conversation_id }: ChatPlace,
  before: number | undefined,
  limit: number,
): Promise<readonly ChatMessageRow[]> {
  return runner.query<ChatMessageRow & Record<string, unknown>>({
    text: `select message_number, author, client_id, content, has_image, notice, sent_at
             from wau.chat_messages
            where merchant_id = $1 and conversation_id = $2 and ($3::integer is null or message_number < $3)
            order by message_number desc limit $4`,
    values: [merchant_id, conversation_id, before ?? null, limit],
  });
}

/** What others have said after a number; stops at `limit`, since a badge says no more. */
export async function countUnread(
  runner: SqlRunner,
  { merchant_id, conversation_id }: ChatPlace,
  after: number,
  limit: number,
): Promise<number> {
  const rows = await runner.query<{ unread: bigint }>({
    text: `select count(*) as unread from (
             select from wau.chat_messages
              where merchant_id = $1 and conversation_id = $2 and message_number > $3 and author <> 'member'
              limit $4
           ) as others`,
    values: [merchant_id, conversation_id, after, limit],
  });
  return Number(rows[0]?.unread ?? 0n);
}

/** Where the picture of a message is kept, for its seal. */
export function placeOfChatImage(
  { merchant_id, conversation_id }: ChatPlace,
  messageNumber: number,
): PicturePlace {
  return `wau.chat_images/${merchant_id}/${conversation_id}/${messageNumber}`;
}

export async function insertChatImage(
  tx: SqlRunner,
  { merchant_id, conversation_id }: ChatPlace,
  image: { readonly messageNumber: number; readonly sealedImage: Buffer; readonly sentAt: Date },
): Promise<void> {
  await tx.query({
    text: `insert into wau.chat_images (merchant_id, conversation_id, message_number, sealed_image, sent_at)
           values ($1, $2, $3, $4, $5)`,
    values: [merchant_id, conversation_id, image.messageNumber, image.sealedImage, image.sentAt],
  });
}

export async function selectChatImage(
  runner: SqlRunner,
  { merchant_id, conversation_id }: ChatPlace,
  messageNumber: number,
): Promise<Buffer | undefined> {
  const rows = await runner.query<{ sealed_image: Buffer }>({
    text: `select sealed_image from wau.chat_images
            where merchant_id = $1 and conversation_id = $2 and message_number = $3`,
    values: [merchant_id, conversation_id, messageNumber],
  });
  return rows[0]?.sealed_image;
}
