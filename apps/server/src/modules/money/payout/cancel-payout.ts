import { withTransaction } from '@wau/service/database/database';
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
  { merchantCode, payoutId }: PayoutKey,
): Promise<void> {
  await withTransaction(parts.database, async (tx) => {
    const payout = await lockPayout(tx, merchantCode, payoutId);
    if (payout === undefined) throw new Refusal('payout.unknown');
    if (payout.status === 'returned') return;
    if (payout.status !== 'held') throw new Refusal('payout.not.held');
    await returnMoney(parts, tx, payout);
    await setPayoutDecided(tx, payout, 'returned', new Date(parts.clock.nowMs()));
  });
}
