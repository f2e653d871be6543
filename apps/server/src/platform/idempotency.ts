import { hash } from 'node:crypto';
import type { Clock } from '@wau/service/clock';
import { type Database, withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { type Command, readAnswer, storeAnswer, takeKey } from './idempotency-sql.ts';

/**
 * Runs a command once for its key. Key, input hash and answer are stored in the transaction that does the work;
 * whoever comes later, or at the same time, with the same key and input gets the stored answer.
 *
 * `work` may run more than once after a deadlock, and makes no network call. A `Refusal` that it throws undoes the
 * whole transaction and is not stored: nothing happened, and the same key may be tried again. A refusal that must
 * stay is returned as an answer.
 *
 * Locks: the key's row first, before anything that `work` locks.
 *
 * @returns the answer as JSON gives it back, so it must hold neither bigint nor Date
 * @throws Refusal `idempotency.conflict` when the key was used with another input or for another call
 */
export async function runOnce<Answer>(
  deps: { readonly database: Database; readonly clock: Clock },
  command: Command,
  work: (tx: SqlRunner) => Promise<Answer>,
): Promise<Answer> {
  const inputHash = hash('sha256', JSON.stringify(command.input), 'buffer');
  return withTransaction(deps.database, async (tx) => {
    // Waits for another transaction that has the key, and then finds its row or, when it failed, takes the key.
    if (!(await takeKey(tx, command, inputHash, new Date(deps.clock.nowMs())))) {
      const stored = await readAnswer(tx, command);
      if (stored.call_name !== command.callName || !stored.input_hash.equals(inputHash)) {
        throw new Refusal('idempotency.conflict');
      }
      return stored.answer as Answer;
    }
    const answer = await work(tx);
    await storeAnswer(tx, command, answer);
    return answer;
  });
}
