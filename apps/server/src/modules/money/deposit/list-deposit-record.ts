import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { DepositParts } from './deposit-parts.ts';
import { depositRecordFilter } from './deposit-record-filter.ts';
import { selectDepositRecord } from './deposit-record-sql.ts';
import { depositView } from './deposit-view.ts';

/** The member's deposits of a period, newest first. The cursor is the last id of the page before. */
export async function listDepositRecord(
  parts: Pick<DepositParts, 'runner' | 'clock'>,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  { cursor, pageSize, ...query }: CallQuery<Calls['listDepositRecord']>,
): Promise<CallValue<Calls['listDepositRecord']>> {
  const before = readCursor(cursor, (text) => parseId('deposit', text));
  const filter = await depositRecordFilter(parts, context, query);
  return readPage(
    pageSize,
    (limit) => selectDepositRecord(parts.runner, filter, before, limit),
    (deposit) => depositView(deposit, filter.now.getTime()),
    (deposit) => deposit.deposit_id,
  );
}
