import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { InboxOwner } from './inbox-sql.ts';

/** The inbox of whoever calls; nobody names another's. */
export function ownerOf({ merchant, member }: Pick<MemberContext, 'merchant' | 'member'>): InboxOwner {
  return { merchantCode: merchant.merchantCode, memberId: member.memberId };
}
