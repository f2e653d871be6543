import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { FundTransferId, MerchantCode } from '@wau/contract/ids';
import { type Minor, minorToWire, parseMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { InvalidRequestError } from '@wau/service/http/validator';
import { assert, Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { askOrGive } from '../../../platform/operators/ask-or-give.ts';
import { deleteOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';
import { takesTwoPersons } from '../../../platform/operators/takes-two-persons.ts';
import { selectTwoPersonsFrom } from '../../../platform/operators/two-persons-sql.ts';
import { settleWorkClaim } from '../../../platform/work-claims/settle-work-claim.ts';
import { enqueueCheck } from './check-fund-transfers-job.ts';
import { completeFundTransfer, failFundTransfer } from './end-fund-transfer.ts';
import type { FundTransferParts } from './fund-transfer-parts.ts';
import { type FundTransferRow, lockFundTransfer, setPendingAgain } from './fund-transfer-sql.ts';

type Decision = CallBody<Calls['decideFundTransfer']>;

/**
 * Somebody decides what became of a transfer that no vendor has answered for.
 *
 * Invariants: only what is stuck; the books say what was decided, in the transaction of the audit's entry; as much as the
 * merchant wants two persons for, and what nobody knows how much it is, goes by the same word of two, of whom the second is
 * never the first. To ask the vendor again is no word on what became of it, and one person's. What was carried out has moved
 * something: where nothing was moved, it was not carried out.
 * Locks: the transfer's row, its claim, then what the ledger locks.
 *
 * @returns `asked` where a second person has to decide the same
 * @throws Refusal `fund.transfer.unknown`, `fund.transfer.not.stuck`, `fund.transfer.pending`, `fund.transfer.second.person`,
 *   `case.claimed`
 */
export async function decideFundTransfer(
  parts: Pick<FundTransferParts, 'ledger' | 'clock'>,
  tx: SqlRunner,
  { merchantCode, actor }: { readonly merchantCode: MerchantCode; readonly actor: Actor },
  fundTransferId: FundTransferId,
  { decision, amountMinor, reason }: Decision,
): Promise<Audited<CallValue<Calls['decideFundTransfer']>>> {
  const row = await lockFundTransfer(tx, { merchant_id: merchantCode, fund_transfer_id: fundTransferId });
  if (row === undefined) throw new Refusal('fund.transfer.unknown');
  if (row.status !== 'stuck') throw new Refusal('fund.transfer.not.stuck');
  const now = new Date(parts.clock.nowMs());
  await settleWorkClaim(tx, { merchantCode, kind: 'fundTransfer', caseId: fundTransferId }, actor, now);
  const arrivedMinor = decision === 'applied' ? arrivedOf(row, amountMinor) : undefined;
  const moved = arrivedMinor === undefined ? null : minorToWire(arrivedMinor);
  const request = { merchantCode, kind: 'fundTransfer', subject: fundTransferId } as const;
  if (
    decision !== 'retry' &&
    takesTwoPersons(row.amount_minor, await selectTwoPersonsFrom(tx, merchantCode))
  ) {
    assert(actor.kind === 'operator', 'a call of operators has one');
    const key = { ...request, wanted: wantedText(decision, moved) };
    const status = await askOrGive(tx, key, actor.actorId, now, 'fund.transfer.second.person');
    if (status === 'asked') {
      const newValues = { status: 'stuck', askedDecision: decision, reason, amountMinor: moved };
      return decided(row, 'asked', newValues);
    }
  }
  await deleteOperatorRequests(tx, request);
  if (arrivedMinor !== undefined) await completeFundTransfer(parts, tx, row, arrivedMinor);
  else if (decision === 'notApplied') await failFundTransfer(parts, tx, row, reason);
  else {
    await setPendingAgain(tx, row, now);
    await enqueueCheck(tx, now);
  }
  return decided(row, 'decided', { decision, reason, amountMinor: moved });
}

/** Two who name different amounts have not said the same. */
function wantedText(decision: Decision['decision'], amountMinor: string | null): string {
  return amountMinor === null ? decision : `${decision} ${amountMinor}`;
}

function decided(
  row: FundTransferRow,
  status: 'asked' | 'decided',
  newValues: Readonly<Record<string, string | null>>,
): Audited<CallValue<Calls['decideFundTransfer']>> {
  return {
    value: { status },
    change: {
      subject: row.fund_transfer_id,
      oldValues: { status: 'stuck', lastError: row.last_error },
      newValues,
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
