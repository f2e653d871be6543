import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** Attempts that belong to no merchant are counted once for the whole installation. */
export const installationScope = '*';

export type CounterScope = MerchantCode | typeof installationScope;

export interface CounterKey {
  readonly scope: CounterScope;
  readonly counterName: string;
  readonly subjectHash: Buffer;
}

const keyValues = (key: CounterKey) => [key.scope, key.counterName, key.subjectHash];

/** Counts one attempt and returns how many there are now; `undefined` when the limit is used up. */
export async function insertAttempt(
  runner: SqlRunner,
  key: CounterKey,
  attempt: {
    readonly now: Date;
    readonly resetsAt: Date;
    readonly limit: number;
    readonly window: 'fixed' | 'sliding';
  },
): Promise<number | undefined> {
  const rows = await runner.query<{ attempt_count: number }>({
    name: 'insert-attempt',
    text: `
      insert into wau.attempt_counters as counter
        (merchant_id, counter_name, subject_hash, attempt_count, resets_at)
      values ($1, $2, $3, 1, $4)
      on conflict (merchant_id, counter_name, subject_hash) do update set
        attempt_count = case when counter.resets_at <= $5 then 1 else counter.attempt_count + 1 end,
        resets_at = case when $7 or counter.resets_at <= $5 then excluded.resets_at else counter.resets_at end
      where counter.resets_at <= $5 or counter.attempt_count < $6
      returning attempt_count`,
    values: [...keyValues(key), attempt.resetsAt, attempt.now, attempt.limit, attempt.window === 'sliding'],
  });
  return rows[0]?.attempt_count;
}

export async function selectResetTime(runner: SqlRunner, key: CounterKey): Promise<Date | undefined> {
  const rows = await runner.query<{ resets_at: Date }>({
    name: 'select-attempt-reset',
    text: `
      select resets_at from wau.attempt_counters
      where merchant_id = $1 and counter_name = $2 and subject_hash = $3`,
    values: keyValues(key),
  });
  return rows[0]?.resets_at;
}

export async function takeBackOneAttempt(runner: SqlRunner, key: CounterKey): Promise<void> {
  await runner.query({
    name: 'take-back-attempt',
    text: `
      update wau.attempt_counters set attempt_count = attempt_count - 1
      where merchant_id = $1 and counter_name = $2 and subject_hash = $3 and attempt_count > 0`,
    values: keyValues(key),
  });
}

export async function forgetAttempts(runner: SqlRunner, key: CounterKey): Promise<void> {
  await runner.query({
    name: 'forget-attempts',
    text: `
      delete from wau.attempt_counters
      where merchant_id = $1 and counter_name = $2 and subject_hash = $3`,
    values: keyValues(key),
  });
}
