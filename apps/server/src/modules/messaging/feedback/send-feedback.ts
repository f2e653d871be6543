import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { feedbackImageLimitBytes } from '@wau/contract/feedback-limits';
import { makeId } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { requirePictures } from '../../../platform/picture/require-pictures.ts';
import { sealPicture } from '../../../platform/picture/sealed-picture.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { insertFeedbackImage, placeOfFeedbackImage } from './feedback-image-sql.ts';
import { feedbackOwnerOf } from './feedback-owner.ts';
import { insertFeedback, type NewFeedback, selectIsSent } from './feedback-sql.ts';

const perMember: AttemptRule = { name: 'feedback.member', windowMs: 60 * 60_000, window: 'fixed' };
const feedbacksPerHour = 5;

type FeedbackParts = Pick<ServerParts, 'database' | 'runner' | 'clock' | 'random' | 'config'>;

/**
 * Keeps a member's words as they are, and pictures drawn anew and sealed; nobody gets what was sent.
 *
 * Invariants: what comes again under the name that the client gave it is stored once, and counts once towards how often a
 * member may write; words and pictures are of one transaction. Locks: none.
 *
 * @throws Refusal `feedback.empty` for nothing but white space, `feedback.too.many` beyond five an hour,
 *   `feedback.image.invalid`
 */
export async function sendFeedback(
  parts: FeedbackParts,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  { content, category = 'other', images = [], clientId }: CallBody<Calls['sendFeedback']>,
): Promise<null> {
  const words = content.trim();
  if (words === '') throw new Refusal('feedback.empty', { field: 'content' });
  const owner = feedbackOwnerOf(context);
  const { merchantCode, memberId } = owner;
  if (clientId !== undefined && (await selectIsSent(parts.runner, owner, clientId))) return null;
  // Before pictures cost anything.
  await requireAttempt(parts, merchantCode, perMember, memberId, feedbacksPerHour, 'feedback.too.many');
  const redrawn = await requirePictures(images, {
    limitBytes: feedbackImageLimitBytes,
    code: 'feedback.image.invalid',
    sender: memberId,
  });
  const nowMs = parts.clock.nowMs();
  const feedback: NewFeedback = {
    ...owner,
    feedbackId: makeId('feedback', nowMs, parts.random.bytes(10)),
    category,
    content: words,
    clientId: clientId ?? null,
    sentAt: new Date(nowMs),
  };
  await withTransaction(parts.database, async (tx) => {
    if (await insertFeedback(tx, feedback)) await storeImages(parts, tx, feedback, redrawn);
  });
  return null;
}

async function storeImages(
  parts: Pick<ServerParts, 'config' | 'random'>,
  tx: SqlRunner,
  { merchantCode, feedbackId, sentAt }: NewFeedback,
  images: readonly Buffer[],
): Promise<void> {
  for (const [index, image] of images.entries()) {
    const position = index + 1;
    const place = placeOfFeedbackImage(merchantCode, feedbackId, position);
    const sealedImage = sealPicture(parts, place, image);
    await insertFeedbackImage(tx, merchantCode, feedbackId, { position, sealedImage, sentAt });
  }
}
