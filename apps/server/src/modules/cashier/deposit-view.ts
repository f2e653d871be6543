import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import type { DepositRow } from './cashier-sql.ts';

export type DepositView = CallValue<Calls['getDeposit']>;

export function depositView(deposit: DepositRow): DepositView {
  return {
    depositId: deposit.deposit_id,
    methodCode: deposit.method_code,
    amountMinor: minorToWire(deposit.amount_minor),
    currencyCode: deposit.currency,
    status: deposit.status,
    payUrl: deposit.status === 'pending' ? (deposit.pay_url ?? '') : '',
    placedAt: deposit.placed_at.toISOString(),
    expiresAt: deposit.expires_at.toISOString(),
    decidedAt: deposit.decided_at?.toISOString() ?? null,
  };
}
