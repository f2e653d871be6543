import type { CallName } from '@wau/contract/calls';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** One command of one member, as its client named it. */
export interface Command {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  /** `reservePayout` has no call of its own. */
  readonly callName: CallName | 'reservePayout';
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

/** `false`: somebody has it; waits for a transaction that is about to. */
export async function takeKey(
  tx: SqlRunner,
  command: Command,
  inputHash: Buffer,
  now: Date,
): Promise<boolean> {
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

export async function readAnswer(tx: SqlRunner, command: Command): Promise<StoredAnswer> {
  const rows = await tx.query<StoredAnswer>({
    name: 'idempotency-read-answer',
    text: `select call_name, input_hash, answer from wau.idempotency_keys
            where merchant_id = $1 and member_id = $2 and idempotency_key = $3`,
    values: [command.merchantCode, command.memberId, command.idempotencyKey],
  });
  const stored = rows[0];
  if (stored === undefined) throw new Error('a key that is taken has a row');
  return stored;
}

export async function storeAnswer(tx: SqlRunner, command: Command, answer: unknown): Promise<void> {
  await tx.query({
    name: 'idempotency-store-answer',
    text: `update wau.idempotency_keys set answer = $4
            where merchant_id = $1 and member_id = $2 and idempotency_key = $3`,
    values: [command.merchantCode, command.memberId, command.idempotencyKey, JSON.stringify(answer)],
  });
}
