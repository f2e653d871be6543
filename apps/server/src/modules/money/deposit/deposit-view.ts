import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { DepositStatus } from '@wau/contract/deposit-statuses';
import { minorToWire } from '@wau/money/minor';
import type { DepositRow } from './deposit-sql.ts';

export type DepositView = CallValue<Calls['getDeposit']>;

/** Where a deposit stands at a moment: one whose time is over has expired before the job has written it down. */
export function depositStatusAt(
  deposit: Pick<DepositRow, 'status' | 'expires_at'>,
  nowMs: number,
): DepositStatus {
  return deposit.status === 'pending' && nowMs >= deposit.expires_at.getTime() ? 'expired' : deposit.status;
}

export function depositView(deposit: DepositRow, nowMs: number): DepositView {
  const status = depositStatusAt(deposit, nowMs);
  const decidedAt = status === 'pending' ? null : (deposit.decided_at ?? deposit.expires_at);
  return {
    depositId: deposit.deposit_id,
    methodCode: deposit.method_code,
    amountMinor: minorToWire(deposit.amount_minor),
    currencyCode: deposit.currency,
    status,
    creditedAfter: deposit.credited_after,
    payUrl: status === 'pending' ? (deposit.pay_url ?? '') : '',
    placedAt: deposit.placed_at.toISOString(),
    expiresAt: deposit.expires_at.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
