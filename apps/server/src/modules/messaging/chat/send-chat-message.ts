import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { chatImageLimitBytes } from '@wau/contract/chat-limits';
import { makeId } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert, Refusal } from '@wau/service/refusal';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import { requirePicture } from '../../../platform/picture/require-pictures.ts';
import { sealPicture } from '../../../platform/picture/sealed-picture.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { addChatMessages, systemMessage } from './add-chat-messages.ts';
import { type ChatMember, requireChatOwner } from './chat-member.ts';
import {
  type ChatMessageRow,
  insertChatImage,
  placeOfChatImage,
  selectChatMessageNamed,
} from './chat-message-sql.ts';
import { chatOpeningOf } from './chat-opening.ts';
import { type ChatOwner, type ChatRow, insertChat, lockChatOf, selectChatOf } from './chat-sql.ts';
import { type ChatMessageView, chatMessageView } from './chat-view.ts';
import { afterMemberWrote } from './next-chat-status.ts';

/** More than anybody types, and little enough that nobody floods those who answer. */
const perMember: AttemptRule = { name: 'chat.member', windowMs: 60_000, window: 'fixed' };
const messagesPerMinute = 20;
const perDay: AttemptRule = { name: 'chat.day', windowMs: 24 * 60 * 60_000, window: 'fixed' };
const messagesPerDay = 500;
/** Each is megabytes to take in and to draw anew. */
const picturesPerMember: AttemptRule = { name: 'chat.picture', windowMs: 60 * 60_000, window: 'fixed' };
const picturesPerHour = 20;

type ChatParts = Pick<ServerParts, 'database' | 'runner' | 'clock' | 'random' | 'config'>;
type Message = CallBody<Calls['sendChatMessage']>;

/**
 * Says something to customer service. Where nobody is there, the conversation becomes a ticket at once, and the member is
 * told in it. Pictures are drawn anew and kept sealed; nobody gets what was sent.
 *
 * Invariants: what comes again under the name that the client gave it is the same message, and counts once towards how much
 * a member may send; numbers follow each other in a conversation; message, standing and event are of one transaction.
 * Locks: the conversation's row, the counter of the member's events.
 *
 * @throws Refusal `module.unavailable`, `chat.empty`, `chat.too.many`, `chat.image.invalid`, `idempotency.conflict` for
 *   other words under the same name
 */
export async function sendChatMessage(
  parts: ChatParts,
  context: ChatMember,
  { clientId, content: text, image }: Message,
): Promise<ChatMessageView> {
  const owner = requireChatOwner(context);
  const content = text.trim();
  if (content === '' && image === undefined) throw new Refusal('chat.empty', { field: 'content' });
  const words = { clientId, content, hasImage: image !== undefined };
  const chat = await selectChatOf(parts.runner, owner);
  const sent = chat === undefined ? undefined : await selectSent(parts.runner, chat, words);
  if (sent !== undefined) return sent;
  await requireRoom(parts, owner, image !== undefined);
  const picture =
    image === undefined
      ? undefined
      : await requirePicture(image, 'image', {
          limitBytes: chatImageLimitBytes,
          code: 'chat.image.invalid',
          sender: owner.memberId,
        });
  return withTransaction(parts.database, async (tx) => {
    const now = new Date(parts.clock.nowMs());
    await insertChat(tx, owner, makeId('conversation', now.getTime(), parts.random.bytes(10)), now);
    const locked = await lockChatOf(tx, owner);
    assert(locked !== undefined, 'a conversation that was just made is there');
    const sentMeanwhile = await selectSent(tx, locked, words);
    if (sentMeanwhile !== undefined) return sentMeanwhile;
    const { isOpen } = chatOpeningOf(context.merchant, now.getTime());
    const standing = { status: locked.status, waitingSince: locked.waiting_since };
    const next = afterMemberWrote(standing, { isOpen, now });
    const said = {
      author: 'member',
      client_id: clientId,
      content,
      has_image: picture !== undefined,
      notice: null,
    } as const;
    const messages = next.notice === undefined ? [said] : [said, systemMessage(next.notice)];
    const [row] = await addChatMessages(tx, locked, messages, next, now);
    assert(row !== undefined, 'what was added is there');
    if (picture !== undefined) await storeImage(parts, tx, locked, row, picture);
    return chatMessageView(row);
  });
}

interface Words {
  readonly clientId: string;
  readonly content: string;
  readonly hasImage: boolean;
}

/** The message, where the client has sent it before. */
async function selectSent(
  runner: SqlRunner,
  chat: ChatRow,
  { clientId, content, hasImage }: Words,
): Promise<ChatMessageView | undefined> {
  const row = await selectChatMessageNamed(runner, chat, 'member', clientId);
  if (row === undefined) return undefined;
  if (row.content !== content || row.has_image !== hasImage) throw new Refusal('idempotency.conflict');
  return chatMessageView(row);
}

async function requireRoom(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  { merchantCode, memberId }: ChatOwner,
  hasImage: boolean,
): Promise<void> {
  const take = (rule: AttemptRule, limit: number) =>
    requireAttempt(parts, merchantCode, rule, memberId, limit, 'chat.too.many');
  await take(perMember, messagesPerMinute);
  await take(perDay, messagesPerDay);
  if (hasImage) await take(picturesPerMember, picturesPerHour);
}

async function storeImage(
  parts: Pick<ServerParts, 'config' | 'random'>,
  tx: SqlRunner,
  chat: ChatRow,
  { message_number: messageNumber, sent_at: sentAt }: ChatMessageRow,
  picture: Buffer,
): Promise<void> {
  const sealedImage = sealPicture(parts, placeOfChatImage(chat, messageNumber), picture);
  await insertChatImage(tx, chat, { messageNumber, sealedImage, sentAt });
}
