import type { CallName } from '@wau/contract/calls';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { bytesArrayLiteral, textArrayLiteral } from '@wau/service/database/array-literal';
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

export interface StoredAnswer {
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

/** What is stored under the keys of commands, in their order; `undefined` where nothing is. */
export async function readAnswers(
  tx: SqlRunner,
  commands: readonly Command[],
): Promise<readonly (StoredAnswer | undefined)[]> {
  const rows = await tx.query<StoredAnswer & { position: number }>({
    name: 'idempotency-read-answers',
    text: `select asked.position::integer as position, known.call_name, known.input_hash, known.answer
             from unnest($1::text[], $2::text[], $3::text[])
                  with ordinality as asked (merchant_id, member_id, idempotency_key, position)
             join wau.idempotency_keys as known
               on known.merchant_id = asked.merchant_id and known.member_id = asked.member_id
              and known.idempotency_key = asked.idempotency_key`,
    values: keyColumns(commands),
  });
  const answers = new Map(rows.map(({ position, ...stored }) => [position - 1, stored]));
  return commands.map((_, index) => answers.get(index));
}

export interface FreshAnswer {
  readonly command: Command;
  readonly inputHash: Buffer;
  readonly answer: unknown;
}

/** Stores answers under keys that have none; gives how many. Waits for a transaction that is about to store one. */
export async function insertAnswers(
  tx: SqlRunner,
  fresh: readonly FreshAnswer[],
  now: Date,
): Promise<number> {
  const [row] = await tx.query<{ stored: number }>({
    name: 'idempotency-insert-answers',
    text: `with stored as (
             insert into wau.idempotency_keys
               (merchant_id, member_id, idempotency_key, call_name, input_hash, created_at, answer)
             select fresh.merchant_id, fresh.member_id, fresh.idempotency_key, fresh.call_name, fresh.input_hash, $7,
                    fresh.answer::json
               from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bytea[], $6::text[])
                    as fresh (merchant_id, member_id, idempotency_key, call_name, input_hash, answer)
              order by fresh.merchant_id collate "C", fresh.member_id collate "C", fresh.idempotency_key collate "C"
             on conflict do nothing
             returning 1
           )
           select count(*)::integer as stored from stored`,
    values: [
      ...keyColumns(fresh.map(({ command }) => command)),
      textArrayLiteral(fresh.map(({ command }) => command.callName)),
      bytesArrayLiteral(fresh.map(({ inputHash }) => inputHash)),
      textArrayLiteral(fresh.map(({ answer }) => JSON.stringify(answer))),
      now,
    ],
  });
  return row?.stored ?? 0;
}

function keyColumns(commands: readonly Command[]): readonly [string, string, string] {
  return [
    textArrayLiteral(commands.map(({ merchantCode }) => merchantCode)),
    textArrayLiteral(commands.map(({ memberId }) => memberId)),
    textArrayLiteral(commands.map(({ idempotencyKey }) => idempotencyKey)),
  ];
}
