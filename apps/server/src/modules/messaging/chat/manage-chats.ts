import type { CallBody, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { chatTypingMs } from '@wau/contract/chat-limits';
import type { ConversationId, MerchantCode } from '@wau/contract/ids';
import { type Database, withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert, Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { tellMember } from '../../../platform/live-events/tell-member.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import { openPicture } from '../../../platform/picture/sealed-picture.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { heedWorkClaim, settleWorkClaim } from '../../../platform/work-claims/settle-work-claim.ts';
import { selectWorkClaims, type WorkCase } from '../../../platform/work-claims/work-claim-sql.ts';
import { deliverInboxMessage } from '../inbox/deliver-inbox-message.ts';
import { readMemberLanguage } from '../inbox/read-member-language.ts';
import { messageTexts } from '../message/message-texts.ts';
import { addChatMessages, systemMessage } from './add-chat-messages.ts';
import { placeOfChatImage, selectChatImage, selectChatMessageNamed } from './chat-message-sql.ts';
import { type ChatRow, lockChat, selectDeskChat, selectOpenChats, updateOperatorTyped } from './chat-sql.ts';
import { type ChatMessageView, chatMessageView, deskChatView, typingUntil } from './chat-view.ts';
import { readChatPage } from './list-chat-messages.ts';

/** So many are shown at once. */
const shownLines = 100;

/** Who answers, where. */
interface Desk {
  readonly merchantCode: MerchantCode;
  readonly actor: Actor;
}

/**
 * Where a member waits for an answer, the longest wait first, and what somebody has claimed: a conversation goes on after
 * an answer, and stays with whoever has given it.
 */
export async function listOpenChats(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  merchantCode: MerchantCode,
): Promise<CallValue<Calls['listOpenChats']>> {
  const claims = await selectWorkClaims(runner, merchantCode, ['chat'], new Date(clock.nowMs()));
  const claimed = claims.map(({ case_id }) => case_id);
  const rows = await selectOpenChats(runner, merchantCode, claimed, shownLines);
  return { list: rows.map((row) => deskChatView(row, clock.nowMs())) };
}

/**
 * A conversation with a page of its messages. With `typing` the member sees for some seconds that somebody is answering:
 * that is part of reading, because it changes nothing that lasts, and an entry in the audit for every few letters would
 * bury the others.
 *
 * Locks with `typing`: the conversation's row, the counter of the member's events.
 *
 * @throws Refusal `chat.unknown`
 */
export async function readMemberChat(
  parts: Pick<ServerParts, 'runner' | 'clock'> & { readonly database: Database },
  merchantCode: MerchantCode,
  conversationId: ConversationId,
  { typing = false, ...page }: CallQuery<Calls['readMemberChat']>,
): Promise<CallValue<Calls['readMemberChat']>> {
  if (typing) await tellTyping(parts, merchantCode, conversationId);
  const chat = await selectDeskChat(parts.runner, merchantCode, conversationId);
  if (chat === undefined) throw new Refusal('chat.unknown');
  const messages = await readChatPage(parts.runner, chat, page);
  return { chat: deskChatView(chat, parts.clock.nowMs()), messages };
}

function tellTyping(
  { database, clock }: Pick<ServerParts, 'clock'> & { readonly database: Database },
  merchantCode: MerchantCode,
  conversationId: ConversationId,
): Promise<void> {
  return withTransaction(database, async (tx) => {
    const chat = await lockChat(tx, merchantCode, conversationId);
    const now = new Date(clock.nowMs());
    // Who counts as writing for some time to come need not be told of again.
    const holds = typingUntil(chat?.operator_typed_at ?? null, now.getTime() + chatTypingMs / 2);
    if (chat === undefined || holds !== undefined) return;
    await updateOperatorTyped(tx, chat, now);
    const until = new Date(now.getTime() + chatTypingMs).toISOString();
    await tellMember(tx, { merchantCode, memberId: chat.member_id }, { kind: 'chatTyping', until }, now);
  });
}

/**
 * The picture of a message. Looking is a deed of its own in the audit, committed before anybody sees it.
 *
 * @throws Refusal `chat.image.unknown`
 */
export async function openChatImage(
  parts: Pick<ServerParts, 'config'>,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  {
    conversationId,
    messageNumber,
  }: { readonly conversationId: ConversationId; readonly messageNumber: number },
): Promise<Audited<CallValue<Calls['openChatImage']>>> {
  const place = { merchant_id: merchantCode, conversation_id: conversationId };
  const sealed = await selectChatImage(tx, place, messageNumber);
  if (sealed === undefined) throw new Refusal('chat.image.unknown');
  const image = openPicture(parts, placeOfChatImage(place, messageNumber), sealed).toString('base64');
  return {
    value: { fileName: `${conversationId}-${messageNumber}.jpg`, image },
    change: { subject: conversationId, oldValues: {}, newValues: { messageNumber } },
  };
}

/**
 * Answers in a conversation. The answer to a ticket also goes to the inbox, since its member has left the page meanwhile.
 *
 * Invariants: nobody answers where somebody else has claimed the conversation, and an answer leaves the claim; the same answer
 * under the same name is given once; answer, standing, inbox message and event are of one transaction.
 * Locks: the conversation's row, its claim, the counter of the member's events.
 *
 * @throws Refusal `chat.unknown`, `chat.empty`, `case.claimed`, `idempotency.conflict` for other words under the same name
 */
export async function answerChat(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  { merchantCode, actor }: Desk,
  conversationId: ConversationId,
  { clientId, content: text }: CallBody<Calls['answerChat']>,
): Promise<Audited<ChatMessageView>> {
  const content = text.trim();
  if (content === '') throw new Refusal('chat.empty', { field: 'content' });
  const chat = await lockChat(tx, merchantCode, conversationId);
  if (chat === undefined) throw new Refusal('chat.unknown');
  const sent = await selectChatMessageNamed(tx, chat, 'operator', clientId);
  if (sent !== undefined && sent.content !== content) throw new Refusal('idempotency.conflict');
  const row = sent ?? (await addAnswer(parts, tx, chat, actor, { clientId, content }));
  return {
    value: chatMessageView(row),
    change: {
      subject: conversationId,
      oldValues: { status: chat.status },
      newValues: { status: 'answered', memberId: chat.member_id, messageNumber: row.message_number, content },
    },
  };
}

function caseOf({ merchant_id, conversation_id }: ChatRow): WorkCase {
  return { merchantCode: merchant_id, kind: 'chat', caseId: conversation_id };
}

async function addAnswer(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  chat: ChatRow,
  actor: Actor,
  { clientId, content }: { readonly clientId: string; readonly content: string },
) {
  const now = new Date(parts.clock.nowMs());
  await heedWorkClaim(tx, caseOf(chat), actor, now);
  if (chat.status === 'ticket') await deliverAnswer(parts, tx, chat, content);
  await updateOperatorTyped(tx, chat, null);
  const said = { author: 'operator', client_id: clientId, content, has_image: false, notice: null } as const;
  const standing = { status: 'answered', waitingSince: null } as const;
  const [row] = await addChatMessages(tx, chat, [said], standing, now);
  assert(row !== undefined, 'what was added is there');
  return row;
}

async function deliverAnswer(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  chat: ChatRow,
  content: string,
): Promise<void> {
  const owner = { merchantCode: chat.merchant_id, memberId: chat.member_id };
  const t = messageTexts(await readMemberLanguage(tx, owner));
  const text = `${content}\n${t('inbox.chat.next')}`;
  await deliverInboxMessage(parts, tx, { ...owner, title: t('inbox.chat.title'), content: { text } });
}

/**
 * Ends a conversation, and with it the claim; the member is told in it, and begins it anew by writing. Who works on the
 * machine itself need not say why.
 *
 * Locks: the conversation's row, its claim, the counter of the member's events.
 *
 * @throws Refusal `chat.unknown`, `chat.closed`, `case.claimed`; InvalidRequestError for a reason that is none
 */
export async function closeChat(
  { clock }: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  { merchantCode, actor }: Desk,
  conversationId: ConversationId,
  { reason: text }: Partial<CallBody<Calls['closeChat']>>,
): Promise<Audited<null>> {
  const reason = text === undefined ? '' : readReason(text);
  const chat = await lockChat(tx, merchantCode, conversationId);
  if (chat === undefined) throw new Refusal('chat.unknown');
  if (chat.status === 'closed') throw new Refusal('chat.closed');
  const now = new Date(clock.nowMs());
  await settleWorkClaim(tx, caseOf(chat), actor, now);
  const standing = { status: 'closed', waitingSince: null } as const;
  await addChatMessages(tx, chat, [systemMessage('closed')], standing, now);
  return {
    value: null,
    change: {
      subject: conversationId,
      oldValues: { status: chat.status },
      newValues: { status: 'closed', reason, memberId: chat.member_id },
    },
  };
}
