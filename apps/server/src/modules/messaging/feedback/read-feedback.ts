import type { FeedbackId } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { feedbackOwnerOf } from './feedback-owner.ts';
import { updateFeedbackRead } from './feedback-sql.ts';

/**
 * Marks the answers to feedback as read; to mark them again changes nothing that is seen.
 *
 * @throws Refusal `feedback.unknown` for another member's
 */
export async function readFeedback(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  feedbackId: FeedbackId,
): Promise<null> {
  const readAt = new Date(clock.nowMs());
  if (!(await updateFeedbackRead(runner, feedbackOwnerOf(context), feedbackId, readAt))) {
    throw new Refusal('feedback.unknown');
  }
  return null;
}
