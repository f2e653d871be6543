import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database';
import { Refusal } from '@wau/service/refusal';
import { transactionRunner } from '@wau/service/sql-runner';
import type { Merchant } from '../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../platform/server-parts.ts';
import type { Captchas } from '../captcha/captchas.ts';
import { findMember, type MemberAccount } from '../member/find-member.ts';
import type { Caller } from './caller.ts';
import { admitLogin, type LoginAttempt } from './login-limits.ts';
import { openSession, type SessionView } from './open-session.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { usernameKeyOf } from './username-key.ts';

export interface LoginParts extends ServerParts {
  readonly captchas: Captchas;
  readonly passwords: PasswordHashing;
}

/**
 * Opens a session by username and password.
 *
 * Invariants: an unknown name, a disabled account and a wrong password are answered with the same text after the
 * same work. An attempt is counted before the password is looked at. A session exists only together with the end of
 * the account's count of failures.
 *
 * Lock order: the counters of the merchant, the address and the account, then the new rows.
 */
export async function login(
  parts: LoginParts,
  merchant: Merchant,
  body: CallBody<Calls['login']>,
  caller: Caller,
  newDeviceToken: () => string,
): Promise<SessionView> {
  const usernameKey = usernameKeyOf(body.username);
  const attempt = await admitLogin(parts, parts.captchas, merchant, usernameKey, body.captcha, caller);
  const member = await findMember(parts.runner, merchant.merchantCode, body.username);
  const isRight = await verifyOrAbandon(parts.passwords, attempt, member, body.password);
  if (member === undefined || !isRight || !member.isActive) {
    throw new Refusal('login.failed', attempt.nextNeedsCaptcha ? { captcha: true } : undefined);
  }
  const deviceToken = newDeviceToken();
  return withTransaction(parts.database.kysely, async (tx) => {
    const runner = transactionRunner(tx);
    await attempt.succeeded(runner);
    return openSession(parts, runner, merchant.merchantCode, member, { ...caller, deviceToken });
  });
}

async function verifyOrAbandon(
  passwords: PasswordHashing,
  attempt: LoginAttempt,
  member: MemberAccount | undefined,
  password: string,
): Promise<boolean> {
  try {
    return await passwords.verify(member?.passwordHash, password);
  } catch (error) {
    await attempt.abandoned();
    throw error;
  }
}
