import { type AttemptRule, attemptCounter } from '../../../platform/attempts/attempt-counter.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type ChatMember, requireChatOwner } from './chat-member.ts';
import { updateMemberTyped } from './chat-sql.ts';

const perMember: AttemptRule = { name: 'chat.typing', windowMs: 60_000, window: 'fixed' };
const typingsPerMinute = 30;

/**
 * Says that the member is writing, which those who answer see for some seconds. Too often is not refused but not heard:
 * nobody would know what to do about it.
 *
 * @throws Refusal `module.unavailable`
 */
export async function typeInChat(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  context: ChatMember,
): Promise<null> {
  const owner = requireChatOwner(context);
  const counter = attemptCounter(parts, owner.merchantCode, perMember, owner.memberId);
  if (!(await counter.take(typingsPerMinute)).accepted) return null;
  await updateMemberTyped(parts.runner, owner, new Date(parts.clock.nowMs()));
  return null;
}
