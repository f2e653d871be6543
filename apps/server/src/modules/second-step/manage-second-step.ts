import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database';
import { Refusal } from '@wau/service/refusal';
import { type SqlRunner, transactionRunner } from '@wau/service/sql-runner';
import type { MemberContext } from '../../platform/gates/member-gate.ts';
import { notifyMember } from '../message/notify-member.ts';
import type { Caller } from '../session/caller.ts';
import type { LoginParts } from '../session/login.ts';
import { requirePassword } from '../session/require-password.ts';
import { admitSecondStep, takeSecondStepCode } from './check-second-step.ts';
import {
  newRecoveryCodes,
  newSecret,
  recoveryCodeHash,
  sealSecret,
  secretForApp,
} from './second-step-secret.ts';
import {
  deleteSecondStep,
  replaceRecoveryCodes,
  selectSecondStep,
  upsertPendingSecret,
} from './second-step-sql.ts';

/** A fresh secret for an app. Nothing is asked at log-in before a code of it has come back. Refuses `second.step.on`. */
export async function startSecondStepEnrolment(
  parts: LoginParts,
  context: MemberContext,
  loginPassword: string,
  caller: Caller,
): Promise<CallValue<Calls['startSecondStepEnrolment']>> {
  await requirePassword(parts, context, loginPassword, caller);
  const { merchant, member } = context;
  const owner = ownerOf(parts, context);
  const secret = newSecret(parts.random);
  const isWritten = await upsertPendingSecret(parts.runner, owner, sealSecret(owner, secret, parts.random));
  if (!isWritten) throw new Refusal('second.step.on');
  return secretForApp(secret, merchant.brandName, member.userName);
}

/**
 * Switches two-step login on with a first code, and gives the recovery codes. Refuses `second.step.on`,
 * `second.step.off` (nothing was begun), `second.step.code.wrong` and `second.step.too.many`.
 */
export async function confirmSecondStep(
  parts: LoginParts,
  context: MemberContext,
  code: string,
): Promise<CallValue<Calls['confirmSecondStep']>> {
  const owner = ownerOf(parts, context);
  const forgetAttempts = await admitSecondStep(parts, owner.merchantCode, owner.memberId);
  return withTransaction(parts.database.kysely, async (tx) => {
    const runner = transactionRunner(tx);
    const row = await selectSecondStep(runner, owner);
    if (row !== undefined && row.confirmed_at !== null) throw new Refusal('second.step.on');
    await takeSecondStepCode(parts, runner, owner, code);
    await forgetAttempts(runner);
    await notifyMember(parts, runner, { ...owner, merchant: context.merchant, kind: 'second.step.on' });
    return writeRecoveryCodes(parts, runner, owner);
  });
}

/** Other recovery codes in place of those before, for a last code: they would stand in for it from then on. */
export async function renewRecoveryCodes(
  parts: LoginParts,
  context: MemberContext,
  body: { readonly loginPassword: string; readonly code: string },
  caller: Caller,
): Promise<CallValue<Calls['renewRecoveryCodes']>> {
  await requirePassword(parts, context, body.loginPassword, caller);
  const owner = ownerOf(parts, context);
  const forgetAttempts = await admitSecondStep(parts, owner.merchantCode, owner.memberId);
  return withTransaction(parts.database.kysely, async (tx) => {
    const runner = transactionRunner(tx);
    const row = await selectSecondStep(runner, owner);
    if (row === undefined || row.confirmed_at === null) throw new Refusal('second.step.off');
    await takeSecondStepCode(parts, runner, owner, body.code);
    await forgetAttempts(runner);
    await notifyMember(parts, runner, {
      ...owner,
      merchant: context.merchant,
      kind: 'recovery.codes.renewed',
    });
    return writeRecoveryCodes(parts, runner, owner);
  });
}

/** Switches two-step login off with a last code, so that a known password alone does not. */
export async function removeSecondStep(
  parts: LoginParts,
  context: MemberContext,
  body: { readonly loginPassword: string; readonly code: string },
  caller: Caller,
): Promise<null> {
  await requirePassword(parts, context, body.loginPassword, caller);
  const owner = ownerOf(parts, context);
  const forgetAttempts = await admitSecondStep(parts, owner.merchantCode, owner.memberId);
  await withTransaction(parts.database.kysely, async (tx) => {
    const runner = transactionRunner(tx);
    const row = await selectSecondStep(runner, owner);
    if (row === undefined || row.confirmed_at === null) throw new Refusal('second.step.off');
    await takeSecondStepCode(parts, runner, owner, body.code);
    await forgetAttempts(runner);
    await deleteSecondStep(runner, owner);
    await notifyMember(parts, runner, { ...owner, merchant: context.merchant, kind: 'second.step.off' });
  });
  return null;
}

function ownerOf(parts: LoginParts, { merchant, member }: MemberContext) {
  const { masterSecret } = parts.config;
  return { masterSecret, merchantCode: merchant.merchantCode, memberId: member.memberId };
}

async function writeRecoveryCodes(
  parts: LoginParts,
  runner: SqlRunner,
  owner: ReturnType<typeof ownerOf>,
): Promise<{ recoveryCodes: string[] }> {
  const recoveryCodes = [...newRecoveryCodes(parts.random)];
  await replaceRecoveryCodes(
    runner,
    owner,
    recoveryCodes.map((code) => recoveryCodeHash(owner, code)),
  );
  return { recoveryCodes };
}
