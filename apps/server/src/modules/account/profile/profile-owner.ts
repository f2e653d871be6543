import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ProfileOwner } from './profile-sql.ts';

/** The profile of whoever calls; nobody names another's. */
export function profileOwnerOf({
  merchant,
  member,
}: Pick<MemberContext, 'merchant' | 'member'>): ProfileOwner {
  return { merchantCode: merchant.merchantCode, memberId: member.memberId };
}
