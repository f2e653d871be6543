import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Exact, MerchantText } from '../schema.ts';

/** What a client keeps of a session (session storage, `MC_SESSION_INFO`). */
export const SessionValue = Exact({
  token: Type.String({ minLength: 43, maxLength: 43, description: '256 random bits, base64url' }),
  merchantCode: MerchantText,
  userName: Type.String(),
  customerType: Type.Integer({ description: '0 member, 4 free trial' }),
  firstTimeLogin: Type.Boolean(),
});

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  caller: 'visitor',
  encrypted: true,
  summary:
    'Opens a session by username and password. A failure may carry `value.captcha`: send a captcha next time',
  body: Exact({
    username: Type.String({ minLength: 1, maxLength: 64 }),
    password: Type.String({ minLength: 1, maxLength: 128 }),
    captcha: Type.String({ maxLength: 16 }),
    type: Type.Literal('username'),
  }),
  value: SessionValue,
  errors: [
    'login.failed',
    'login.too.many',
    'captcha.required',
    'captcha.wrong',
    'encryption.required',
    'encryption.invalid',
    'encryption.key.unknown',
    'encryption.replayed',
  ],
});

export const renewSession = defineCall({
  name: 'renewSession',
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
  method: 'DELETE',
  path: '/wps/session/logout',
  caller: 'member',
  summary: 'Ends the session; its token works nowhere afterwards',
  value: Type.Null(),
  errors: ['session.missing', 'session.ended'],
});
