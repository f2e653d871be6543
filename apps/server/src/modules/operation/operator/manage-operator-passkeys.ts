import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { CallBody, CallParams, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { OperatorId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import type { FastifyRequest } from 'fastify';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { AuditedWork } from '../../../platform/gates/command-registrar.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { verifyOrAbandon } from '../../account/credentials/verify-or-abandon.ts';
import { usernameKeyOf } from '../../account/member/username-key.ts';
import {
  issueChallenge,
  passkeyChallengeLifetimeMs,
  useChallenge,
} from '../../account/passkey/passkey-tickets.ts';
import { passkeyAlgorithms, verifyNewPasskey } from '../../account/passkey/verify-passkey.ts';
import type { TicketKind } from '../../account/ticket/single-use-tickets.ts';
import { consoleRelyingParty } from './console-relying-party.ts';
import { admitOperator } from './operator-limits.ts';
import type { OperatorParts } from './operator-parts.ts';
import {
  deleteOperatorPasskey,
  insertOperatorPasskey,
  type OperatorPasskeyRow,
  selectOperatorPasskeys,
} from './operator-passkey-sql.ts';
import { lockOperator, selectOperatorByName } from './operator-sql.ts';
import { takeSecondStep } from './take-second-step.ts';

type Asking = Pick<OperatorContext, 'merchant' | 'operator'>;
type PasskeyView = CallValue<Calls['createOperatorPasskey']>;

/** Most passkeys of one operator. */
export const operatorPasskeyLimit = 10;

/** A challenge for a new passkey of one operator, given out after password and code, in one session. */
const creationChallenge: TicketKind<{
  readonly operatorId: OperatorId;
  readonly sessionId: string;
  /** Whether the password is one of the demo, which everybody can read up. */
  readonly isOfPublicLogin: boolean;
}> = {
  kind: 'operator.passkey.creation',
  lifetimeMs: passkeyChallengeLifetimeMs,
};

/** The operator's own, the newest first. */
export async function listOperatorPasskeys(
  { runner }: Pick<OperatorParts, 'runner'>,
  { operator }: Pick<OperatorContext, 'operator'>,
): Promise<CallValue<Calls['listOperatorPasskeys']>> {
  return { list: (await selectOperatorPasskeys(runner, operator.operatorId)).map(passkeyView) };
}

/**
 * What a browser needs to make a passkey: kept on the device, opened by its lock, found without a name. Password and code are
 * asked for, because a passkey stands for both; the code is used up.
 *
 * Invariants: an attempt shares the count of logins and is counted before the password is looked at.
 *
 * Refuses `access.denied`, `login.too.many`, `password.wrong`, `second.step.code.wrong` and `passkey.too.many`. Lock order: the
 * operator's row, the counters, the challenge.
 */
export async function startOperatorPasskeyCreation(
  parts: OperatorParts,
  { merchant, operator: { operatorId, username, sessionId } }: Asking,
  { password, code }: CallBody<Calls['startOperatorPasskeyCreation']>,
  request: FastifyRequest,
): Promise<AuditedWork<CallValue<Calls['startOperatorPasskeyCreation']>>> {
  const relyingParty = consoleRelyingParty(parts, merchant, request);
  const attempt = await admitOperator(parts, username, request.ip);
  const found = await selectOperatorByName(parts.runner, usernameKeyOf(username));
  const isRight = await verifyOrAbandon(parts.passwords, attempt, found?.password_hash, password);
  if (!isRight) throw new Refusal('password.wrong', { field: 'password' });
  return async (tx) => {
    const present = await lockOperator(tx, operatorId);
    if (present?.password_hash !== found?.password_hash || present === undefined) {
      throw new Refusal('password.wrong', { field: 'password' });
    }
    const step = await takeSecondStep(parts, tx, operatorId, present, code);
    if (step !== 'taken') throw new Refusal('second.step.code.wrong', { field: 'code' });
    await attempt.succeeded(tx);
    const passkeys = await selectOperatorPasskeys(tx, operatorId);
    if (passkeys.length >= operatorPasskeyLimit) throw new Refusal('passkey.too.many');
    const isOfPublicLogin = parts.config.isPublicOperatorLogin(usernameKeyOf(username), password);
    const proof = { operatorId, sessionId, isOfPublicLogin };
    const ticketParts = { ...parts, runner: tx };
    const challenge = await issueChallenge(ticketParts, merchant.merchantCode, creationChallenge, proof);
    const options = await generateRegistrationOptions({
      rpID: relyingParty.id,
      rpName: relyingParty.name,
      userID: Uint8Array.from(Buffer.from(operatorId)),
      userName: username,
      challenge,
      timeout: creationChallenge.lifetimeMs,
      attestationType: 'none',
      supportedAlgorithmIDs: passkeyAlgorithms,
      excludeCredentials: passkeys.map((row) => ({ id: row.credential_id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const change = { subject: operatorId, oldValues: {}, newValues: { passkey: 'asked for' } };
    return { value: { ...options }, change };
  };
}

/**
 * Keeps a passkey that was made for a challenge of this session.
 *
 * Invariants: a challenge is answered once, whatever comes of it; of an operator who was switched off or given another password
 * meanwhile the session has ended, so that none is kept.
 *
 * Refuses `access.denied`, `passkey.challenge.invalid`, `passkey.not.accepted`, `passkey.known` and `passkey.too.many`. Lock
 * order: the operator's row, then the passkey's.
 */
export async function createOperatorPasskey(
  parts: OperatorParts,
  { merchant, operator: { operatorId, sessionId } }: Asking,
  { credential, passkeyName }: CallBody<Calls['createOperatorPasskey']>,
  request: FastifyRequest,
): Promise<AuditedWork<PasskeyView>> {
  const relyingParty = consoleRelyingParty(parts, merchant, request);
  const { merchantCode } = merchant;
  const used = await useChallenge(parts, parts.runner, merchantCode, creationChallenge, credential.response);
  if (used?.payload.operatorId !== operatorId || used.payload.sessionId !== sessionId) {
    throw new Refusal('passkey.challenge.invalid');
  }
  const made = await verifyNewPasskey(credential, used.challenge, relyingParty);
  const passkey = {
    passkeyId: newId('passkey', parts.clock, parts.random),
    host: relyingParty.id,
    credentialId: made.credential.id,
    publicKey: made.credential.publicKey,
    signCount: made.credential.counter,
    transports: made.credential.transports ?? [],
    isSynced: made.credentialBackedUp,
    passkeyName: passkeyName.trim() || relyingParty.name,
    isOfPublicLogin: used.payload.isOfPublicLogin,
    createdAt: new Date(parts.clock.nowMs()),
  };
  return async (tx) => {
    await lockOperator(tx, operatorId);
    const isInserted = await insertOperatorPasskey(tx, operatorId, passkey, operatorPasskeyLimit);
    if (!isInserted) throw new Refusal('passkey.too.many');
    const { passkeyId, host, isSynced, createdAt } = passkey;
    const value = passkeyView({
      ...{ passkey_id: passkeyId, passkey_name: passkey.passkeyName, is_synced: isSynced, host },
      ...{ created_at: createdAt, last_used_at: null },
    });
    const newValues = { passkeyId, passkeyName: passkey.passkeyName, host };
    return { value, change: { subject: operatorId, oldValues: {}, newValues } };
  };
}

/** Takes an own passkey away. Refuses `passkey.unknown`. Locks: the passkey's row. */
export async function removeOperatorPasskey(
  tx: SqlRunner,
  { operator: { operatorId } }: Pick<OperatorContext, 'operator'>,
  { passkeyId }: CallParams<Calls['removeOperatorPasskey']>,
): Promise<Audited<null>> {
  const passkeyName = await deleteOperatorPasskey(tx, operatorId, passkeyId);
  if (passkeyName === undefined) throw new Refusal('passkey.unknown');
  const change = { subject: operatorId, oldValues: { passkeyId, passkeyName }, newValues: {} };
  return { value: null, change };
}

function passkeyView(row: Omit<OperatorPasskeyRow, 'credential_id' | 'transports'>): PasskeyView {
  return {
    passkeyId: row.passkey_id,
    passkeyName: row.passkey_name,
    host: row.host,
    isSynced: row.is_synced,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
