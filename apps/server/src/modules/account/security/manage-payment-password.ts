import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { type AttemptRule, attemptCounter } from '../../../platform/attempts/attempt-counter.ts';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { notifyMember } from '../../messaging/message/notify-member.ts';
import type { Caller } from '../credentials/caller.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { type LoginProof, redeemLoginProof } from '../credentials/login-proof.ts';
import type { PasswordHashing } from '../credentials/password-hashing.ts';
import { requirePassword } from '../credentials/require-password.ts';
import { checkSecurityAnswers, type GivenAnswer } from './check-security-answers.ts';
import { isWeakPaymentPassword } from './payment-password-strength.ts';
import { selectPaymentPassword, upsertPaymentPassword } from './security-sql.ts';

/** Five wrong ones lock the payment password for an hour: it has only a million values. */
const perMember: AttemptRule = { name: 'payment.password', windowMs: 60 * 60_000, window: 'sliding' };
export const paymentPasswordAttempts = 5;

export async function hasWithdrawalPassword(
  parts: Pick<ServerParts, 'runner'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
): Promise<boolean> {
  return (await selectPaymentPassword(parts.runner, merchant.merchantCode, member.memberId)) !== undefined;
}

/**
 * A withdrawal, or another payment, asks for the payment password. Call it before the transaction of the payment.
 * Attempts are counted before the password is looked at; the right one forgets the count. Returns what says inside that
 * transaction, once the member's row is locked, whether the password is still the present one, and refuses otherwise.
 *
 * Refuses with `payment.password.missing`, `payment.password.locked` and `payment.password.wrong`.
 */
export async function requirePaymentPassword(
  parts: Pick<ServerParts, 'runner' | 'clock'> & { readonly passwords: PasswordHashing },
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  paymentPassword: string,
  field = 'paymentPassword',
): Promise<(runner: SqlRunner) => Promise<void>> {
  const { merchantCode } = merchant;
  const passwordHash = await selectPaymentPassword(parts.runner, merchantCode, member.memberId);
  if (passwordHash === undefined) throw new Refusal('payment.password.missing');
  const counter = attemptCounter(parts, merchantCode, perMember, member.memberId);
  const verdict = await counter.take(paymentPasswordAttempts);
  if (!verdict.accepted) {
    throw new Refusal('payment.password.locked', { retryAfterSeconds: verdict.retryAfterSeconds });
  }
  let isRight: boolean;
  try {
    isRight = await parts.passwords.verify(passwordHash, paymentPassword);
  } catch (error) {
    await counter.giveBack();
    throw error;
  }
  const refusal = new Refusal('payment.password.wrong', { field });
  if (!isRight) throw refusal;
  await counter.forget();
  return async (runner) => {
    const present = await selectPaymentPassword(runner, merchantCode, member.memberId);
    if (present !== passwordHash) throw refusal;
  };
}

interface NewPaymentPassword {
  readonly loginPassword: string;
  readonly oldPaymentPassword: string;
  readonly newPaymentPassword: string;
}

/**
 * Sets the first payment password, or another one in place of the old, which must be given. Locks: the member's row,
 * then the payment password's.
 */
export async function setPaymentPassword(
  parts: LoginParts,
  context: MemberContext,
  body: NewPaymentPassword,
  caller: Caller,
): Promise<null> {
  refuseWeak(body.newPaymentPassword);
  const proof = await requirePassword(parts, context, body.loginPassword, caller);
  const { merchant, member } = context;
  const old = await selectPaymentPassword(parts.runner, merchant.merchantCode, member.memberId);
  if (old !== undefined) {
    await requirePaymentPassword(parts, context, body.oldPaymentPassword, 'oldPaymentPassword');
  }
  await writePaymentPassword(parts, context, proof, { paymentPassword: body.newPaymentPassword, old });
  return null;
}

/**
 * Replaces a forgotten payment password. The security questions stand in for it, under the same lock: who may not
 * guess the one may not guess at the other either.
 *
 * Lock order: the member's row, the payment password's, the counter's.
 */
export async function resetPaymentPassword(
  parts: LoginParts,
  context: MemberContext,
  body: {
    readonly loginPassword: string;
    readonly answers: readonly GivenAnswer[];
    readonly newPaymentPassword: string;
  },
  caller: Caller,
): Promise<null> {
  refuseWeak(body.newPaymentPassword);
  const proof = await requirePassword(parts, context, body.loginPassword, caller);
  const { merchantCode } = context.merchant;
  const { memberId } = context.member;
  const old = await selectPaymentPassword(parts.runner, merchantCode, memberId);
  if (old === undefined) throw new Refusal('payment.password.missing');
  const requireSameAnswers = await checkSecurityAnswers(parts, context, body.answers);
  const change = { paymentPassword: body.newPaymentPassword, old };
  await writePaymentPassword(parts, context, proof, change, async (runner) => {
    await requireSameAnswers(runner);
    await attemptCounter(parts, merchantCode, perMember, memberId).forget(runner);
  });
  return null;
}

function refuseWeak(paymentPassword: string): void {
  if (isWeakPaymentPassword(paymentPassword)) {
    throw new Refusal('payment.password.weak', { field: 'newPaymentPassword' });
  }
}

async function writePaymentPassword(
  parts: LoginParts,
  { merchant, member }: MemberContext,
  proof: LoginProof,
  { paymentPassword, old }: { readonly paymentPassword: string; readonly old: string | undefined },
  alsoInside: (runner: SqlRunner) => Promise<void> = async () => undefined,
): Promise<void> {
  const passwordHash = await parts.passwords.hash(paymentPassword);
  const { memberId } = member;
  await withTransaction(parts.database, async (runner) => {
    const redeemed = await redeemLoginProof(runner, proof);
    const isWritten = await upsertPaymentPassword(runner, redeemed, {
      passwordHash,
      old,
      changedAt: new Date(parts.clock.nowMs()),
    });
    // Two devices at once: the one that came second gave a password that is no longer the present one.
    if (!isWritten) throw new Refusal('payment.password.wrong', { field: 'oldPaymentPassword' });
    await alsoInside(runner);
    await notifyMember(parts, runner, { merchant, memberId, kind: 'payment.password.changed' });
  });
}
