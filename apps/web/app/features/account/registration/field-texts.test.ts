import { expect, test } from 'vitest';
import type { TranslateWeb } from '../../../platform/language/use-language.ts';
import { refusalText } from './field-texts.ts';
import type { FormField, RegistrationSettings } from './registration-form.ts';

const textIds: TranslateWeb = (...[id]) => id;
const rule = { enabled: true, required: true, pattern: '', message: 'Kata pengendali', maxLength: 20 };
const settings: RegistrationSettings = {
  fields: { username: rule, email: { ...rule, message: '' }, paymentPassword: rule },
  captcha: { enabled: false },
  minimumAgeYears: 18,
  affiliateCode: '',
};

test.each<[field: FormField, status: number, text: string]>([
  ['username', 400, 'Kata pengendali'],
  ['username', 409, 'Kata pelayan'],
  ['email', 400, 'Kata pelayan'],
  // How a payment password looks does not tell that it is too easy.
  ['paymentPassword', 400, 'Kata pelayan'],
  ['captcha', 400, 'Kata pelayan'],
  ['verificationCode', 400, 'Kata pelayan'],
])('AC-13 under %s, refused with %i, stands %s', (field, status, text) => {
  const failure = { ok: false, code: 'request.invalid', message: 'Kata pelayan', status } as const;
  expect(refusalText(textIds, settings, field, failure)).toBe(text);
});
