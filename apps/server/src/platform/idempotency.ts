import { hash } from 'node:crypto';
import type { CallName } from '@wau/contract/calls';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import { type Database, withTransaction } from '@wau/service/database';
import { Refusal } from '@wau/service/refusal';
import { type SqlRunner, transactionRunner } from '@wau/service/sql-runner';

/** One command of one member, as its client named it. */
export interface Command {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly callName: CallName;
  /** Chosen by the client before it sends. */
  readonly idempotencyKey: string;
  /** Everything that was asked for; JSON. */
  readonly input: unknown;
}

interface StoredAnswer {
  readonly call_name: string;
  readonly input_hash: Buffer;
  readonly answer: unknown;
}

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
  deps: { readonly database: Database<unknown>; readonly clock: Clock },
  command: Command,
  work: (tx: SqlRunner) => Promise<Answer>,
): Promise<Answer> {
  const inputHash = hash('sha256', JSON.stringify(command.input), 'buffer');
  return withTransaction(deps.database.kysely, async (transaction) => {
    const tx = transactionRunner(transaction);
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

async function takeKey(tx: SqlRunner, command: Command, inputHash: Buffer, now: Date): Promise<boolean> {
  const rows = await tx.query({
    name: 'idempotency-take-key',
    text: `insert into wau.idempotency_keys
             (merchant_id, member_id, idempotency_key, call_name, input_hash, created_at)
           values ($1, $2, $3, $4, $5, $6)
           on conflict do nothing
           returning idempotency_key`,
    values: [
      command.merchantCode,
      command.memberId,
      command.idempotencyKey,
      command.callName,
      inputHash,
      now,
    ],
  });
  return rows.length === 1;
}

async function readAnswer(tx: SqlRunner, command: Command): Promise<StoredAnswer> {
  const rows = await tx.query<StoredAnswer & Record<string, unknown>>({
    name: 'idempotency-read-answer',
    text: `select call_name, input_hash, answer from wau.idempotency_keys
            where merchant_id = $1 and member_id = $2 and idempotency_key = $3`,
    values: [command.merchantCode, command.memberId, command.idempotencyKey],
  });
  const stored = rows[0];
  if (stored === undefined) throw new Error('a key that is taken has a row');
  return stored;
}

async function storeAnswer(tx: SqlRunner, command: Command, answer: unknown): Promise<void> {
  await tx.query({
    name: 'idempotency-store-answer',
    text: `update wau.idempotency_keys set answer = $4
            where merchant_id = $1 and member_id = $2 and idempotency_key = $3`,
    values: [command.merchantCode, command.memberId, command.idempotencyKey, JSON.stringify(answer)],
  });
}
