import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact } from '../../schema.ts';
import { LoginPasswordText, SecondStepCodeText, TicketText } from './external-login-calls.ts';
import { SessionValue } from './session-calls.ts';

const confirmedErrors = [
  'session.missing',
  'session.ended',
  'trial.closed',
  'password.wrong',
  'login.too.many',
] as const;
const RecoveryCodes = Exact({
  recoveryCodes: Type.Array(Type.String(), { description: 'Shown this once; each is good for one login' }),
});

export const finishSecondStep = defineCall({
  name: 'finishSecondStep',
  method: 'POST',
  path: '/wps/session/login/secondStep',
  caller: 'visitor',
  summary:
    'Opens the session of a login that was answered `second.step.required`: its ticket and a code of the app, or a recovery code',
  body: Exact({ ticket: TicketText, code: SecondStepCodeText }),
  value: SessionValue,
  errors: ['second.step.ticket.invalid', 'second.step.code.wrong', 'second.step.too.many', 'login.failed'],
});

export const startSecondStepEnrolment = defineCall({
  name: 'startSecondStepEnrolment',
  method: 'POST',
  path: '/wps/security/secondStep/enrolment',
  caller: 'member',
  closedToTrial: true,
  summary: 'A fresh secret for an authenticator app; nothing changes before a code of it has come back',
  body: Exact({ loginPassword: LoginPasswordText }),
  value: Exact({
    secret: Type.String({ description: 'Base32' }),
    uri: Type.String({ description: 'otpauth' }),
  }),
  errors: [...confirmedErrors, 'second.step.on'],
});

export const confirmSecondStep = defineCall({
  name: 'confirmSecondStep',
  method: 'POST',
  path: '/wps/security/secondStep',
  caller: 'member',
  closedToTrial: true,
  summary: 'Switches two-step login on with a first code of the app',
  body: Exact({ code: Type.String({ pattern: '^[0-9]{6}$' }) }),
  value: RecoveryCodes,
  errors: [
    'session.missing',
    'session.ended',
    'trial.closed',
    'second.step.on',
    'second.step.off',
    'second.step.code.wrong',
    'second.step.too.many',
  ],
});

export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/wps/security/secondStep/recoveryCodes',
  caller: 'member',
  closedToTrial: true,
  summary: 'Fresh recovery codes in place of those before, for a code of the app or one of those',
  body: Exact({ loginPassword: LoginPasswordText, code: SecondStepCodeText }),
  value: RecoveryCodes,
  errors: [...confirmedErrors, 'second.step.off', 'second.step.code.wrong', 'second.step.too.many'],
});

export const removeSecondStep = defineCall({
  name: 'removeSecondStep',
  method: 'POST',
  path: '/wps/security/secondStep/remove',
  caller: 'member',
  closedToTrial: true,
  summary: 'Switches two-step login off with a last code',
  body: Exact({ loginPassword: LoginPasswordText, code: SecondStepCodeText }),
  value: Type.Null(),
  errors: [...confirmedErrors, 'second.step.off', 'second.step.code.wrong', 'second.step.too.many'],
});
