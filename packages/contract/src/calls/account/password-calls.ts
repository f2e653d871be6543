import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact } from '../../schema.ts';
import { DialingCodeText, MobileNumberText, VerificationCodeText } from './verification-calls.ts';

const PasswordText = Type.String({ minLength: 1, maxLength: 128 });

export const changePassword = defineCall({
  name: 'changePassword',
  openWhilePaused: true,
  method: 'POST',
  path: '/wps/member/password',
  caller: 'member',
  closedToTrial: true,
  summary:
    "Changes the member's password, ends all other sessions and tells the member. The old one is asked for whatever else is known",
  body: Exact({
    oldPassword: PasswordText,
    newPassword: PasswordText,
    confirmNewPassword: PasswordText,
  }),
  value: Type.Null(),
  errors: [
    'session.missing',
    'session.ended',
    'trial.closed',
    'password.confirm.mismatch',
    'modify.new.old.same',
    'password.format.invalid',
    'password.wrong',
    'login.too.many',
  ],
});

export const resetPasswordByPhone = defineCall({
  name: 'resetPasswordByPhone',
  method: 'POST',
  path: '/wps/member/password/phone',
  module: 'PWRESETSMS3',
  caller: 'visitor',
  needs: { flags: ['PWRESETSMS3'] },
  summary:
    'Sets a new password with a code that was sent to the confirmed number of a member, and ends all sessions of the member',
  body: Exact({
    mobileNum: MobileNumberText,
    countryDialingCode: Type.Optional(DialingCodeText),
    verificationCode: VerificationCodeText,
    newPassword: PasswordText,
  }),
  value: Type.Null(),
  errors: [
    'module.missing',
    'module.wrong',
    'module.unavailable',
    'mobile.number.invalid',
    'password.format.invalid',
    'verification.code.wrong',
    'modify.new.old.same',
  ],
});

export const requestPasswordEmail = defineCall({
  name: 'requestPasswordEmail',
  method: 'POST',
  path: '/wps/member/password/email',
  caller: 'visitor',
  formEncoded: true,
  summary:
    'Sends a link to choose a new password with, if name and address belong to one member; the answer is the same if not',
  body: Exact({
    username: Type.String({ minLength: 1, maxLength: 64 }),
    email: Type.String({ minLength: 1, maxLength: 254 }),
  }),
  value: Type.Null(),
  errors: ['email.format.invalid', 'verification.unavailable'],
});

export const resetPasswordByLink = defineCall({
  name: 'resetPasswordByLink',
  method: 'POST',
  path: '/wps/member/password/link',
  caller: 'visitor',
  summary: 'Sets a new password with the token of a mailed link, and ends all sessions of the member',
  body: Exact({
    token: Type.String({ minLength: 43, maxLength: 43, description: '256 random bits, base64url' }),
    newPassword: PasswordText,
  }),
  value: Type.Null(),
  errors: ['password.link.invalid', 'password.format.invalid', 'modify.new.old.same'],
});
