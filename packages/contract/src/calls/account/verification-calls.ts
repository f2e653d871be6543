import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact } from '../../schema.ts';

/** A mobile number as its owner writes it, with or without the national zero. */
export const MobileNumberText = Type.String({ minLength: 1, maxLength: 20 });

export const DialingCodeText = Type.String({
  pattern: '^(\\+?[0-9]{1,4})?$',
  description: "For a number that comes without it; empty: the merchant's country",
});

/** A code as it is typed in. */
export const VerificationCodeText = Type.String({ pattern: '^[0-9]{1,10}$' });

const SentCode = Exact({
  expiredMinutes: Type.Integer({
    description:
      'How long to wait before asking for another. The code itself is accepted for ten minutes, or until another is sent',
  }),
});

const sendErrors = [
  'mobile.number.invalid',
  'module.unavailable',
  'verification.code.too.early',
  'verification.code.too.many',
  'verification.unavailable',
] as const;

export const sendLoginCode = defineCall({
  name: 'sendLoginCode',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  module: 'VERIFICATION3',
  caller: 'visitor',
  needs: { flags: ['MOBILENUMLOGIN3'] },
  summary:
    'Sends a code to log in with. The answer is the same whether or not the number belongs to a member',
  body: Exact({ mobileNum: MobileNumberText, countryDialingCode: Type.Optional(DialingCodeText) }),
  value: SentCode,
  errors: ['module.missing', 'module.wrong', ...sendErrors],
});

export const sendRegisterCode = defineCall({
  name: 'sendRegisterCode',
  method: 'POST',
  path: '/wps/verification/sms/register',
  caller: 'visitor',
  needs: { flags: ['MOBILENUMREG3', 'REGMOBVERF3'], modules: ['REGISTER_REE3'] },
  summary: 'Sends a code to register a mobile number with',
  body: Exact({ mobileNo: MobileNumberText, countryDialingCode: DialingCodeText }),
  value: SentCode,
  errors: sendErrors,
});

export const sendResetCode = defineCall({
  name: 'sendResetCode',
  method: 'POST',
  path: '/wps/verification/sms/reset',
  module: 'PWRESETSMS3',
  caller: 'visitor',
  needs: { flags: ['PWRESETSMS3'] },
  summary:
    'Sends a code to choose a new password with. The answer is the same whether or not the number belongs to a member',
  body: Exact({ mobileNum: MobileNumberText, countryDialingCode: Type.Optional(DialingCodeText) }),
  value: SentCode,
  errors: ['module.missing', 'module.wrong', ...sendErrors],
});
