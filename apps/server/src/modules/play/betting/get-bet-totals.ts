import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire, toMinor } from '@wau/money/minor';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { sumsInState } from './bet-totals.ts';
import { selectPlacedSums, selectUnsettledSums } from './bet-totals-sql.ts';

/** Stakes, payouts and what is left of all bets that the same filter lists, in the merchant's currency. */
export async function getBetTotals(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  query: CallQuery<Calls['getBetTotals']>,
): Promise<CallValue<Calls['getBetTotals']>> {
  const filter = {
    ...requireDays(query),
    merchantCode: merchant.merchantCode,
    memberId: member.memberId,
    currencyCode: merchant.currencyCode,
    category: query.category,
  };
  const [placed, open, refunded] = await Promise.all([
    selectPlacedSums(runner, filter),
    selectUnsettledSums(runner, filter, 'open'),
    selectUnsettledSums(runner, filter, 'refunded'),
  ]);
  const sums = sumsInState(query.status, { placed, open, refunded });
  return {
    betCount: Number(sums.betCount),
    stakeMinor: minorToWire(sums.stakeMinor),
    payoutMinor: minorToWire(sums.payoutMinor),
    netMinor: minorToWire(toMinor(sums.payoutMinor - sums.stakeMinor)),
    currencyCode: merchant.currencyCode,
  };
}
