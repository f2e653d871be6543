import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';
import { withdrawalRecordFilter } from './withdrawal-record-filter.ts';
import { selectWithdrawalSums } from './withdrawal-record-sql.ts';

/** Over all withdrawals that the same filter lists. */
export async function getWithdrawalTotals(
  parts: Pick<WithdrawalParts, 'runner'>,
  context: Pick<MemberContext, 'merchant' | 'member'>,
  query: CallQuery<Calls['getWithdrawalTotals']>,
): Promise<CallValue<Calls['getWithdrawalTotals']>> {
  const filter = await withdrawalRecordFilter(parts, context, query);
  const sums = await selectWithdrawalSums(parts.runner, filter);
  return {
    withdrawalCount: Number(sums.withdrawal_count),
    amountMinor: minorToWire(sums.amount_minor),
    paidOutMinor: minorToWire(sums.paid_minor),
    feeMinor: minorToWire(sums.fee_minor),
    currencyCode: context.merchant.currencyCode,
  };
}
