import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { askedDecisions } from '../../../platform/operators/asked-decisions.ts';
import { takesTwoPersons } from '../../../platform/operators/takes-two-persons.ts';
import { selectTwoPersonsFrom } from '../../../platform/operators/two-persons-sql.ts';
import type { FundTransferParts } from './fund-transfer-parts.ts';
import { selectStuckFundTransfers } from './fund-transfer-sql.ts';
import { vendorNameOf } from './fund-transfer-view.ts';

const listLimit = 100;

/** What a person has to find out, the oldest first. */
export async function listStuckFundTransfers(
  { runner }: Pick<FundTransferParts, 'runner'>,
  merchant: Pick<Merchant, 'merchantCode' | 'vendors'>,
): Promise<CallValue<Calls['listStuckFundTransfers']>> {
  const rows = await selectStuckFundTransfers(runner, merchant.merchantCode, listLimit);
  const twoFromMinor = await selectTwoPersonsFrom(runner, merchant.merchantCode);
  const askedOf = await askedDecisions(runner, merchant.merchantCode, 'fundTransfer');
  return {
    list: rows.map((row) => ({
      fundTransferId: row.fund_transfer_id,
      memberId: row.member_id,
      username: row.username,
      vendorCode: row.vendor_code,
      vendorName: vendorNameOf(merchant, row.vendor_code),
      direction: row.direction,
      amountMinor: row.amount_minor === null ? null : minorToWire(row.amount_minor),
      currencyCode: row.currency,
      attempts: row.ask_count,
      lastError: row.last_error,
      takesTwoPersons: takesTwoPersons(row.amount_minor, twoFromMinor),
      asked: askedOf(row.fund_transfer_id).map(({ decision: wanted, askedBy }) => {
        const [decision, amountMinor = null] = wanted.split(' ', 2);
        return { decision: decision === 'applied' ? 'applied' : 'notApplied', amountMinor, askedBy };
      }),
      placedAt: row.placed_at.toISOString(),
    })),
  };
}
