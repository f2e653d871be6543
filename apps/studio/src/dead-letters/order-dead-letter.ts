import type { StuckRoundOrderAnswerBody } from '@wau/contract/vendor-wallets/stuck-rounds';
import type { Clock } from '@wau/service/clock';
import { type Database, withTransaction } from '@wau/service/database/database';
import {
  type DeadLetterOrder,
  findDeadLetterOrder,
  insertDeadLetterOrder,
  lockDeadLetterOrder,
  reviveDeadLetter,
} from './dead-letter-sql.ts';

/**
 * Hands back to its settling what was given up, as an operator has ordered.
 *
 * Invariants: an order is carried out once, however often and from however many sides it comes in; sent again it is answered
 * as it was the first time, also where the round has been given up anew. Only games of the vendor whose key has signed it.
 * Locks: the order's name, then the round's row.
 */
export function orderDeadLetter(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  order: DeadLetterOrder,
  gameIds: readonly string[],
): Promise<StuckRoundOrderAnswerBody['outcome']> {
  return withTransaction(database, async (tx) => {
    await lockDeadLetterOrder(tx, order);
    const before = await findDeadLetterOrder(tx, order);
    if (before !== undefined) return outcomeOf(before);
    const now = new Date(clock.nowMs());
    const revived = await reviveDeadLetter(tx, { ...order, gameIds }, order.deed === 'refund', now);
    await insertDeadLetterOrder(tx, order, revived !== undefined, now);
    return outcomeOf(revived !== undefined);
  });
}

function outcomeOf(isCarriedOut: boolean): StuckRoundOrderAnswerBody['outcome'] {
  return isCarriedOut ? 'accepted' : 'notStuck';
}
