import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Exact, IdText, Moment } from '../../schema.ts';
import { CredentialJson, PasskeyNameText, WebAuthnJson } from '../account/passkey-calls.ts';
import { BindsToBrowser, CodeText, OperatorSession, PasswordText } from './operator-calls.ts';

const OperatorPasskey = Exact({
  passkeyId: IdText('passkey'),
  passkeyName: Type.String(),
  host: Type.String({ description: 'Of the console where it was made; it logs in there alone' }),
  isSynced: Type.Boolean({ description: 'Kept in more than one place' }),
  createdAt: Moment,
  lastUsedAt: Type.Union([Moment, Type.Null()]),
});

export const startOperatorPasskeyLogin = defineCall({
  name: 'startOperatorPasskeyLogin',
  method: 'POST',
  path: '/wps/operator/session/passkey/options',
  caller: 'visitor',
  openDuringClosure: true,
  summary: 'A challenge for `navigator.credentials.get`, good for one use within five minutes',
  value: WebAuthnJson,
  errors: ['access.denied', 'rate.limited'],
});

export const loginOperatorByPasskey = defineCall({
  name: 'loginOperatorByPasskey',
  method: 'POST',
  path: '/wps/operator/session/passkey',
  caller: 'visitor',
  openDuringClosure: true,
  summary:
    'Opens a session of an operator by a passkey, which is what somebody has and what opens it at once: no name, password or code',
  body: Exact({ credential: CredentialJson, bindsToBrowser: BindsToBrowser }),
  value: OperatorSession,
  errors: [
    'access.denied',
    'rate.limited',
    'passkey.challenge.invalid',
    'passkey.not.accepted',
    'login.failed',
  ],
});

export const listOperatorPasskeys = defineCall({
  name: 'listOperatorPasskeys',
  method: 'GET',
  path: '/wps/operator/passkeys',
  caller: 'operator',
  permission: 'session.own',
  summary: "The operator's own passkeys, the newest first",
  value: Exact({ list: Type.Array(OperatorPasskey) }),
  errors: [...operatorErrors],
});

export const startOperatorPasskeyCreation = defineCall({
  name: 'startOperatorPasskeyCreation',
  method: 'POST',
  path: '/wps/operator/passkeys/options',
  caller: 'operator',
  permission: 'session.own',
  summary:
    'A challenge for `navigator.credentials.create`, good for one use within five minutes; asks for password and code, since a passkey stands for both',
  body: Exact({ password: PasswordText, code: CodeText }),
  value: WebAuthnJson,
  errors: [
    ...operatorErrors,
    'access.denied',
    'login.too.many',
    'password.wrong',
    'second.step.code.wrong',
    'passkey.too.many',
  ],
});

export const createOperatorPasskey = defineCall({
  name: 'createOperatorPasskey',
  method: 'POST',
  path: '/wps/operator/passkeys',
  caller: 'operator',
  permission: 'session.own',
  summary: 'Keeps a passkey that the browser has made for the challenge',
  body: Exact({ credential: CredentialJson, passkeyName: PasskeyNameText }),
  value: OperatorPasskey,
  errors: [
    ...operatorErrors,
    'access.denied',
    'passkey.challenge.invalid',
    'passkey.not.accepted',
    'passkey.known',
    'passkey.too.many',
  ],
});

export const removeOperatorPasskey = defineCall({
  name: 'removeOperatorPasskey',
  method: 'POST',
  path: '/wps/operator/passkeys/:passkeyId/remove',
  caller: 'operator',
  permission: 'session.own',
  summary: 'Takes an own passkey away; it opens nothing afterwards',
  params: Exact({ passkeyId: IdText('passkey') }),
  value: Type.Null(),
  errors: [...operatorErrors, 'passkey.unknown'],
});
