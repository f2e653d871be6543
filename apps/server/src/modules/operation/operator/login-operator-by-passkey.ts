import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { addressSubject } from '@wau/service/http/address-subject';
import { isFromThisMachine, isWithinDemoReach } from '@wau/service/http/this-machine';
import { Refusal } from '@wau/service/refusal';
import type { FastifyRequest } from 'fastify';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import { installationScope } from '../../../platform/attempts/attempt-counter-sql.ts';
import { runAudited } from '../../../platform/audit/run-audited.ts';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import { tokenHashOf } from '../../../platform/sessions/session-token.ts';
import {
  issueChallenge,
  passkeyChallengeLifetimeMs,
  useChallenge,
} from '../../account/passkey/passkey-tickets.ts';
import { verifyPasskeySignature } from '../../account/passkey/verify-passkey.ts';
import type { TicketKind } from '../../account/ticket/single-use-tickets.ts';
import { consoleRelyingParty } from './console-relying-party.ts';
import { mayEnter, openOperatorSession, servesMerchant } from './open-operator-session.ts';
import type { OperatorParts } from './operator-parts.ts';
import { selectSigningOperatorPasskey, useOperatorPasskey } from './operator-passkey-sql.ts';
import { lockOperator } from './operator-sql.ts';

const perAddress: AttemptRule = {
  name: 'operator.passkey.address',
  windowMs: 15 * 60_000,
  window: 'fixed',
};
/** A login takes two. */
export const operatorPasskeyCallsPerAddress = 60;

/** A challenge for logging in; nobody has said yet who they are. A member's challenge is none of an operator. */
const loginChallenge: TicketKind<Record<string, never>> = {
  kind: 'operator.passkey.login',
  lifetimeMs: passkeyChallengeLifetimeMs,
};

/** A challenge that any operator's passkey of this host may answer. Refuses `access.denied` and `rate.limited`. */
export async function startOperatorPasskeyLogin(
  parts: OperatorParts,
  { merchant }: VisitorContext,
  request: FastifyRequest,
): Promise<CallValue<Calls['startOperatorPasskeyLogin']>> {
  const relyingParty = consoleRelyingParty(parts, merchant, request);
  await countCall(parts, request);
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
 * Opens a session of an operator by a passkey. It is what somebody has (the device) and is or knows (its lock) at once, so
 * neither password nor code is asked.
 *
 * Invariants: a challenge is answered once; the authenticator's count only grows; a passkey that nobody has, one of another
 * host and a signature that does not fit are refused alike. Whoever is switched off, has no second step, has a password that
 * somebody else has given, or no role at this merchant does not come in: recovering an account begins at its password. A passkey
 * that was made by a login of the demo reaches no further than that login, and ends with the demo.
 *
 * Refuses `access.denied`, `rate.limited`, `passkey.challenge.invalid`, `passkey.not.accepted` and `login.failed`. Lock order:
 * the operator's row, the passkey's, then the session.
 */
export async function loginOperatorByPasskey(
  parts: OperatorParts,
  { merchant }: VisitorContext,
  { credential }: CallBody<Calls['loginOperatorByPasskey']>,
  request: FastifyRequest,
  browserKey: string | undefined,
): Promise<CallValue<Calls['loginOperatorByPasskey']>> {
  const { merchantCode } = merchant;
  const relyingParty = consoleRelyingParty(parts, merchant, request);
  await countCall(parts, request);
  const used = await useChallenge(parts, parts.runner, merchantCode, loginChallenge, credential.response);
  if (used === undefined) throw new Refusal('passkey.challenge.invalid');
  const passkey = await selectSigningOperatorPasskey(parts.runner, credential.id, relyingParty.id);
  if (passkey === undefined) throw new Refusal('passkey.not.accepted');
  const signed = await verifyPasskeySignature(credential, used.challenge, relyingParty, passkey);
  const isMeant =
    !passkey.is_of_public_login || isWithinDemoReach(isFromThisMachine(request), parts.config.demoReach);
  if (!isMeant) throw new Refusal('login.failed');
  const { operator_id: operatorId, username, passkey_id: passkeyId } = passkey;
  const origin = { address: request.ip, requestId: request.id };
  const actor = { kind: 'operator', actorId: operatorId, actorName: username, ...origin } as const;
  const deed = { merchantCodes: [merchantCode], actor, action: 'loginOperatorByPasskey' };
  return runAudited(parts, deed, async (tx) => {
    const nowMs = parts.clock.nowMs();
    const present = await lockOperator(tx, operatorId);
    const isReady = present?.sealed_second_step !== null && present?.temporary_until === null;
    if (present === undefined || !isReady || !mayEnter(present, nowMs)) throw new Refusal('login.failed');
    if (!(await servesMerchant(tx, merchantCode, operatorId))) throw new Refusal('login.failed');
    const use = { operatorId, passkeyId, signCount: signed.newCounter, isSynced: signed.credentialBackedUp };
    const isCounted = await useOperatorPasskey(tx, { ...use, usedAt: new Date(nowMs) });
    if (!isCounted) throw new Refusal('passkey.not.accepted');
    const { session, sessionId } = await openOperatorSession(parts, tx, operatorId, {
      address: request.ip,
      hasSecondStep: true,
      browserKeyHash: browserKey === undefined ? null : tokenHashOf(browserKey),
    });
    return {
      value: { ...session, username, passwordIsTemporary: false, hasSecondStep: true },
      change: { subject: operatorId, oldValues: {}, newValues: { sessionId, passkeyId } },
    };
  });
}

/** At all merchants together, as with passwords. */
async function countCall(parts: OperatorParts, request: FastifyRequest): Promise<void> {
  const asking = addressSubject(request.ip);
  await requireAttempt(parts, installationScope, perAddress, asking, operatorPasskeyCallsPerAddress);
}
