import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { chatOpeningOf } from './chat-opening.ts';
import type { ChatOwner } from './chat-sql.ts';

/** Who talks: the caller, and nobody names another. */
export type ChatMember = Pick<MemberContext, 'merchant' | 'member'>;

/**
 * The owner of the conversation that is meant.
 *
 * @throws Refusal `module.unavailable` where the merchant does not offer to be talked with
 */
export function requireChatOwner({ merchant, member }: ChatMember): ChatOwner {
  if (!chatOpeningOf(merchant, 0).isOffered) throw new Refusal('module.unavailable');
  return { merchantCode: merchant.merchantCode, memberId: member.memberId };
}
