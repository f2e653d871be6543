import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { playerAccountId } from '@wau/ledger/account-id';
import { minorToWire, toMinor } from '@wau/money/minor';
import { selectDayMoments } from '../../../platform/calendar/day-moments-sql.ts';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { reasonsOfKind } from './movement-kind.ts';

/** What went into the member's wallet and out of it, over all movements that the same filter lists. */
export async function getMovementTotals(
  { ledger, runner }: Pick<ServerParts, 'ledger' | 'runner'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  query: CallQuery<Calls['getMovementTotals']>,
): Promise<CallValue<Calls['getMovementTotals']>> {
  const { from, to } = await selectDayMoments(runner, merchant.merchantCode, requireDays(query));
  const reasons = reasonsOfKind(query.kind);
  const { inMinor, outMinor } = await ledger.movementTotals({
    merchantId: merchant.merchantCode,
    accountId: playerAccountId(member.memberId),
    from,
    until: to,
    ...(reasons === undefined ? {} : { reasons }),
  });
  return {
    inMinor: minorToWire(inMinor),
    outMinor: minorToWire(outMinor),
    netMinor: minorToWire(toMinor(inMinor - outMinor)),
    currencyCode: merchant.currencyCode,
  };
}
