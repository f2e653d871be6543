import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import { minorToWire } from '@wau/money/minor';
import type { FundTransferParts } from './fund-transfer-parts.ts';
import { selectStuckFundTransfers } from './fund-transfer-sql.ts';

const listLimit = 100;

/** What a person has to find out, the oldest first. */
export async function listStuckFundTransfers(
  { runner }: Pick<FundTransferParts, 'runner'>,
  merchantCode: MerchantCode,
): Promise<CallValue<Calls['listStuckFundTransfers']>> {
  const rows = await selectStuckFundTransfers(runner, merchantCode, listLimit);
  return {
    list: rows.map((row) => ({
      fundTransferId: row.fund_transfer_id,
      memberId: row.member_id,
      vendorCode: row.vendor_code,
      direction: row.direction,
      amountMinor: row.amount_minor === null ? null : minorToWire(row.amount_minor),
      currencyCode: row.currency,
      attempts: row.ask_count,
      lastError: row.last_error,
      placedAt: row.placed_at.toISOString(),
    })),
  };
}
