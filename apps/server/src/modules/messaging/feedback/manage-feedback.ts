import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { FeedbackId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { tellMember } from '../../../platform/live-events/tell-member.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import { openPicture } from '../../../platform/picture/sealed-picture.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { settleWorkClaim } from '../../../platform/work-claims/settle-work-claim.ts';
import { deliverInboxMessage } from '../inbox/deliver-inbox-message.ts';
import { readMemberLanguage } from '../inbox/read-member-language.ts';
import { messageTexts } from '../message/message-texts.ts';
import { placeOfFeedbackImage, selectFeedbackImages } from './feedback-image-sql.ts';
import {
  insertFeedbackReply,
  lockFeedback,
  selectFeedback,
  selectLatestReply,
  selectWaitingFeedback,
  updateFeedbackClosed,
} from './feedback-reply-sql.ts';
import type { FeedbackRow } from './feedback-sql.ts';

/** So many are shown at once. */
const shownLines = 100;
const maximumReplies = 100;
/** So much of what the member wrote stands above the answer in the inbox. */
const quotedLength = 80;

/** Whoever works on feedback, and where. */
interface Desk {
  readonly merchantCode: MerchantCode;
  readonly actor: Actor;
}

/** What nobody has answered or closed, the oldest first. */
export async function listWaitingFeedback(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<CallValue<Calls['listWaitingFeedback']>> {
  const rows = await selectWaitingFeedback(runner, merchantCode, shownLines);
  return {
    list: rows.map((row) => ({
      feedbackId: row.feedback_id,
      memberId: row.member_id,
      username: row.username,
      category: row.category,
      content: row.content,
      imageCount: row.image_count,
      sentAt: row.sent_at.toISOString(),
    })),
  };
}

/**
 * The pictures that came with feedback. Looking is a deed of its own in the audit, committed before anybody sees them.
 *
 * @throws Refusal `feedback.unknown`
 */
export async function openFeedbackImages(
  parts: Pick<ServerParts, 'config'>,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  feedbackId: FeedbackId,
): Promise<Audited<CallValue<Calls['openFeedbackImages']>>> {
  const feedback = await selectFeedback(tx, merchantCode, feedbackId);
  if (feedback === undefined) throw new Refusal('feedback.unknown');
  const rows = await selectFeedbackImages(tx, merchantCode, feedbackId);
  const list = rows.map(({ position, sealed_image }) => {
    const place = placeOfFeedbackImage(merchantCode, feedbackId, position);
    return {
      fileName: `${feedbackId}-${position}.jpg`,
      image: openPicture(parts, place, sealed_image).toString('base64'),
    };
  });
  const newValues = { memberId: feedback.member_id, imageCount: list.length };
  return { value: { list }, change: { subject: feedbackId, oldValues: {}, newValues } };
}

/**
 * Answers feedback, also closed one. The answer stands with it, goes to the inbox in the member's language, and is told to
 * open pages.
 *
 * Invariants: answer, inbox message and event are of one transaction; the same answer twice in a row is refused, so that
 * an order which is sent again tells the member nothing twice. Locks: the feedback's row, its claim, the counter of the
 * member's events.
 *
 * @throws Refusal `feedback.unknown`, `feedback.empty`, `feedback.answered`, `case.claimed`
 */
export async function answerFeedback(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  { merchantCode, actor }: Desk,
  feedbackId: FeedbackId,
  { content: text }: CallBody<Calls['answerFeedback']>,
): Promise<Audited<null>> {
  const content = text.trim();
  if (content === '') throw new Refusal('feedback.empty', { field: 'content' });
  const feedback = await lockFeedback(tx, merchantCode, feedbackId);
  if (feedback === undefined) throw new Refusal('feedback.unknown');
  const latest = await selectLatestReply(tx, merchantCode, feedbackId);
  const position = (latest?.position ?? 0) + 1;
  if (latest?.content === content || position > maximumReplies) throw new Refusal('feedback.answered');
  const now = new Date(parts.clock.nowMs());
  await settleWorkClaim(tx, { merchantCode, kind: 'feedback', caseId: feedbackId }, actor, now);
  await insertFeedbackReply(tx, feedback, { position, content, sentAt: now });
  await deliverAnswer(parts, tx, feedback, content);
  const owner = { merchantCode, memberId: feedback.member_id };
  await tellMember(tx, owner, { kind: 'feedback', feedbackId }, now);
  const newValues = { position, content, memberId: feedback.member_id };
  return { value: null, change: { subject: feedbackId, oldValues: {}, newValues } };
}

/**
 * Closes feedback that needs no answer: nobody is asked to look at it again, and its member sees that it was read. The
 * reason stays in the audit.
 *
 * Invariants: what was answered or closed is not closed again. Locks: the feedback's row, its claim.
 *
 * @throws Refusal `feedback.unknown`, `feedback.decided`, `case.claimed`; InvalidRequestError without a reason
 */
export async function closeFeedback(
  { clock }: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  { merchantCode, actor }: Desk,
  feedbackId: FeedbackId,
  { reason: text }: CallBody<Calls['closeFeedback']>,
): Promise<Audited<null>> {
  const reason = readReason(text);
  const feedback = await lockFeedback(tx, merchantCode, feedbackId);
  if (feedback === undefined) throw new Refusal('feedback.unknown');
  if (feedback.answered_at !== null || feedback.closed_at !== null) throw new Refusal('feedback.decided');
  const now = new Date(clock.nowMs());
  await settleWorkClaim(tx, { merchantCode, kind: 'feedback', caseId: feedbackId }, actor, now);
  await updateFeedbackClosed(tx, feedback, now);
  return {
    value: null,
    change: {
      subject: feedbackId,
      oldValues: { status: 'waiting' },
      newValues: { status: 'closed', reason, memberId: feedback.member_id },
    },
  };
}

async function deliverAnswer(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  feedback: FeedbackRow,
  content: string,
): Promise<void> {
  const owner = { merchantCode: feedback.merchant_id, memberId: feedback.member_id };
  const t = messageTexts(await readMemberLanguage(tx, owner));
  const words = feedback.content.replaceAll(/\s+/g, ' ');
  const quoted = words.length > quotedLength ? `${words.slice(0, quotedLength)}…` : words;
  const lines = [t('inbox.feedback.about', { words: quoted }), content, t('inbox.feedback.next')];
  const title = t('inbox.feedback.title');
  await deliverInboxMessage(parts, tx, { ...owner, title, content: { text: lines.join('\n') } });
}
