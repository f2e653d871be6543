import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { addressSubject } from '@wau/service/http/address-subject';
import { Refusal } from '@wau/service/refusal';
import { type AttemptRule, attemptCounter } from '../../../platform/attempts/attempt-counter.ts';
import { installationScope } from '../../../platform/attempts/attempt-counter-sql.ts';
import { usernameKeyOf } from '../../account/member/username-key.ts';

/** A name that no operator has is counted alike, so that nobody can tell the two apart. */
const perName: AttemptRule = { name: 'operator.name', windowMs: 60 * 60_000, window: 'fixed' };
const perAddress: AttemptRule = { name: 'operator.address', windowMs: 15 * 60_000, window: 'fixed' };

/**
 * Failures in a window. Twenty an hour at passwords of twelve characters lead nowhere; a stranger who uses them up keeps
 * the owner out for an hour at most, and `npm run operators -- password` lets the owner in at once.
 */
export const operatorLimits = { name: 20, address: 30 } as const;

interface LimitParts {
  readonly runner: SqlRunner;
  readonly clock: Clock;
}

/** An attempt that counts as failed until it is said to have succeeded. */
export interface OperatorAttempt {
  /** With the transaction of `runner`. */
  succeeded(runner: SqlRunner): Promise<void>;
  /** Nobody looked at the password. */
  abandoned(): Promise<void>;
}

/**
 * Counts an attempt at an operator's password before it is looked at, so that many at a time cannot pass together. At
 * all merchants together: the password is the same at each. Refuses `login.too.many`.
 */
export async function admitOperator(
  parts: LimitParts,
  username: string,
  address: string,
): Promise<OperatorAttempt> {
  const ofAddress = attemptCounter(parts, installationScope, perAddress, addressSubject(address));
  const ofName = nameCounter(parts, username);
  for (const [counter, limit] of [
    [ofAddress, operatorLimits.address],
    [ofName, operatorLimits.name],
  ] as const) {
    const verdict = await counter.take(limit);
    if (!verdict.accepted) {
      throw new Refusal('login.too.many', { retryAfterSeconds: verdict.retryAfterSeconds });
    }
  }
  return {
    async succeeded(runner) {
      await ofAddress.giveBack(runner);
      await ofName.forget(runner);
    },
    async abandoned() {
      await ofAddress.giveBack();
      await ofName.giveBack();
    },
  };
}

/** Whoever has a new password given out has shown elsewhere who they are. */
export function forgetOperatorFailures(
  parts: LimitParts,
  runner: SqlRunner,
  username: string,
): Promise<void> {
  return nameCounter(parts, username).forget(runner);
}

function nameCounter(parts: LimitParts, username: string) {
  return attemptCounter(parts, installationScope, perName, usernameKeyOf(username));
}
