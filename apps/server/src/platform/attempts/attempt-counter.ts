import { hash } from 'node:crypto';
import type { MerchantCode } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/sql-runner';
import { forgetAttempts, insertAttempt, selectResetTime, takeBackOneAttempt } from './attempt-counter-sql.ts';

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

/** One rule for one subject (an address, an account name) of a merchant. */
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
  merchantCode: MerchantCode,
  rule: AttemptRule,
  subject: string,
): AttemptCounter {
  const key = { merchantCode, counterName: rule.name, subjectHash: hash('sha256', subject, 'buffer') };
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

/**
 * What an address counts as: an IPv6 network of 64 bits is one subject, because whoever has one address of it has
 * all of them.
 */
export function addressSubject(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
