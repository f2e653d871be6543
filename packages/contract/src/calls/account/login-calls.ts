import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact, OneOf } from '../../schema.ts';
import { SessionValue } from './session-calls.ts';

/** What an outside service signs for a number whose code it has checked. */
export const FirebaseIdTokenText = Type.String({ minLength: 20, maxLength: 4096 });

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  caller: 'visitor',
  encrypted: true,
  summary:
    'Opens a session by username and password, or (`sms`) by a confirmed mobile number and the code sent to it. A failure may carry `value.captcha`: send a captcha next time',
  body: Exact({
    username: Type.String({ minLength: 1, maxLength: 64, description: 'For `sms` the mobile number' }),
    password: Type.String({ minLength: 1, maxLength: 128, description: 'For `sms` the code' }),
    captcha: Type.String({ maxLength: 16 }),
    type: OneOf(['username', 'sms', 'firebase'], {
      description: '`firebase`: an outside service has checked the code',
    }),
    audience: Type.Optional(OneOf(['A', 'PL'], { description: 'Lets in agents (A) or players (PL) alone' })),
    firebaseChannel: Type.Optional(Type.Literal('sms')),
    firebaseIdToken: Type.Optional(FirebaseIdTokenText),
    firebaseMobileNo: Type.Optional(Type.String({ maxLength: 20 })),
    countryDialingCode: Type.Optional(
      Type.String({ pattern: '^\\+?[0-9]{0,4}$', description: 'For a number that comes without it' }),
    ),
  }),
  value: SessionValue,
  errors: [
    'login.failed',
    'login.too.many',
    'network.upstream.failed',
    'login.trial.rejected',
    'login.member.required',
    'login.agent.required',
    'module.unavailable',
    'mobile.number.invalid',
    'verification.code.wrong',
    'second.step.required',
    'firebase.token.invalid',
    'module.unavailable',
    'captcha.required',
    'captcha.wrong',
    'encryption.required',
    'encryption.invalid',
    'encryption.key.unknown',
    'encryption.replayed',
  ],
});
