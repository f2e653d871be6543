import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact, IdText, Moment } from '../../schema.ts';
import { LoginPasswordText, SecondStepCodeText } from './external-login-calls.ts';
import { SessionValue } from './session-calls.ts';

/**
 * What `navigator.credentials` takes and gives, in the JSON form of WebAuthn level 3. Its inside is the business of the
 * browser and of the library that checks it.
 */
export const WebAuthnJson = Type.Unsafe<Readonly<Record<string, unknown>>>(
  Type.Object({}, { additionalProperties: true, description: 'WebAuthn level 3 JSON' }),
);

/** A credential as a browser sends it. */
export const CredentialJson = Type.Object(
  {
    id: Type.String({ minLength: 16, maxLength: 1400 }),
    rawId: Type.String({ minLength: 16, maxLength: 1400 }),
    type: Type.Literal('public-key'),
    response: Type.Record(Type.String(), Type.Unknown()),
    clientExtensionResults: Type.Record(Type.String(), Type.Unknown()),
    authenticatorAttachment: Type.Optional(Type.String({ maxLength: 40 })),
  },
  { additionalProperties: false },
);

const Passkey = Exact({
  passkeyId: IdText('passkey'),
  passkeyName: Type.String(),
  isSynced: Type.Boolean({ description: 'Kept in more than one place' }),
  createdAt: Moment,
  lastUsedAt: Type.Union([Moment, Type.Null()]),
});

export const PasskeyNameText = Type.String({ minLength: 1, maxLength: 60 });
const memberErrors = ['session.missing', 'session.ended', 'trial.closed'] as const;

export const startPasskeyLogin = defineCall({
  name: 'startPasskeyLogin',
  method: 'POST',
  path: '/wps/session/login/passkey/options',
  caller: 'visitor',
  summary: 'A challenge for `navigator.credentials.get`, good for one use within five minutes',
  value: WebAuthnJson,
  errors: ['access.denied', 'rate.limited'],
});

export const loginByPasskey = defineCall({
  name: 'loginByPasskey',
  method: 'POST',
  path: '/wps/session/login/passkey',
  caller: 'visitor',
  summary: 'Opens a session by a passkey; no name, no password and no second step',
  body: Exact({ credential: CredentialJson }),
  value: SessionValue,
  errors: [
    'access.denied',
    'passkey.challenge.invalid',
    'passkey.not.accepted',
    'login.failed',
    'rate.limited',
  ],
});

export const listPasskeys = defineCall({
  name: 'listPasskeys',
  method: 'GET',
  path: '/wps/security/passkeys',
  caller: 'member',
  closedToTrial: true,
  summary: "The member's passkeys, newest first",
  value: Type.Array(Passkey),
  errors: memberErrors,
});

export const startPasskeyCreation = defineCall({
  name: 'startPasskeyCreation',
  method: 'POST',
  path: '/wps/security/passkeys/options',
  caller: 'member',
  closedToTrial: true,
  summary: 'A challenge for `navigator.credentials.create`, good for one use within five minutes',
  body: Exact({ loginPassword: LoginPasswordText, code: Type.Optional(SecondStepCodeText) }),
  value: WebAuthnJson,
  errors: [
    ...memberErrors,
    'access.denied',
    'password.wrong',
    'login.too.many',
    'passkey.too.many',
    'second.step.required',
    'second.step.code.wrong',
    'second.step.too.many',
  ],
});

export const createPasskey = defineCall({
  name: 'createPasskey',
  method: 'POST',
  path: '/wps/security/passkeys',
  caller: 'member',
  closedToTrial: true,
  summary: 'Keeps a passkey that the browser has made for the challenge',
  body: Exact({ credential: CredentialJson, passkeyName: PasskeyNameText }),
  value: Passkey,
  errors: [
    ...memberErrors,
    'access.denied',
    'passkey.challenge.invalid',
    'passkey.not.accepted',
    'passkey.known',
    'passkey.too.many',
  ],
});

export const renamePasskey = defineCall({
  name: 'renamePasskey',
  method: 'PUT',
  path: '/wps/security/passkeys/:passkeyId',
  caller: 'member',
  closedToTrial: true,
  summary: 'Gives a passkey another name',
  params: Exact({ passkeyId: IdText('passkey') }),
  body: Exact({ passkeyName: PasskeyNameText }),
  value: Type.Null(),
  errors: [...memberErrors, 'passkey.unknown'],
});

export const removePasskey = defineCall({
  name: 'removePasskey',
  method: 'POST',
  path: '/wps/security/passkeys/:passkeyId/remove',
  caller: 'member',
  closedToTrial: true,
  summary: 'Takes a passkey away; it opens nothing afterwards',
  params: Exact({ passkeyId: IdText('passkey') }),
  body: Exact({ loginPassword: LoginPasswordText }),
  value: Type.Null(),
  errors: [...memberErrors, 'password.wrong', 'login.too.many', 'passkey.unknown'],
});
