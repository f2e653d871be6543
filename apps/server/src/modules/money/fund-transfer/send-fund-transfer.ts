import { Fault } from '@wau/service/refusal';
import { enqueueCheck } from './check-fund-transfers-job.ts';
import { endFundTransfer } from './end-fund-transfer.ts';
import { fundOrderOf } from './fund-order.ts';
import { type FundTransferParts, firstCheckMs } from './fund-transfer-parts.ts';
import {
  claimFirstAsk,
  type FundTransferKey,
  type FundTransferRow,
  noteUnknown,
  selectFundTransfer,
} from './fund-transfer-sql.ts';

/**
 * Asks a transfer's vendor to carry it out, once: whoever comes second finds it asked. Where no answer comes, what became
 * of it is found out later.
 *
 * Locks: none while the vendor is asked.
 */
export async function sendFundTransfer(
  parts: FundTransferParts,
  key: FundTransferKey,
): Promise<FundTransferRow> {
  if (await claimFirstAsk(parts.runner, key)) {
    const row = await fundTransferOf(parts, key);
    try {
      const word = await parts.wallets.move(row.merchant_id, row.vendor_code, fundOrderOf(row));
      await endFundTransfer(parts, row, word);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      await noteUnknown(parts.runner, row, error.message, 'pending');
      await enqueueCheck(parts.runner, new Date(parts.clock.nowMs() + firstCheckMs));
    }
  }
  return fundTransferOf(parts, key);
}

async function fundTransferOf(
  { runner }: Pick<FundTransferParts, 'runner'>,
  key: FundTransferKey,
): Promise<FundTransferRow> {
  const row = await selectFundTransfer(runner, key);
  if (row === undefined) throw new Error('transfers are never deleted');
  return row;
}
