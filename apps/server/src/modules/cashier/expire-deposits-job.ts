import type { Cashier } from './cashier.ts';
import { expireDeposits } from './cashier-sql.ts';

const batchSize = 100;

/** Expires pending deposits whose time is over; `true` when there may be more. Run again and again by the worker. */
export async function runExpireDeposits({
  runner,
  clock,
}: Pick<Cashier, 'runner' | 'clock'>): Promise<boolean> {
  return (await expireDeposits(runner, new Date(clock.nowMs()), batchSize)) === batchSize;
}
