import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { makeId } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { insertFeedback } from './feedback-sql.ts';

const perMember: AttemptRule = { name: 'feedback.member', windowMs: 60 * 60_000, window: 'fixed' };
const feedbacksPerHour = 5;

/**
 * Keeps a member's words as they are. Refuses `feedback.empty` for nothing but white space, and `feedback.too.many`
 * beyond five an hour.
 */
export async function sendFeedback(
  { runner, clock, random }: Pick<ServerParts, 'runner' | 'clock' | 'random'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  { content }: CallBody<Calls['sendFeedback']>,
): Promise<null> {
  const words = content.trim();
  if (words === '') throw new Refusal('feedback.empty', { field: 'content' });
  const { merchantCode } = merchant;
  const { memberId } = member;
  const parts = { runner, clock };
  await requireAttempt(parts, merchantCode, perMember, memberId, feedbacksPerHour, 'feedback.too.many');
  const nowMs = clock.nowMs();
  await insertFeedback(runner, {
    merchantCode,
    feedbackId: makeId('feedback', nowMs, random.bytes(10)),
    memberId,
    content: words,
    sentAt: new Date(nowMs),
  });
  return null;
}
