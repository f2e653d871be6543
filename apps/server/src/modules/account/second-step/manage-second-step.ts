import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { notifyMember } from '../../messaging/message/notify-member.ts';
import type { Caller } from '../credentials/caller.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { type LoginProof, type RedeemedProof, redeemLoginProof } from '../credentials/login-proof.ts';
import { requirePassword } from '../credentials/require-password.ts';
import { lockMember } from '../member/lock-member.ts';
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
  type MemberKey,
  replaceRecoveryCodes,
  selectSecondStep,
  upsertPendingSecret,
} from './second-step-sql.ts';

/**
 * A fresh secret for an app. Nothing is asked at login before a code of it has come back. Refuses `second.step.on`.
 * Locks: the member's row, then the second step's.
 */
export async function startSecondStepEnrolment(
  parts: LoginParts,
  context: MemberContext,
  loginPassword: string,
  caller: Caller,
): Promise<CallValue<Calls['startSecondStepEnrolment']>> {
  const proof = await requirePassword(parts, context, loginPassword, caller);
  const { merchant, member } = context;
  const owner = ownerOf(parts, context);
  const secret = newSecret(parts.random);
  const sealedSecret = sealSecret(owner, secret, parts.random);
  await withTransaction(parts.database, async (runner) => {
    const isWritten = await upsertPendingSecret(runner, await redeemLoginProof(runner, proof), sealedSecret);
    if (!isWritten) throw new Refusal('second.step.on');
  });
  return secretForApp(secret, merchant.brandName, member.userName);
}

/**
 * Switches two-step login on with a first code, and gives the recovery codes. Refuses `second.step.on`,
 * `second.step.off` (nothing was begun), `second.step.code.wrong` and `second.step.too.many`. Where it is on already,
 * nothing is counted: no password was asked for, and the count is that of logins.
 *
 * Lock order: the member's row, the second step's, the counter's, the recovery codes'.
 */
export async function confirmSecondStep(
  parts: LoginParts,
  context: MemberContext,
  code: string,
): Promise<CallValue<Calls['confirmSecondStep']>> {
  const owner = ownerOf(parts, context);
  await requirePendingSecondStep(parts.runner, owner);
  const forgetAttempts = await admitSecondStep(parts, owner.merchantCode, owner.memberId);
  return withTransaction(parts.database, async (runner) => {
    await lockMember(runner, owner);
    await requirePendingSecondStep(runner, owner);
    await takeSecondStepCode(parts, runner, owner, code);
    await forgetAttempts(runner);
    await notifyMember(parts, runner, { ...owner, merchant: context.merchant, kind: 'second.step.on' });
    return writeRecoveryCodes(parts, runner, owner);
  });
}

/**
 * Other recovery codes in place of those before, for a last code: they would stand in for it from then on. Refuses
 * `second.step.off`, `second.step.code.wrong` and `second.step.too.many`.
 *
 * Lock order: see withSecondStepCode, then the recovery codes.
 */
export async function renewRecoveryCodes(
  parts: LoginParts,
  context: MemberContext,
  body: { readonly loginPassword: string; readonly code: string },
  caller: Caller,
): Promise<CallValue<Calls['renewRecoveryCodes']>> {
  const proof = await requirePassword(parts, context, body.loginPassword, caller);
  const owner = ownerOf(parts, context);
  return withSecondStepCode(parts, proof, body.code, async (runner) => {
    const notice = {
      merchant: context.merchant,
      memberId: owner.memberId,
      kind: 'recovery.codes.renewed',
    } as const;
    await notifyMember(parts, runner, notice);
    return writeRecoveryCodes(parts, runner, owner);
  });
}

/**
 * Switches two-step login off with a last code, so that a known password alone does not. Refuses and locks as
 * `renewRecoveryCodes` does.
 */
export async function removeSecondStep(
  parts: LoginParts,
  context: MemberContext,
  body: { readonly loginPassword: string; readonly code: string },
  caller: Caller,
): Promise<null> {
  const proof = await requirePassword(parts, context, body.loginPassword, caller);
  const { merchant, member } = context;
  return withSecondStepCode(parts, proof, body.code, async (runner, redeemed) => {
    await deleteSecondStep(runner, redeemed);
    await notifyMember(parts, runner, { merchant, memberId: member.memberId, kind: 'second.step.off' });
    return null;
  });
}

/**
 * Does `work` in one transaction with a code that is used up. What cannot be done is refused before the attempt is
 * counted. Lock order: the member's row, the second step's, the counter's, then what `work` locks.
 */
async function withSecondStepCode<Result>(
  parts: LoginParts,
  proof: LoginProof,
  code: string,
  work: (runner: SqlRunner, redeemed: RedeemedProof) => Promise<Result>,
): Promise<Result> {
  await requireConfirmedSecondStep(parts.runner, proof);
  const forgetAttempts = await admitSecondStep(parts, proof.merchantCode, proof.memberId);
  return withTransaction(parts.database, async (runner) => {
    const redeemed = await redeemLoginProof(runner, proof);
    await requireConfirmedSecondStep(runner, redeemed);
    await takeSecondStepCode(parts, runner, redeemed, code);
    await forgetAttempts(runner);
    return work(runner, redeemed);
  });
}

async function requirePendingSecondStep(runner: SqlRunner, member: MemberKey): Promise<void> {
  const row = await selectSecondStep(runner, member);
  if (row === undefined) throw new Refusal('second.step.off');
  if (row.confirmed_at !== null) throw new Refusal('second.step.on');
}

async function requireConfirmedSecondStep(runner: SqlRunner, member: MemberKey): Promise<void> {
  const row = await selectSecondStep(runner, member);
  if (row === undefined || row.confirmed_at === null) throw new Refusal('second.step.off');
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
