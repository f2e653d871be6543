import type { FieldRuleName, FieldRuleValues } from '../app/platform/field-rules/field-rules.ts';

/** The shared rules as a merchant gives them, each with the words of a test's own in place of the usual ones. */
export function fakeRules(
  over: Partial<Record<FieldRuleName, Partial<FieldRuleValues[FieldRuleName]>>> = {},
): FieldRuleValues {
  const rule = (name: FieldRuleName, message: string, pattern = '', maxLength = 128) => ({
    enabled: true,
    required: true,
    maxLength,
    pattern,
    message,
    ...over[name],
  });
  return {
    loginUsername: rule('loginUsername', 'Peraturan nama'),
    loginPassword: rule('loginPassword', 'Peraturan kata laluan'),
    loginMobileNum: rule('loginMobileNum', 'Nombor sah, sekurang-kurangnya 5 digit', '^[0-9 +()\\-]{5,20}$'),
    password: rule('password', 'Sekurang-kurangnya 8 aksara', '^(?=.*[A-Za-z])(?=.*[0-9]).{8,64}$', 64),
    verificationCode: rule('verificationCode', 'Peraturan kod', '^[0-9]{1,10}$'),
    captcha: rule('captcha', 'Masukkan kod', '^[0-9]{1,16}$'),
  };
}
