import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { FeedbackId } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { openPicture } from '../../../platform/picture/sealed-picture.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { placeOfFeedbackImage, selectFeedbackImages } from './feedback-image-sql.ts';
import { selectFeedback } from './feedback-reply-sql.ts';

/**
 * The member's own pictures. They travel in an answer, for a picture of a page brings no session along.
 *
 * @throws Refusal `feedback.unknown` for another member's
 */
export async function getFeedbackImages(
  parts: Pick<ServerParts, 'runner' | 'config'>,
  { merchant: { merchantCode }, member }: Pick<MemberContext, 'merchant' | 'member'>,
  feedbackId: FeedbackId,
): Promise<CallValue<Calls['getFeedbackImages']>> {
  const feedback = await selectFeedback(parts.runner, merchantCode, feedbackId);
  if (feedback?.member_id !== member.memberId) throw new Refusal('feedback.unknown');
  const rows = await selectFeedbackImages(parts.runner, merchantCode, feedbackId);
  return {
    list: rows.map(({ position, sealed_image }) =>
      openPicture(parts, placeOfFeedbackImage(merchantCode, feedbackId, position), sealed_image).toString(
        'base64',
      ),
    ),
  };
}
