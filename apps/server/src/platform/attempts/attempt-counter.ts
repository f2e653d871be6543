import { hash } from 'node:crypto';
import type { ErrorCode } from '@wau/contract/error-codes';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import {
  type CounterScope,
  forgetAttempts,
  insertAttempt,
  selectResetTime,
  takeBackOneAttempt,
} from './attempt-counter-sql.ts';

/** How often a subject may do something. */
export interface AttemptRule {
  /** Names the counter in the database, e.g. `login.address`. */
  readonly name: string;
  readonly windowMs: number;
  /**
   * `fixed`: counting starts afresh when the window of the first attempt is over. `sliding`: only after a whole
   * window without any attempt.
   */
  readonly window: 'fixed' | 'sliding';
}

export type AttemptVerdict =
  | { readonly accepted: true; readonly attemptCount: number }
  | { readonly accepted: false; readonly retryAfterSeconds: number };

/** One rule for one subject (an address, an account name) of a merchant, or of the installation. */
export interface AttemptCounter {
  /**
   * Counts an attempt before it is made, so that attempts at the same time cannot pass together; refuses, without
   * counting, when `limit` is used up.
   */
  take(limit: number): Promise<AttemptVerdict>;
  /** Takes back one attempt that turned out not to count. With a transaction's runner, together with it. */
  giveBack(runner?: SqlRunner): Promise<void>;
  /** Forgets all attempts; the same about the runner. */
  forget(runner?: SqlRunner): Promise<void>;
}

export function attemptCounter(
  parts: { readonly runner: SqlRunner; readonly clock: Clock },
  scope: CounterScope,
  rule: AttemptRule,
  subject: string,
): AttemptCounter {
  const key = { scope, counterName: rule.name, subjectHash: hash('sha256', subject, 'buffer') };
  return {
    async take(limit) {
      const nowMs = parts.clock.nowMs();
      const times = { now: new Date(nowMs), resetsAt: new Date(nowMs + rule.windowMs) };
      const attemptCount = await insertAttempt(parts.runner, key, { ...times, limit, window: rule.window });
      if (attemptCount !== undefined) return { accepted: true, attemptCount };
      const resetsAt = (await selectResetTime(parts.runner, key)) ?? times.now;
      const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - nowMs) / 1000));
      return { accepted: false, retryAfterSeconds };
    },
    giveBack: (runner = parts.runner) => takeBackOneAttempt(runner, key),
    forget: (runner = parts.runner) => forgetAttempts(runner, key),
  };
}

/** Counts an attempt, or refuses it with `rate.limited`, unless there is a code of its own for it. */
export async function requireAttempt(
  parts: { readonly runner: SqlRunner; readonly clock: Clock },
  scope: CounterScope,
  rule: AttemptRule,
  subject: string,
  limit: number,
  errorCode: ErrorCode = 'rate.limited',
): Promise<void> {
  const verdict = await attemptCounter(parts, scope, rule, subject).take(limit);
  if (!verdict.accepted) throw new Refusal(errorCode, { retryAfterSeconds: verdict.retryAfterSeconds });
}
