import type { MerchantCode } from '@wau/contract/ids';
import { fieldProblem } from '@wau/contract/registration-rules';
import { expect, test } from 'vitest';
import { changeField } from '../../../testing/change-settings.ts';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();

test('AC-22 the rules that forms share: login takes any name, new passwords follow the registration’s rule', async () => {
  const rulesIn = async (Language: string) =>
    (await server.call('getRegisterValidators', { headers: { Language } })).value();
  const rules = await rulesIn('EN');
  expect(rules.loginUsername).toMatchObject({ required: true, pattern: '', maxLength: 64 });
  expect(rules.loginUsername.message).toBe('Enter your username');
  expect(rules.loginPassword).toMatchObject({ required: true, pattern: '', maxLength: 128 });
  expect(rules.password).toMatchObject({
    required: true,
    pattern: '^(?=.*[A-Za-z])(?=.*[0-9]).{8,64}$',
    message: 'Use at least 8 characters, with letters and digits',
  });
  expect(rules.loginMobileNum).toMatchObject({
    maxLength: 20,
    message: 'Please enter a valid mobile number with at least 5 digits',
  });
  expect((await rulesIn('MY')).loginMobileNum.message).toBe(
    'Sila masukkan nombor telefon yang sah, sekurang-kurangnya 5 digit',
  );
  expect(rules.verificationCode.maxLength).toBe(10);
});

test('AC-22 whatever the operator demands of new names and passwords, login’s rules stay as wide as accounts are', async () => {
  const order = { merchantId: 'wau' as MerchantCode, property: 'pattern' };
  await changeField(server, { ...order, fieldName: 'username', value: '^[a-z]{12,16}$' });
  await changeField(server, { ...order, fieldName: 'password', value: '^.{20,64}$' });
  const rules = (await server.call('getRegisterValidators', {})).value();
  expect(fieldProblem(rules.loginUsername, 'demo')).toBeUndefined();
  expect(fieldProblem(rules.loginPassword, 'lama')).toBeUndefined();
  expect(fieldProblem(rules.password, 'lama')).toBe('rule');
});

test.each([
  ['012-345 6789', true],
  ['+60 (12) 345-6789', true],
  ['(+60) 12 3456', true],
  ['12345', true],
  ['1-2-3-4', false],
  ['- - - - -', false],
  ['+', false],
  ['1234567890123456', false],
])('AC-22 %s has the digits of a mobile number: %s', async (mobileNum, isRight) => {
  const { loginMobileNum } = (await server.call('getRegisterValidators', {})).value();
  expect(fieldProblem(loginMobileNum, mobileNum) === undefined).toBe(isRight);
});
