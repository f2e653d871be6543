import type { Cashier } from './cashier.ts';
import { claimUnaskedDeposits } from './cashier-sql.ts';
import { firstAttemptWaitMs, requestPayment } from './request-payment.ts';

const batchSize = 10;
const longestWaitMs = 120_000;

/**
 * Asks providers again that could not be reached when a deposit was placed; `true` when there may be more. Run
 * again and again by the worker.
 */
export async function runRequestPayments(
  cashier: Cashier,
  onFailure: (error: unknown) => void,
): Promise<boolean> {
  const claimed = await claimUnaskedDeposits(
    cashier.runner,
    new Date(cashier.clock.nowMs()),
    firstAttemptWaitMs,
    longestWaitMs,
    batchSize,
  );
  await Promise.all(
    claimed.map(({ merchant_id, deposit_id }) =>
      requestPayment(cashier, merchant_id, deposit_id).catch(onFailure),
    ),
  );
  return claimed.length === batchSize;
}
