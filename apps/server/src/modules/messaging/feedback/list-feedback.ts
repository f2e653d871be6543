import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { feedbackOwnerOf } from './feedback-owner.ts';
import { selectMemberFeedback } from './feedback-sql.ts';

/** The member's own feedback with what was answered, newest first. The cursor is the last id of the page before. */
export async function listFeedback(
  { runner }: Pick<ServerParts, 'runner'>,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  { cursor, pageSize }: CallQuery<Calls['listFeedback']>,
): Promise<CallValue<Calls['listFeedback']>> {
  const before = readCursor(cursor, (text) => parseId('feedback', text));
  return readPage(
    pageSize,
    (limit) => selectMemberFeedback(runner, feedbackOwnerOf(context), before, limit),
    (row) => ({
      feedbackId: row.feedback_id,
      category: row.category,
      content: row.content,
      imageCount: row.image_count,
      sentAt: row.sent_at.toISOString(),
      hasUnreadReply: row.answered_at !== null && row.read_at === null,
      isClosed: row.closed_at !== null && row.answered_at === null,
      replies: row.replies.map(({ content, sent_at }) => ({
        content,
        sentAt: new Date(sent_at).toISOString(),
      })),
    }),
    (row) => row.feedback_id,
  );
}
