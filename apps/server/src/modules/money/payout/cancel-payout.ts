import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { PayoutKey, PayoutParts } from './payout-parts.ts';
import { lockPayout, setPayoutDecided } from './payout-sql.ts';
import { returnMoney } from './payout-transfers.ts';

/**
 * Gives back money that is held and that no provider was asked to pay.
 *
 * Invariants: once a provider may have been asked, only its word brings the money back; cancelled twice it is given back
 * once.
 * Locks: the payout's row, then what the ledger locks.
 *
 * @throws Refusal `payout.unknown`, `payout.not.held`
 */
export async function cancelPayout(
  parts: Pick<PayoutParts, 'database' | 'clock' | 'ledger'>,
  key: PayoutKey,
): Promise<void> {
  await withTransaction(parts.database, (tx) =>
    returnHeldPayout(parts, tx, key, new Date(parts.clock.nowMs())),
  );
}

/** The same in the transaction of a decision. */
export async function returnHeldPayout(
  parts: Pick<PayoutParts, 'ledger'>,
  tx: SqlRunner,
  { merchantCode, payoutId }: PayoutKey,
  now: Date,
): Promise<void> {
  const payout = await lockPayout(tx, merchantCode, payoutId);
  if (payout === undefined) throw new Refusal('payout.unknown');
  if (payout.status === 'returned') return;
  if (payout.status !== 'held') throw new Refusal('payout.not.held');
  await returnMoney(parts, tx, payout);
  await setPayoutDecided(tx, payout, 'returned', now);
}
