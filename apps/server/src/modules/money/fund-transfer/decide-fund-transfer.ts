import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { FundTransferId, MerchantCode } from '@wau/contract/ids';
import { type Minor, minorToWire, parseMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { InvalidRequestError } from '@wau/service/http/validator';
import { Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { settleWorkClaim } from '../../../platform/work-claims/settle-work-claim.ts';
import { enqueueCheck } from './check-fund-transfers-job.ts';
import { completeFundTransfer, failFundTransfer } from './end-fund-transfer.ts';
import type { FundTransferParts } from './fund-transfer-parts.ts';
import { type FundTransferRow, lockFundTransfer, setPendingAgain } from './fund-transfer-sql.ts';

type Decision = CallBody<Calls['decideFundTransfer']>;

/**
 * Somebody decides what became of a transfer that no vendor has answered for.
 *
 * Invariants: only what is stuck; the books say what was decided, in the transaction of the audit's entry.
 * Locks: the transfer's row, its claim, then what the ledger locks.
 *
 * @throws Refusal `fund.transfer.unknown`, `fund.transfer.not.stuck`, `fund.transfer.pending`, `case.claimed`
 */
export async function decideFundTransfer(
  parts: Pick<FundTransferParts, 'ledger' | 'clock'>,
  tx: SqlRunner,
  { merchantCode, actor }: { readonly merchantCode: MerchantCode; readonly actor: Actor },
  fundTransferId: FundTransferId,
  { decision, amountMinor, reason }: Decision,
): Promise<Audited<null>> {
  const row = await lockFundTransfer(tx, { merchant_id: merchantCode, fund_transfer_id: fundTransferId });
  if (row === undefined) throw new Refusal('fund.transfer.unknown');
  if (row.status !== 'stuck') throw new Refusal('fund.transfer.not.stuck');
  const now = new Date(parts.clock.nowMs());
  await settleWorkClaim(tx, { merchantCode, kind: 'fundTransfer', caseId: fundTransferId }, actor, now);
  const arrivedMinor = decision === 'applied' ? arrivedOf(row, amountMinor) : undefined;
  if (arrivedMinor !== undefined) await completeFundTransfer(parts, tx, row, arrivedMinor);
  else if (decision === 'notApplied') await failFundTransfer(parts, tx, row, reason);
  else {
    await setPendingAgain(tx, row, now);
    await enqueueCheck(tx, now);
  }
  return {
    value: null,
    change: {
      subject: fundTransferId,
      oldValues: { status: 'stuck', lastError: row.last_error },
      newValues: {
        decision,
        reason,
        amountMinor: arrivedMinor === undefined ? null : minorToWire(arrivedMinor),
      },
    },
  };
}

function arrivedOf(row: FundTransferRow, text: string | undefined): Minor {
  const arrivedMinor = text === undefined ? row.amount_minor : parseMinor(text);
  // What was asked for is what moved; only where that was everything has the amount to be said.
  const isPossible = row.amount_minor === null || row.amount_minor === arrivedMinor;
  if (arrivedMinor === null || arrivedMinor === undefined || !isPossible) {
    throw new InvalidRequestError('amountMinor');
  }
  return arrivedMinor;
}
