import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { playerAccountId } from '@wau/ledger/account-id';
import { minorToWire } from '@wau/money/minor';
import { InvalidRequestError } from '@wau/service/validator';
import type { MemberContext } from '../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../platform/server-parts.ts';

const defaultPageSize = 20;

/** The member's movements, newest first. The cursor is the number of the last movement of the page before. */
export async function listMovements(
  { ledger }: Pick<ServerParts, 'ledger'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  { cursor, pageSize = defaultPageSize }: CallQuery<Calls['listMovements']>,
): Promise<CallValue<Calls['listMovements']>> {
  const before = readCursor(cursor);
  const found = await ledger.movements({
    merchantId: merchant.merchantCode,
    accountId: playerAccountId(member.memberId),
    limit: pageSize + 1,
    ...(before === undefined ? {} : { before }),
  });
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    list: page.map((movement) => ({
      transferId: movement.transferId,
      reason: movement.reason,
      amountMinor: minorToWire(movement.amountMinor),
      balanceMinor: minorToWire(movement.balanceMinor),
      currencyCode: movement.currency,
      reference: movement.reference ?? '',
      happenedAt: movement.happenedAt.toISOString(),
    })),
    ...(found.length > pageSize && last !== undefined ? { nextCursor: String(last.version) } : {}),
  };
}

function readCursor(cursor: string | undefined): bigint | undefined {
  if (cursor === undefined) return undefined;
  if (!/^[1-9]\d{0,17}$/.test(cursor)) throw new InvalidRequestError('cursor');
  return BigInt(cursor);
}
