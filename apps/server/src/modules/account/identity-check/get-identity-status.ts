import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectIdentityStatus } from './identity-check-sql.ts';

interface Checked {
  readonly merchant: Pick<MemberContext['merchant'], 'merchantCode'>;
  readonly member: Pick<MemberContext['member'], 'memberId'>;
}

/** How the check of the member's document stands. */
export async function getIdentityStatus(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant, member }: Checked,
): Promise<CallValue<Calls['getIdentityStatus']>> {
  const row = await selectIdentityStatus(runner, merchant.merchantCode, member.memberId);
  if (row === undefined) return { status: 'none', reason: '', submittedAt: null };
  return { status: row.status, reason: row.reason, submittedAt: row.submitted_at.toISOString() };
}
