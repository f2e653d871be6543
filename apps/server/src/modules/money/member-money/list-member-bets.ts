import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { requireDeskMember } from '../../account/member-desk/require-desk-member.ts';
import { listBets } from '../../play/betting/list-bets.ts';

/**
 * A member's bets at all vendors as the member sees them, for operators.
 *
 * @throws Refusal `member.unknown`
 */
export async function listMemberBets(
  parts: Pick<ServerParts, 'runner'>,
  { merchant, language }: Pick<OperatorContext, 'merchant' | 'language'>,
  memberId: MemberId,
  query: CallQuery<Calls['listMemberBets']>,
): Promise<CallValue<Calls['listMemberBets']>> {
  await requireDeskMember(parts.runner, { merchantCode: merchant.merchantCode, memberId });
  return listBets(parts, { merchant, language, member: { memberId } }, query);
}
