import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { DepositParts } from './deposit-parts.ts';
import { depositRecordFilter } from './deposit-record-filter.ts';
import { selectDepositSums } from './deposit-record-sql.ts';

/** Over all deposits that the same filter lists. */
export async function getDepositTotals(
  parts: Pick<DepositParts, 'runner' | 'clock'>,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  query: CallQuery<Calls['getDepositTotals']>,
): Promise<CallValue<Calls['getDepositTotals']>> {
  const sums = await selectDepositSums(parts.runner, await depositRecordFilter(parts, context, query));
  return {
    depositCount: Number(sums.deposit_count),
    amountMinor: minorToWire(sums.amount_minor),
    creditedMinor: minorToWire(sums.credited_minor),
    currencyCode: context.merchant.currencyCode,
  };
}
