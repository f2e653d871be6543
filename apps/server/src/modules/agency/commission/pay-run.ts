import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { type Transfer, toIdempotencyKey } from '@wau/ledger/transfer';
import { toMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { ServerParts } from '../../../platform/server-parts.ts';
import {
  closeEmptyPayments,
  lockOpenPayments,
  type MadePayment,
  type OpenPayment,
  updatePayments,
} from './commission-payment-sql.ts';
import { lockRun, type RunKey, type RunRow, updateRunState } from './commission-run-sql.ts';
import { lockCommissions } from './count-bets-sql.ts';
import { tellCommissions } from './tell-commissions.ts';

type Parts = Pick<ServerParts, 'database' | 'ledger' | 'clock' | 'random'>;

/** So many agents are paid in one transaction, in which their wallets are locked. */
const paymentsPerChunk = 200;

/**
 * Pays a run that may be paid, agent by agent, in chunks; after a crash it goes on where it was.
 *
 * Invariants: each agent gets one transfer of a run, in the transaction that notes it as paid; nobody is paid less than
 * nothing, and what corrections have taken back beyond that is kept from the next payments of the kind; a run is paid when
 * no payment of it is left; who is paid is told so in the same transaction.
 * Locks: the merchant's commissions, the run's row, the payments, what the ledger locks, the counters of the agents' events.
 */
export async function payRun(parts: Parts, key: RunKey, stopping?: AbortSignal): Promise<void> {
  let isOver = false;
  while (!isOver && stopping?.aborted !== true) {
    isOver = await withTransaction(parts.database, async (tx) => {
      await lockCommissions(tx, key.merchantCode);
      const run = await lockRun(tx, key);
      return run === undefined || run.state !== 'approved' || payChunk(parts, tx, key, run);
    });
  }
}

/** @returns whether nobody is left to be paid */
async function payChunk(parts: Parts, tx: SqlRunner, key: RunKey, run: RunRow): Promise<boolean> {
  const { ledger, clock } = parts;
  const now = new Date(clock.nowMs());
  await closeEmptyPayments(tx, key, run.kind, now);
  const open = await lockOpenPayments(tx, key, run.kind, paymentsPerChunk);
  if (open.length === 0) {
    await updateRunState(tx, key, { state: 'paid' }, now);
    return true;
  }
  const made = open.map(settlePayment);
  await updatePayments(tx, key, run.kind, made, now);
  const house = houseAccountId('commissions', run.kind);
  const paid = made.filter(({ paidMinor }) => paidMinor > 0n);
  if (paid.length === 0) return false;
  await ledger.openAccount(
    { merchantId: key.merchantCode, accountId: house, kind: 'house', currency: run.currency },
    tx,
  );
  for (const answer of await ledger.postInTransaction(
    tx,
    paid.map((payment) => transferOf(key, run, house, payment)),
  )) {
    if (answer.outcome !== 'posted' || answer.replayed) {
      throw new Error(`a commission of ${key.runId} could not be paid: ${JSON.stringify(answer.outcome)}`);
    }
  }
  await tellCommissions(parts, tx, key, run, paid);
  return false;
}

function settlePayment({ agent_id, due_minor, owed_minor }: OpenPayment): MadePayment {
  const restMinor = due_minor - owed_minor;
  return {
    agentId: agent_id,
    owedBeforeMinor: owed_minor,
    owedAfterMinor: restMinor < 0n ? -restMinor : 0n,
    paidMinor: restMinor > 0n ? restMinor : 0n,
  };
}

function transferOf(
  { merchantCode: merchantId, runId }: RunKey,
  { currency }: RunRow,
  house: Transfer['debit'],
  { agentId, paidMinor }: MadePayment,
): Transfer {
  return {
    ...{ merchantId, currency, reason: 'commission', reference: runId },
    idempotencyKey: toIdempotencyKey(`commission:${runId}:${agentId}`),
    debit: house,
    credit: playerAccountId(agentId),
    amountMinor: toMinor(paidMinor),
  };
}
