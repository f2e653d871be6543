import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Exact, IdText, Moment } from '../schema.ts';
import { SessionValue } from './session-calls.ts';

const optionalText = (maxLength: number) => Type.String({ maxLength, description: 'Empty when not filled' });

export const register = defineCall({
  name: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  module: 'REGISTER_REE3',
  caller: 'visitor',
  encrypted: true,
  summary: "Registers a member by username, by the merchant's field rules, and logs the member in",
  body: Exact({
    type: Type.Literal(0),
    username: Type.String({ minLength: 1, maxLength: 64 }),
    password: Type.String({ minLength: 1, maxLength: 128 }),
    confirmPassword: Type.String({ minLength: 1, maxLength: 128 }),
    registerUrl: optionalText(253),
    registerMethod: Type.Unsafe<'H5' | 'APP' | 'PWA' | 'WEBCLIP'>(
      Type.String({ enum: ['H5', 'APP', 'PWA', 'WEBCLIP'] }),
    ),
    domain: optionalText(253),
    captcha: optionalText(16),
    countryDialingCode: optionalText(8),
    affiliateCode: optionalText(64),
    paymentPassword: optionalText(64),
    recommenderId: optionalText(64),
    nickname: optionalText(64),
    payeeName: optionalText(128),
    email: optionalText(254),
    mobileNum: optionalText(20),
    idNumber: optionalText(64),
    qqNum: optionalText(32),
    facebook: optionalText(128),
    wechat: optionalText(64),
    line: optionalText(64),
    whatsapp: optionalText(32),
    zalo: optionalText(64),
    verificationCode: optionalText(10),
  }),
  value: SessionValue,
  errors: [
    'module.missing',
    'module.wrong',
    'module.unavailable',
    'register.field.invalid',
    'register.confirm.mismatch',
    'register.username.taken',
    'register.too.many',
    'captcha.required',
    'captcha.wrong',
    'encryption.required',
    'encryption.invalid',
    'encryption.key.unknown',
    'encryption.replayed',
  ],
});

export const getMemberInfo = defineCall({
  name: 'getMemberInfo',
  method: 'GET',
  path: '/wps/member/info',
  caller: 'member',
  summary: "The member's own data",
  value: Exact({
    id: IdText('member'),
    type: Type.Integer(),
    userName: Type.String(),
    account: Type.String(),
    nickname: Type.String(),
    regDate: Moment,
    headIcon: Type.String({ description: 'The id of the chosen picture, or empty' }),
    headIconUrl: Type.String({ description: 'Its address, or empty' }),
    email: Type.String({ description: 'Empty when none is known' }),
    payeeName: Type.String({ description: 'Empty until it is set' }),
    toUpline: Type.Boolean(),
  }),
  errors: ['session.missing', 'session.ended'],
});
