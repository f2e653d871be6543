import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { playerAccountId } from '@wau/ledger/account-id';
import { minorToWire } from '@wau/money/minor';
import { readCursor, readPage } from '@wau/service/cursor-page';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';

/** The member's movements, newest first. The cursor is the number of the last movement of the page before. */
export async function listMovements(
  { ledger }: Pick<ServerParts, 'ledger'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  { cursor, pageSize }: CallQuery<Calls['listMovements']>,
): Promise<CallValue<Calls['listMovements']>> {
  const before = readCursor(cursor, parseVersion);
  const owner = { merchantId: merchant.merchantCode, accountId: playerAccountId(member.memberId) };
  return readPage(
    pageSize,
    (limit) => ledger.movements({ ...owner, limit, ...(before === undefined ? {} : { before }) }),
    (movement) => ({
      transferId: movement.transferId,
      reason: movement.reason,
      amountMinor: minorToWire(movement.amountMinor),
      balanceMinor: minorToWire(movement.balanceMinor),
      currencyCode: movement.currency,
      reference: movement.reference ?? '',
      happenedAt: movement.happenedAt.toISOString(),
    }),
    (movement) => String(movement.version),
  );
}

function parseVersion(cursor: string): bigint | undefined {
  return /^[1-9]\d{0,17}$/.test(cursor) ? BigInt(cursor) : undefined;
}
