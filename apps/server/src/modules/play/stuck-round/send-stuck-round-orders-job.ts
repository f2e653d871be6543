import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import { enqueueJob, type Job } from '../../../platform/jobs/job.ts';
import { workOffDue } from '../../../platform/jobs/work-off-due.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type VendorQuestions, VendorSilentError } from '../vendor/ask-vendors.ts';
import { claimDueOrders, type DueOrderRow, noteUnanswered, setRefused, setSent } from './stuck-round-sql.ts';

export interface SendOrderParts extends Pick<ServerParts, 'clock' | 'runner' | 'merchants'> {
  readonly questions: VendorQuestions;
}

const name = 'send-stuck-round-orders';
/** Longer than a vendor is waited for, so that no order is sent while it is being answered. */
const firstPauseMs = 15_000;
const longestPauseMs = 15 * 60_000;

/**
 * Tells vendors what operators have ordered of stuck rounds.
 *
 * Invariants: an order is put off before it is sent, so that no two processes send it at once and one that ends in between
 * loses nothing; it is sent until its vendor answers, however long that takes, and carried out once, since its name stays.
 */
export function sendStuckRoundOrdersJob(parts: SendOrderParts): Job<unknown> {
  return {
    name,
    schedule: '* * * * *',
    async run(_payload, stopping) {
      await workOffDue(parts.clock, stopping, {
        firstPauseMs,
        longestPauseMs,
        claim: (claim) => claimDueOrders(parts.runner, claim),
        work: (row) => send(parts, row),
      });
    },
  };
}

/** Soon, and not only with the next minute. */
export function enqueueSending(runner: SqlRunner, runAt: Date): Promise<void> {
  return enqueueJob(runner, { name }, {}, { runAt });
}

async function send(parts: SendOrderParts, row: DueOrderRow): Promise<void> {
  const { runner, clock, merchants, questions } = parts;
  const { deed, order_id: orderId, round_id: roundId } = row;
  assert(deed !== null && orderId !== null, 'what is ordered has a deed and a name');
  const known = await merchants.vendor(row.vendor_code);
  const vendor = known.find(({ merchantCode }) => merchantCode === row.merchant_id);
  const order = vendor === undefined ? undefined : questions.stuckRoundOrderTo(vendor);
  if (order === undefined) return noteUnanswered(runner, row, 'nobody here speaks to this vendor');
  try {
    const outcome = await order({ orderId, roundId, deed });
    if (outcome === 'accepted') await setSent(runner, row, new Date(clock.nowMs()));
    else await setRefused(runner, row);
  } catch (error) {
    if (!(error instanceof VendorSilentError)) throw error;
    await noteUnanswered(runner, row, error.message);
  }
}
