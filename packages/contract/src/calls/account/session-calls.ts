import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact, IdText, MerchantText, Moment } from '../../schema.ts';
import { SessionTokenField } from '../../session-token-field.ts';

/** What a client keeps of a session (session storage, `MC_SESSION_INFO`). */
export const SessionValue = Exact({
  token: Type.String({ minLength: 43, maxLength: 43, description: '256 random bits, base64url' }),
  merchantCode: MerchantText,
  userName: Type.String(),
  customerType: Type.Integer({ description: '0 member, 4 free trial' }),
  firstTimeLogin: Type.Boolean({
    description: 'Opened with a password that somebody else had given; so until the session ends',
  }),
  mustChangePassword: Type.Boolean({ description: 'That password is still in force' }),
  isPaused: Type.Optional(
    Type.Boolean({
      description: 'The member is kept from play: the session opens the way to the money alone',
    }),
  ),
});

export const renewSession = defineCall({
  name: 'renewSession',
  openWhilePaused: true,
  method: 'POST',
  path: '/wps/session/renew',
  caller: 'member',
  summary:
    'Extends the session and replaces its token; the old token ends after a short grace for requests under way',
  value: SessionValue,
  errors: ['session.missing', 'session.ended'],
});

export const logout = defineCall({
  name: 'logout',
  openWhilePaused: true,
  method: 'DELETE',
  path: '/wps/session/logout',
  caller: 'member',
  openDuringClosure: true,
  summary: 'Ends the session; its token works nowhere afterwards',
  query: Exact({ token: SessionTokenField }),
  value: Type.Null(),
  errors: ['session.missing', 'session.ended'],
});

/** What a member reads of one of the own sessions. */
const OwnSession = Exact({
  sessionId: IdText('session'),
  isCurrent: Type.Boolean({ description: 'The session that asks' }),
  browser: Type.String({ description: 'E.g. `Chrome`; empty when it does not say' }),
  system: Type.String({ description: 'E.g. `Android`; empty when it does not say' }),
  isStandalone: Type.Boolean({ description: 'Run from the home screen' }),
  address: Type.String({ description: 'Network address of the login' }),
  loggedInAt: Moment,
  lastSeenAt: Moment,
});

export const listSessions = defineCall({
  name: 'listSessions',
  openWhilePaused: true,
  method: 'GET',
  path: '/wps/session/sessions',
  caller: 'member',
  summary: "The member's own live sessions, the one used last first",
  value: Exact({ list: Type.Array(OwnSession) }),
  errors: ['session.missing', 'session.ended'],
});

export const revokeSession = defineCall({
  name: 'revokeSession',
  openWhilePaused: true,
  method: 'DELETE',
  path: '/wps/session/sessions/:sessionId',
  caller: 'member',
  summary: 'Ends one of the own sessions; its token works nowhere afterwards',
  params: Exact({ sessionId: IdText('session') }),
  value: Type.Null(),
  errors: ['session.missing', 'session.ended', 'session.unknown'],
});

export const revokeSessions = defineCall({
  name: 'revokeSessions',
  openWhilePaused: true,
  method: 'DELETE',
  path: '/wps/session/sessions',
  caller: 'member',
  summary:
    'Logs out everywhere: ends the own sessions and makes passwords useless that browsers have remembered. With `keepCurrent` the session that asks goes on',
  query: Exact({ keepCurrent: Type.Optional(Type.Boolean()) }),
  value: Exact({ endedCount: Type.Integer() }),
  errors: ['session.missing', 'session.ended'],
});

const rememberToken = Type.String({
  minLength: 43,
  maxLength: 43,
  description: '256 random bits, base64url',
});
const RememberKey = Type.String({
  minLength: 43,
  maxLength: 43,
  description: 'AES key, base64url; the server keeps it until the member logs out everywhere',
});

export const rememberLogin = defineCall({
  name: 'rememberLogin',
  method: 'POST',
  path: '/wps/session/remembered',
  caller: 'member',
  summary: 'A key for the browser to lock a remembered password with, and the token that asks for it again',
  value: Exact({ rememberToken, key: RememberKey }),
  errors: ['session.missing', 'session.ended', 'trial.closed'],
  closedToTrial: true,
});

export const openRememberedLogin = defineCall({
  name: 'openRememberedLogin',
  method: 'POST',
  path: '/wps/session/remembered/open',
  caller: 'visitor',
  summary: 'The key of a remembered password, for as long as the member has not logged out everywhere',
  body: Exact({ rememberToken }),
  value: Exact({ key: RememberKey }),
  errors: ['remembered.unknown'],
});
