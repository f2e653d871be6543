import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';
import { withdrawalRecordFilter } from './withdrawal-record-filter.ts';
import { selectWithdrawalRecord } from './withdrawal-record-sql.ts';
import { withdrawalView } from './withdrawal-view.ts';

/** The member's withdrawals of a period, newest first. The cursor is the last id of the page before. */
export async function listWithdrawalRecord(
  parts: Pick<WithdrawalParts, 'runner'>,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  { cursor, pageSize, ...query }: CallQuery<Calls['listWithdrawalRecord']>,
): Promise<CallValue<Calls['listWithdrawalRecord']>> {
  const before = readCursor(cursor, (text) => parseId('withdrawal', text));
  const filter = await withdrawalRecordFilter(parts, context, query);
  return readPage(
    pageSize,
    (limit) => selectWithdrawalRecord(parts.runner, filter, before, limit),
    withdrawalView,
    (withdrawal) => withdrawal.withdrawal_id,
  );
}
