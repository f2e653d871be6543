import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { WithdrawalStatus } from '@wau/contract/withdrawal-statuses';
import { minorToWire, toMinor } from '@wau/money/minor';
import type { StandingWithdrawalRow } from './withdrawal-sql.ts';

export type WithdrawalView = CallValue<Calls['getWithdrawal']>;

/** Decision and money are kept apart, and together they say how a withdrawal stands. */
export function withdrawalStatusOf({
  decision,
  payout_status,
}: Pick<StandingWithdrawalRow, 'decision' | 'payout_status'>): WithdrawalStatus {
  if (decision === null) return 'pending';
  if (decision !== 'approved') return decision;
  if (payout_status === 'paid') return 'paid';
  return payout_status === 'returned' ? 'failed' : 'processing';
}

export function withdrawalView(row: StandingWithdrawalRow): WithdrawalView {
  const status = withdrawalStatusOf(row);
  const endedAt = status === 'rejected' || status === 'cancelled' ? row.decided_at : row.payout_ended_at;
  return {
    withdrawalId: row.withdrawal_id,
    bankName: row.bank_name,
    lastDigits: row.last_digits,
    amountMinor: minorToWire(row.amount_minor),
    feeMinor: minorToWire(row.fee_minor),
    paidOutMinor: minorToWire(toMinor(row.amount_minor - row.fee_minor)),
    currencyCode: row.currency,
    status,
    reason: row.reason,
    placedAt: row.placed_at.toISOString(),
    expectedBy: new Date(row.placed_at.getTime() + row.usual_minutes * 60_000).toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
