import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { mainWallet } from '@wau/contract/fund-transfer-statuses';
import { minorToWire } from '@wau/money/minor';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { FundTransferRow } from './fund-transfer-sql.ts';

export type FundTransferView = CallValue<Calls['transferFunds']>;

/** A vendor that the merchant has no more goes by its code. */
export function vendorNameOf({ vendors }: Pick<Merchant, 'vendors'>, vendorCode: string): string {
  return vendors.find((vendor) => vendor.vendorCode === vendorCode)?.vendorName ?? vendorCode;
}

export function fundTransferView(
  row: FundTransferRow,
  merchant: Pick<Merchant, 'vendors'>,
): FundTransferView {
  const { vendor_code: vendorCode, direction } = row;
  return {
    fundTransferId: row.fund_transfer_id,
    from: direction === 'in' ? mainWallet : vendorCode,
    to: direction === 'in' ? vendorCode : mainWallet,
    vendorName: vendorNameOf(merchant, vendorCode),
    amountMinor: row.amount_minor === null ? null : minorToWire(row.amount_minor),
    currencyCode: row.currency,
    status: row.status,
    placedAt: row.placed_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    nextCheckAt: row.ask_at?.toISOString() ?? null,
  };
}
