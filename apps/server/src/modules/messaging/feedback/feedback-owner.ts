import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { FeedbackOwner } from './feedback-sql.ts';

/** The feedback of whoever calls; nobody names another's. */
export function feedbackOwnerOf({
  merchant,
  member,
}: Pick<MemberContext, 'merchant' | 'member'>): FeedbackOwner {
  return { merchantCode: merchant.merchantCode, memberId: member.memberId };
}
