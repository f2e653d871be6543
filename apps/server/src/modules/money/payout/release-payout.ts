import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { PayoutKey, PayoutParts } from './payout-parts.ts';
import { lockPayout, setPayoutSent } from './payout-sql.ts';
import { enqueueSendPayouts } from './send-payouts-job.ts';

/**
 * Lets a held payout go to its provider.
 *
 * Invariants: it counts as sent before anybody is asked to pay, because from the first request on nobody can say that it
 * is not being paid; the job that asks is stored in the same transaction; released twice it is sent once.
 * Locks: the payout's row.
 *
 * @throws Refusal `payout.unknown`, `payout.not.held` (it was given back)
 */
export async function releasePayout(
  { database, clock }: Pick<PayoutParts, 'database' | 'clock'>,
  key: PayoutKey,
): Promise<void> {
  await withTransaction(database, (tx) => sendHeldPayout(tx, key, new Date(clock.nowMs())));
}

/** The same in the transaction of a decision. */
export async function sendHeldPayout(
  tx: SqlRunner,
  { merchantCode, payoutId }: PayoutKey,
  now: Date,
): Promise<void> {
  const payout = await lockPayout(tx, merchantCode, payoutId);
  if (payout === undefined) throw new Refusal('payout.unknown');
  if (payout.status === 'sent' || payout.status === 'paid') return;
  if (payout.status !== 'held') throw new Refusal('payout.not.held');
  await setPayoutSent(tx, payout, now);
  await enqueueSendPayouts(tx);
}
