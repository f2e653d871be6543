import { withTransaction } from '@wau/service/database/database';
import type { PayoutParts } from './payout-parts.ts';
import { lockPayout, type PayoutRow, setPayoutDecided } from './payout-sql.ts';
import { returnMoney } from './payout-transfers.ts';

/**
 * Gives back money that the provider, asked to pay it out, has refused to take.
 *
 * Invariants: only while nothing else is known of it; a provider that has named the payment meanwhile has taken it.
 * Locks: the payout's row, what the ledger locks, then what `onEnd` locks.
 */
export async function returnRefusedPayout(
  parts: Pick<PayoutParts, 'database' | 'clock' | 'ledger' | 'onEnd'>,
  { merchant_id: merchantCode, payout_id: payoutId }: Pick<PayoutRow, 'merchant_id' | 'payout_id'>,
): Promise<void> {
  await withTransaction(parts.database, async (tx) => {
    const payout = await lockPayout(tx, merchantCode, payoutId);
    if (payout?.status !== 'sent' || payout.provider_reference !== null) return;
    await returnMoney(parts, tx, payout);
    const now = new Date(parts.clock.nowMs());
    await setPayoutDecided(tx, payout, 'returned', now);
    await parts.onEnd(tx, { merchantCode, payoutId }, now);
  });
}
