import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database/database';
import { newId } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import type { FastifyRequest } from 'fastify';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import { notifyMember } from '../../messaging/message/notify-member.ts';
import { callerOf } from '../credentials/caller.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { type LoginProof, redeemLoginProof } from '../credentials/login-proof.ts';
import { requirePassword } from '../credentials/require-password.ts';
import { admitSecondStep, takeSecondStepCode } from '../second-step/check-second-step.ts';
import { hasSecondStep } from '../second-step/has-second-step.ts';
import { insertPasskey, selectPasskeys } from './passkey-sql.ts';
import { creationChallenge, issueChallenge, useChallenge } from './passkey-tickets.ts';
import { passkeyViewOf } from './passkey-view.ts';
import { relyingPartyOf } from './relying-party.ts';
import { passkeyAlgorithms, verifyNewPasskey } from './verify-passkey.ts';

/** Most passkeys of one member. */
export const passkeyLimit = 10;

/**
 * What a browser needs to make a passkey: kept on the device, opened by its lock (fingerprint, face, PIN), and found
 * without a name. The password is asked for, because a passkey logs in, and with two-step login on a code as well,
 * because it then logs in without a second step. Refuses `passkey.too.many`, `second.step.required`,
 * `second.step.code.wrong` and `second.step.too.many`.
 */
export async function startPasskeyCreation(
  parts: LoginParts,
  context: MemberContext,
  body: CallBody<Calls['startPasskeyCreation']>,
  request: FastifyRequest,
): Promise<CallValue<Calls['startPasskeyCreation']>> {
  const { merchant, member } = context;
  const relyingParty = relyingPartyOf(merchant, request);
  const proof = await requirePassword(parts, context, body.loginPassword, callerOf(request));
  const present = await selectPasskeys(parts.runner, merchant.merchantCode, member.memberId);
  if (present.length >= passkeyLimit) throw new Refusal('passkey.too.many');
  await requireSecondStep(parts, proof, body.code);
  const challenge = await issueChallenge(parts, merchant.merchantCode, creationChallenge, {
    memberId: member.memberId,
    loginEpoch: proof.loginEpoch,
  });
  const options = await generateRegistrationOptions({
    rpID: relyingParty.id,
    rpName: relyingParty.name,
    userID: Uint8Array.from(Buffer.from(member.memberId)),
    userName: member.userName,
    userDisplayName: member.nickname || member.userName,
    challenge,
    timeout: creationChallenge.lifetimeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: passkeyAlgorithms,
    excludeCredentials: present.map((row) => ({ id: row.credential_id, transports: [...row.transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

/** With two-step login on a code is used up; without it none is looked at. */
async function requireSecondStep(
  parts: LoginParts,
  proof: LoginProof,
  code: string | undefined,
): Promise<void> {
  const { merchantCode, memberId } = proof;
  const isOn = await hasSecondStep(parts.runner, merchantCode, memberId);
  if (!isOn) return;
  if (code === undefined) throw new Refusal('second.step.required', { field: 'code' });
  const forgetAttempts = await admitSecondStep(parts, merchantCode, memberId);
  await withTransaction(parts.database, async (runner) => {
    await takeSecondStepCode(parts, runner, await redeemLoginProof(runner, proof), code);
    await forgetAttempts(runner);
  });
}

/**
 * Keeps a passkey that was made for a challenge of this member; a challenge for a password that was changed since is
 * none. Refuses with `passkey.challenge.invalid`, `passkey.not.accepted`, `passkey.known` and `passkey.too.many`.
 *
 * Lock order: the member's row, then the new passkey's.
 */
export async function createPasskey(
  parts: LoginParts,
  { merchant, member }: MemberContext,
  body: CallBody<Calls['createPasskey']>,
  request: FastifyRequest,
): Promise<CallValue<Calls['createPasskey']>> {
  const { merchantCode } = merchant;
  const relyingParty = relyingPartyOf(merchant, request);
  const { response } = body.credential;
  const used = await useChallenge(parts, parts.runner, merchantCode, creationChallenge, response);
  const refusal = new Refusal('passkey.challenge.invalid');
  if (used?.payload.memberId !== member.memberId) throw refusal;
  const proof = { merchantCode, ...used.payload, refusal };
  const { credential, credentialBackedUp } = await verifyNewPasskey(
    body.credential,
    used.challenge,
    relyingParty,
  );
  const passkey = {
    passkeyId: newId('passkey', parts.clock, parts.random),
    credentialId: credential.id,
    publicKey: credential.publicKey,
    signCount: credential.counter,
    transports: credential.transports ?? [],
    isSynced: credentialBackedUp,
    passkeyName: body.passkeyName.trim() || merchant.brandName,
    createdAt: new Date(parts.clock.nowMs()),
  };
  await withTransaction(parts.database, async (runner) => {
    const redeemed = await redeemLoginProof(runner, proof);
    const isInserted = await insertPasskey(runner, redeemed, passkey, passkeyLimit);
    if (!isInserted) throw new Refusal('passkey.too.many');
    await notifyMember(parts, runner, { merchant, memberId: member.memberId, kind: 'passkey.added' });
  });
  return passkeyViewOf({
    passkey_id: passkey.passkeyId,
    passkey_name: passkey.passkeyName,
    is_synced: passkey.isSynced,
    created_at: passkey.createdAt,
    last_used_at: null,
  });
}
