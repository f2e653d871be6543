import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import type { DownlineTransferRow } from './downline-transfer-sql.ts';

export type DownlineTransferView = CallValue<Calls['transferToDownline']>;

export function downlineTransferView(row: DownlineTransferRow, userName: string): DownlineTransferView {
  return {
    downlineTransferId: row.downline_transfer_id,
    memberId: row.member_id,
    userName,
    amountMinor: minorToWire(row.amount_minor),
    currencyCode: row.currency,
    placedAt: row.placed_at.toISOString(),
  };
}
