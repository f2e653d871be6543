import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import type { ErrorCode } from '../../error-codes.ts';
import { longestFields, type RegistrationFieldName } from '../../registration-rules.ts';
import { Exact, OneOf } from '../../schema.ts';
import { TicketText } from './external-login-calls.ts';
import { FirebaseIdTokenText } from './login-calls.ts';
import { SessionValue } from './session-calls.ts';

const optionalText = (maxLength: number) => Type.String({ maxLength, description: 'Empty when not filled' });
const optionalField = (name: RegistrationFieldName) => optionalText(longestFields[name]);

/** What both ways to register send; the merchant's rules say what of it must be filled in. */
const registration = {
  type: Type.Literal(0),
  registerUrl: optionalText(253),
  registerMethod: OneOf(['H5', 'APP', 'PWA', 'WEBCLIP']),
  domain: optionalText(253),
  captcha: optionalText(16),
  affiliateCode: optionalField('affiliateCode'),
  paymentPassword: optionalField('paymentPassword'),
  recommenderId: optionalField('recommenderId'),
  nickname: optionalField('nickname'),
  payeeName: optionalField('payeeName'),
  email: optionalField('email'),
  countryDialingCode: Type.String({ maxLength: 8, description: 'For a mobile number that comes without it' }),
  mobileNum: optionalField('mobileNum'),
  idNumber: optionalField('idNumber'),
  qqNum: optionalField('qqNum'),
  facebook: optionalField('facebook'),
  wechat: optionalField('wechat'),
  line: optionalField('line'),
  whatsapp: optionalField('whatsapp'),
  zalo: optionalField('zalo'),
  verificationCode: optionalText(10),
  firebaseChannel: Type.Optional(Type.Literal('sms')),
  firebaseIdToken: Type.Optional(FirebaseIdTokenText),
  externalTicket: Type.Optional(TicketText),
};

const registerErrors = [
  'module.missing',
  'module.wrong',
  'module.unavailable',
  'register.confirm.mismatch',
  'username.format.invalid',
  'password.format.invalid',
  'payment.password.weak',
  'name.format.invalid',
  'payee.name.invalid',
  'email.format.invalid',
  'register.mobile.invalid',
  'register.field.invalid',
  'opening.link.closed',
  'opening.link.expired',
  'affiliate.code.invalid',
  'affiliate.agent.invalid',
  'recommender.unknown',
  'member.unavailable',
  'captcha.required',
  'captcha.wrong',
  'verification.code.missing',
  'verification.code.wrong',
  'firebase.token.invalid',
  'external.ticket.invalid',
  'external.provider.unknown',
  'external.linked.elsewhere',
  'register.too.many',
  'register.username.taken',
  'register.mobile.taken',
  'register.excluded',
  'encryption.required',
  'encryption.invalid',
  'encryption.key.unknown',
  'encryption.replayed',
] as const satisfies readonly ErrorCode[];

export const register = defineCall({
  name: 'register',
  method: 'PUT',
  path: '/wps/member/register',
  module: 'REGISTER_REE3',
  caller: 'visitor',
  needs: { flags: ['USERNAMEREG3'] },
  encrypted: true,
  summary: "Registers a member by username, by the merchant's field rules, and logs the member in",
  body: Exact({
    ...registration,
    username: Type.String({ minLength: 1, maxLength: longestFields.username }),
    password: Type.String({ minLength: 1, maxLength: longestFields.password }),
    confirmPassword: Type.String({ minLength: 1, maxLength: longestFields.password }),
  }),
  value: SessionValue,
  errors: registerErrors,
});

export const registerByMobile = defineCall({
  name: 'registerByMobile',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  module: 'REGISTER_REE3',
  caller: 'visitor',
  needs: { flags: ['MOBILENUMREG3'] },
  encrypted: true,
  summary:
    "Registers a member by mobile number, which then serves as the username, by the merchant's field rules, and logs the member in",
  body: Exact({
    ...registration,
    username: Type.String({ maxLength: longestFields.username, description: 'Not looked at' }),
    password: optionalField('password'),
    confirmPassword: optionalField('password'),
  }),
  value: SessionValue,
  errors: registerErrors,
});

const FieldRule = Exact({
  enabled: Type.Boolean(),
  required: Type.Boolean(),
  pattern: Type.String({ description: 'An anchored regular expression, flag `u`; empty means any text' }),
  message: Type.String({ description: "Shown when the field breaks the rule, in the request's language" }),
  maxLength: Type.Integer(),
});

export const getRegisterSettings = defineCall({
  name: 'getRegisterSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  caller: 'visitor',
  summary: 'The rule of each registration field, and what else registration asks for',
  value: Exact({
    fields: Type.Record(Type.String(), FieldRule),
    captcha: Exact({ enabled: Type.Boolean() }),
    minimumAgeYears: Type.Integer(),
    affiliateCode: Type.String({
      description: 'The code that visitors of this host count as brought by, or empty',
    }),
  }),
  errors: [],
});

export const getRegisterValidators = defineCall({
  name: 'getRegisterValidators',
  method: 'GET',
  path: '/wps/member/register/validators',
  caller: 'visitor',
  summary: 'The rules that forms share whose fields are not in the registration settings',
  value: Exact({
    loginUsername: FieldRule,
    loginPassword: FieldRule,
    loginMobileNum: FieldRule,
    password: FieldRule,
    verificationCode: FieldRule,
    captcha: FieldRule,
  }),
  errors: [],
});

export const checkAffiliate = defineCall({
  name: 'checkAffiliate',
  method: 'GET',
  path: '/wps/affiliates/check',
  module: 'AFFMAN3',
  caller: 'visitor',
  summary: 'Whether an invitation code, or failing that a domain, brings new members; answers with the code',
  query: Exact({
    code: Type.Optional(Type.String({ maxLength: longestFields.affiliateCode })),
    domain: Type.Optional(Type.String({ maxLength: 253 })),
  }),
  value: Exact({ affiliateCode: Type.String() }),
  errors: [
    'module.missing',
    'module.wrong',
    'module.unavailable',
    'opening.link.closed',
    'opening.link.expired',
    'affiliate.code.invalid',
    'affiliate.agent.invalid',
  ],
});
