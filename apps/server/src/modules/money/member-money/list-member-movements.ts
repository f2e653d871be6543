import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { requireDeskMember } from '../../account/member-desk/require-desk-member.ts';
import { listMovements } from '../wallet/list-movements.ts';

/**
 * A member's movements as the member sees them, for operators.
 *
 * @throws Refusal `member.unknown`
 */
export async function listMemberMovements(
  parts: Pick<ServerParts, 'ledger' | 'runner'>,
  { merchant, language }: Pick<OperatorContext, 'merchant' | 'language'>,
  memberId: MemberId,
  query: CallQuery<Calls['listMemberMovements']>,
): Promise<CallValue<Calls['listMemberMovements']>> {
  await requireDeskMember(parts.runner, { merchantCode: merchant.merchantCode, memberId });
  return listMovements(parts, { merchant, language, member: { memberId } }, query);
}
