import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database/database';
import { addressSubject } from '@wau/service/http/address-subject';
import { Refusal } from '@wau/service/refusal';
import type { FastifyRequest } from 'fastify';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { callerOf } from '../credentials/caller.ts';
import type { LoginParts } from '../credentials/login-parts.ts';
import { redeemLoginProof } from '../credentials/login-proof.ts';
import { openSession, type SessionView } from '../session/open-session.ts';
import { selectSigningPasskey, updateSignCount } from './passkey-sql.ts';
import { issueChallenge, loginChallenge, useChallenge } from './passkey-tickets.ts';
import { relyingPartyOf } from './relying-party.ts';
import { verifyPasskeySignature } from './verify-passkey.ts';

const perAddress: AttemptRule = { name: 'passkey.address', windowMs: 15 * 60_000, window: 'fixed' };
/** A login takes two; generous, because many phones share the address of their network. */
const callsPerAddress = 200;

/** A challenge that any passkey of this site may answer: who logs in is told by the passkey. */
export async function startPasskeyLogin(
  parts: LoginParts,
  { merchant }: VisitorContext,
  request: FastifyRequest,
): Promise<CallValue<Calls['startPasskeyLogin']>> {
  const relyingParty = relyingPartyOf(merchant, request);
  await countCall(parts, merchant, request);
  const challenge = await issueChallenge(parts, merchant.merchantCode, loginChallenge, {});
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    challenge,
    timeout: loginChallenge.lifetimeMs,
    userVerification: 'required',
  });
  return { ...options };
}

/**
 * Opens a session by a passkey. It is what somebody has (the device) and is or knows (its lock) at once, so no second
 * step is asked.
 *
 * Invariants: a challenge is answered once; the authenticator's count only grows; a passkey that nobody has and a
 * signature that does not fit are refused alike.
 *
 * Refuses with `rate.limited`, `passkey.challenge.invalid`, `passkey.not.accepted` and `login.failed`.
 *
 * Lock order: the member's row, the passkey's, then the new rows.
 */
export async function loginByPasskey(
  parts: LoginParts,
  { merchant }: VisitorContext,
  { credential }: CallBody<Calls['loginByPasskey']>,
  request: FastifyRequest,
  newDeviceToken: () => string,
): Promise<SessionView> {
  const { merchantCode } = merchant;
  const relyingParty = relyingPartyOf(merchant, request);
  await countCall(parts, merchant, request);
  const used = await useChallenge(parts, parts.runner, merchantCode, loginChallenge, credential.response);
  if (used === undefined) throw new Refusal('passkey.challenge.invalid');
  const passkey = await selectSigningPasskey(parts.runner, merchantCode, credential.id);
  if (passkey === undefined) throw new Refusal('passkey.not.accepted');
  const { newCounter, credentialBackedUp } = await verifyPasskeySignature(
    credential,
    used.challenge,
    relyingParty,
    passkey,
  );
  const refusal = new Refusal('login.failed');
  if (!passkey.is_active) throw refusal;
  const { member_id: memberId, login_epoch: loginEpoch } = passkey;

  const deviceToken = newDeviceToken();
  return withTransaction(parts.database, async (runner) => {
    const redeemed = await redeemLoginProof(runner, { merchantCode, memberId, loginEpoch, refusal });
    const isCounted = await updateSignCount(runner, {
      merchantCode,
      passkeyId: passkey.passkey_id,
      signCount: newCounter,
      isSynced: credentialBackedUp,
      usedAt: new Date(parts.clock.nowMs()),
    });
    if (!isCounted) throw new Refusal('passkey.not.accepted');
    const owner = {
      userName: passkey.username,
      memberType: passkey.member_type,
      isFirstLogin: passkey.first_login_pending,
    };
    return openSession(parts, runner, redeemed, owner, { ...callerOf(request), deviceToken });
  });
}

async function countCall(parts: LoginParts, merchant: Merchant, request: FastifyRequest): Promise<void> {
  const asking = addressSubject(request.ip);
  await requireAttempt(parts, merchant.merchantCode, perAddress, asking, callsPerAddress);
}
