import type { FundOrder } from '../../play/vendor/transfer-wallet.ts';
import type { FundTransferRow } from './fund-transfer-sql.ts';

/** What the vendor is told, the same whenever it is told. */
export function fundOrderOf(row: FundTransferRow): FundOrder {
  return {
    transferId: row.fund_transfer_id,
    memberId: row.member_id,
    direction: row.direction,
    amountMinor: row.amount_minor ?? undefined,
    currencyCode: row.currency,
  };
}
