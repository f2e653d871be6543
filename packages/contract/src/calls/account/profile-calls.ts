import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact } from '../../schema.ts';
import { LoginPasswordText } from './external-login-calls.ts';

const sessionErrors = ['session.missing', 'session.ended'] as const;

const pictureCall = {
  path: '/wps/member/info/icon',
  module: 'PROFPIC3',
  caller: 'member',
} as const;

const pictureErrors = [...sessionErrors, 'module.missing', 'module.wrong', 'module.unavailable'] as const;

export const getHeadIcons = defineCall({
  ...pictureCall,
  name: 'getHeadIcons',
  method: 'GET',
  summary: 'The pictures that a member can choose from, and the chosen one',
  value: Exact({
    current: Type.String({ description: 'The id of the chosen picture, or empty' }),
    list: Type.Array(Exact({ iconId: Type.String(), url: Type.String() })),
  }),
  errors: pictureErrors,
});

export const setHeadIcon = defineCall({
  ...pictureCall,
  name: 'setHeadIcon',
  method: 'POST',
  formEncoded: true,
  summary: 'Chooses a picture; empty goes back to the first letter of the name',
  body: Exact({ iconId: Type.String({ maxLength: 20 }) }),
  value: Type.Null(),
  errors: [...pictureErrors, 'head.icon.unknown', 'trial.closed'],
  closedToTrial: true,
});

export const setNickname = defineCall({
  name: 'setNickname',
  method: 'PUT',
  path: '/wps/member/info/nickname',
  caller: 'member',
  closedToTrial: true,
  summary: 'Changes how the member is addressed; empty goes back to the account name',
  body: Exact({ nickname: Type.String({ maxLength: 64 }) }),
  value: Exact({ nickname: Type.String({ description: 'As it was stored: trimmed, inner spaces single' }) }),
  errors: [...sessionErrors, 'trial.closed', 'nickname.invalid'],
});

export const setWinsShown = defineCall({
  name: 'setWinsShown',
  method: 'PUT',
  path: '/wps/member/info/winsShown',
  caller: 'member',
  closedToTrial: true,
  summary: "Whether the member's large wins may be shown to everybody, with a masked name",
  body: Exact({ isShown: Type.Boolean() }),
  value: Exact({ isShown: Type.Boolean() }),
  errors: [...sessionErrors, 'trial.closed'],
});

export const setEmail = defineCall({
  name: 'setEmail',
  openWhilePaused: true,
  method: 'PUT',
  path: '/wps/member/info/email',
  caller: 'member',
  closedToTrial: true,
  summary:
    'Changes the e-mail address, which can recover the password; therefore it asks for the password again and tells the member where the old one reaches them',
  body: Exact({
    email: Type.String({ maxLength: 254 }),
    loginPassword: LoginPasswordText,
  }),
  value: Exact({ email: Type.String() }),
  errors: [...sessionErrors, 'trial.closed', 'email.format.invalid', 'password.wrong', 'login.too.many'],
});

export const setPayeeName = defineCall({
  name: 'setPayeeName',
  openWhilePaused: true,
  method: 'PUT',
  path: '/wps/member/info/payeename',
  caller: 'member',
  closedToTrial: true,
  summary:
    'Sets, once and with the login password, the name that withdrawals are paid to; after that only the operator changes it',
  body: Exact({ payeeName: Type.String({ maxLength: 128 }), loginPassword: LoginPasswordText }),
  value: Exact({ payeeName: Type.String() }),
  errors: [
    ...sessionErrors,
    'trial.closed',
    'payee.name.invalid',
    'payee.name.fixed',
    'password.wrong',
    'login.too.many',
  ],
});
