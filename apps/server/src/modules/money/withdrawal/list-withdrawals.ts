import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';
import { selectWithdrawalsOfMember } from './withdrawal-sql.ts';
import { withdrawalView } from './withdrawal-view.ts';

/** The member's withdrawals, newest first. The cursor is the last id of the page before. */
export function listWithdrawals(
  { runner }: Pick<WithdrawalParts, 'runner'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  { cursor, pageSize }: CallQuery<Calls['listWithdrawals']>,
): Promise<CallValue<Calls['listWithdrawals']>> {
  const before = readCursor(cursor, (text) => parseId('withdrawal', text));
  return readPage(
    pageSize,
    (limit) => selectWithdrawalsOfMember(runner, merchant.merchantCode, member.memberId, before, limit),
    withdrawalView,
    (withdrawal) => withdrawal.withdrawal_id,
  );
}
