import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { type AttemptRule, attemptCounter } from '../../../platform/attempts/attempt-counter.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { isRecoveryCodeForm, openSecret, recoveryCodeHash, timeStepOf } from './second-step-secret.ts';
import { selectSecondStep, takeRecoveryCode, takeTimeStep } from './second-step-sql.ts';

/** Guessing a code of six digits, three of which are good at a time, takes a lifetime at this pace. */
const perMember: AttemptRule = { name: 'second.step', windowMs: 15 * 60_000, window: 'sliding' };
export const secondStepAttempts = 5;

export type CheckParts = Pick<ServerParts, 'runner' | 'clock' | 'random' | 'config'>;

/**
 * Counts an attempt to give a code, before the code is looked at. Refuses `second.step.too.many`; what it returns
 * forgets the count, with the transaction of the runner.
 */
export async function admitSecondStep(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<(runner: SqlRunner) => Promise<void>> {
  const counter = attemptCounter(parts, merchantCode, perMember, memberId);
  const verdict = await counter.take(secondStepAttempts);
  if (!verdict.accepted) {
    throw new Refusal('second.step.too.many', { retryAfterSeconds: verdict.retryAfterSeconds });
  }
  return (runner) => counter.forget(runner);
}

/**
 * Uses up a code of the app or a recovery code, in the transaction of `runner`. A code of the app is good once: it and
 * all before it are refused afterwards. Refuses `second.step.off` and `second.step.code.wrong`.
 */
export async function takeSecondStepCode(
  parts: CheckParts,
  runner: SqlRunner,
  member: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
  code: string,
): Promise<void> {
  const row = await selectSecondStep(runner, member);
  if (row === undefined) throw new Refusal('second.step.off');
  const owner = { ...member, masterSecret: parts.config.masterSecret };
  if (row.confirmed_at !== null && isRecoveryCodeForm(code)) {
    if (await takeRecoveryCode(runner, member, recoveryCodeHash(owner, code))) return;
    throw new Refusal('second.step.code.wrong', { field: 'code' });
  }
  const nowMs = parts.clock.nowMs();
  const timeStep = timeStepOf(openSecret(owner, row.sealed_secret), code.trim(), nowMs);
  if (
    timeStep === undefined ||
    !(await takeTimeStep(runner, member, row.sealed_secret, timeStep, new Date(nowMs)))
  ) {
    throw new Refusal('second.step.code.wrong', { field: 'code' });
  }
}
