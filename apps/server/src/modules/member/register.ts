import { hash } from 'node:crypto';
import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database';
import { Refusal } from '@wau/service/refusal';
import { transactionRunner } from '@wau/service/sql-runner';
import { type AttemptRule, addressSubject, attemptCounter } from '../../platform/attempts/attempt-counter.ts';
import type { VisitorContext } from '../../platform/gates/visitor-gate.ts';
import type { Caller } from '../session/caller.ts';
import type { LoginParts } from '../session/login.ts';
import { openSession, type SessionView } from '../session/open-session.ts';
import { findMember, type MemberAccount } from './find-member.ts';
import { selectRegisterFieldRules } from './member-sql.ts';
import { openMember } from './open-member.ts';
import { readRegisterFields } from './register-fields.ts';

const perAddress: AttemptRule = { name: 'register.address', windowMs: 60 * 60_000, window: 'fixed' };
export const registrationsPerAddress = 20;

/** A registration that is sent again with its key within this time is answered with a session. */
export const retryWindowMs = 10 * 60_000;

type RegisterBody = CallBody<Calls['register']>;

/**
 * Registers a member by username and logs the member in.
 *
 * Invariants: member, ledger account and session exist together or not at all. A registration whose answer was lost
 * may be sent again with the same `Idempotency-Key`, username and password; it then opens another session of the
 * same member and needs no further captcha. The captcha is looked at after the fields, so that a slip in a field
 * does not cost one.
 *
 * Refuses, in this order: `module.unavailable`, `register.confirm.mismatch`, `register.field.invalid`,
 * `captcha.required`, `captcha.wrong`, `register.too.many`, `register.username.taken`.
 *
 * Lock order: the member's row, the ledger account's, the session's.
 */
export async function register(
  parts: LoginParts,
  { merchant, language }: VisitorContext,
  body: RegisterBody,
  idempotencyKey: string | undefined,
  caller: Caller,
  newDeviceToken: () => string,
): Promise<SessionView> {
  const { merchantCode, defaultLanguage } = merchant;
  if (!merchant.flags.has('USERNAMEREG3')) throw new Refusal('module.unavailable');
  if (body.password !== body.confirmPassword) {
    throw new Refusal('register.confirm.mismatch', { field: 'confirmPassword' });
  }
  const rules = await selectRegisterFieldRules(parts.runner, merchantCode, language, defaultLanguage);
  const { username, password, nickname, email, ...profile } = filledFields(readRegisterFields(rules, body));
  const keyHash = idempotencyKey === undefined ? null : hash('sha256', idempotencyKey, 'buffer');

  const repeated = await findRepeated(parts, merchantCode, username, password, keyHash);
  if (repeated !== undefined) return openSession(parts, parts.runner, merchantCode, repeated, caller);

  await passCaptcha(parts, { merchant, language }, body.captcha, caller);
  const counter = attemptCounter(parts, merchantCode, perAddress, addressSubject(caller.address));
  const verdict = await counter.take(registrationsPerAddress);
  if (!verdict.accepted) {
    throw new Refusal('register.too.many', { retryAfterSeconds: verdict.retryAfterSeconds });
  }
  await refuseTaken(parts, merchantCode, username);

  const passwordHash = await parts.passwords.hash(password);
  const deviceToken = newDeviceToken();
  return withTransaction(parts.database.kysely, async (tx) => {
    const runner = transactionRunner(tx);
    const contact = { language, ...(email === '' ? {} : { email }) };
    const fields = { username, passwordHash, nickname, profile, registerKeyHash: keyHash, contact };
    const memberId = await openMember(parts, runner, merchant, fields);
    const owner = { memberId, userName: username, memberType: 0, isFirstLogin: false };
    return openSession(parts, runner, merchantCode, owner, { ...caller, deviceToken });
  });
}

function filledFields(values: ReadonlyMap<string, string>): {
  readonly username: string;
  readonly password: string;
  readonly nickname: string;
  readonly email: string;
  readonly [field: string]: string;
} {
  return { username: '', password: '', nickname: '', email: '', ...Object.fromEntries(values) };
}

/** The member that this very registration has made before. */
async function findRepeated(
  parts: LoginParts,
  merchantCode: VisitorContext['merchant']['merchantCode'],
  username: string,
  password: string,
  keyHash: Buffer | null,
): Promise<MemberAccount | undefined> {
  if (keyHash === null) return undefined;
  const member = await findMember(parts.runner, merchantCode, username);
  if (member?.registerKeyHash?.equals(keyHash) !== true || !member.isActive) return undefined;
  if (parts.clock.nowMs() - member.registeredAt.getTime() > retryWindowMs) return undefined;
  return (await parts.passwords.verify(member.passwordHash, password)) ? member : undefined;
}

async function passCaptcha(
  parts: LoginParts,
  { merchant }: VisitorContext,
  answer: string,
  caller: Caller,
): Promise<void> {
  if (!isCaptchaAsked(merchant)) return;
  if (answer === '') throw new Refusal('captcha.required', { captcha: true, field: 'captcha' });
  if (!(await parts.captchas.check(merchant.merchantCode, caller.captchaId, answer))) {
    throw new Refusal('captcha.wrong', { captcha: true, field: 'captcha' });
  }
}

/** A merchant that has captchas switched off altogether cannot ask for one here. */
export function isCaptchaAsked(merchant: VisitorContext['merchant']): boolean {
  return merchant.isRegisterCaptchaEnabled && merchant.modules.has('VALID_CAPTCHA3');
}

/** Saves the work of hashing; the unique constraint has the last word. */
async function refuseTaken(
  parts: LoginParts,
  merchantCode: VisitorContext['merchant']['merchantCode'],
  username: string,
): Promise<void> {
  const member = await findMember(parts.runner, merchantCode, username);
  if (member !== undefined) throw new Refusal('register.username.taken', { field: 'username' });
}
