import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { DepositParts } from './deposit-parts.ts';
import { selectDepositsOfMember } from './deposit-sql.ts';
import { depositView } from './deposit-view.ts';

/** The member's deposits, newest first. The cursor is the last id of the page before. */
export async function listDeposits(
  { runner, clock }: Pick<DepositParts, 'runner' | 'clock'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  { cursor, pageSize }: CallQuery<Calls['listDeposits']>,
): Promise<CallValue<Calls['listDeposits']>> {
  const before = readCursor(cursor, (text) => parseId('deposit', text));
  return readPage(
    pageSize,
    (limit) => selectDepositsOfMember(runner, merchant.merchantCode, member.memberId, before, limit),
    (deposit) => depositView(deposit, clock.nowMs()),
    (deposit) => deposit.deposit_id,
  );
}
