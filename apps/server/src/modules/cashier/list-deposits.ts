import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type DepositId, parseId } from '@wau/contract/ids';
import { InvalidRequestError } from '@wau/service/validator';
import type { MemberContext } from '../../platform/gates/member-gate.ts';
import type { Cashier } from './cashier.ts';
import { selectDepositsOfMember } from './cashier-sql.ts';
import { depositView } from './deposit-view.ts';

const defaultPageSize = 20;

/** The member's deposits, newest first. The cursor is the last id of the page before. */
export async function listDeposits(
  { runner, clock }: Pick<Cashier, 'runner' | 'clock'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  { cursor, pageSize = defaultPageSize }: CallQuery<Calls['listDeposits']>,
): Promise<CallValue<Calls['listDeposits']>> {
  const before = readCursor(cursor);
  const found = await selectDepositsOfMember(
    runner,
    merchant.merchantCode,
    member.memberId,
    before,
    pageSize + 1,
  );
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    list: page.map((deposit) => depositView(deposit, clock.nowMs())),
    ...(found.length > pageSize && last !== undefined ? { nextCursor: last.deposit_id } : {}),
  };
}

function readCursor(cursor: string | undefined): DepositId | undefined {
  if (cursor === undefined) return undefined;
  const depositId = parseId('deposit', cursor);
  if (depositId === undefined) throw new InvalidRequestError('cursor');
  return depositId;
}
