import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import { maskName } from '../../play/winner/mask-name.ts';
import type { NamedUplineTransferRow } from './upline-transfer-sql.ts';

export type UplineTransferView = CallValue<Calls['transferToUpline']>;

export function uplineTransferView(row: NamedUplineTransferRow): UplineTransferView {
  return {
    uplineTransferId: row.upline_transfer_id,
    uplineName: maskName(row.upline_username),
    amountMinor: minorToWire(row.amount_minor),
    currencyCode: row.currency,
    placedAt: row.placed_at.toISOString(),
  };
}
