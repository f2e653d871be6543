import { expect, test } from 'vitest';
import { fakeRules } from '../../../../test-support/fake-rules.ts';
import { fieldRulesOf } from '../../../platform/field-rules/load-field-rules.ts';
import {
  checkFilledFields,
  checkLoginForm,
  emptyLoginInput,
  firstWrongField,
  refusedField,
} from './check-login-form.ts';

const anyNumber = async (mobileNum: string) => mobileNum.length > 6;

test('AC-22 each empty field is named, the captcha only once it is asked for', async () => {
  expect(await checkLoginForm(emptyLoginInput, 'username', false, anyNumber, undefined)).toEqual({
    username: 'login.username.required',
    password: 'login.password.required',
  });
  const blank = { ...emptyLoginInput, username: ' ', password: ' ' };
  expect(await checkLoginForm(blank, 'username', true, anyNumber, undefined)).toEqual({
    username: 'login.username.required',
    captcha: 'captcha.required',
  });
  const filled = { ...emptyLoginInput, username: 'aisyah', password: 'x' };
  expect(await checkLoginForm(filled, 'username', false, anyNumber, undefined)).toEqual({});
});

test('AC-02 a login by SMS wants a number that validates and a code, and nothing of the other method', async () => {
  expect(await checkLoginForm(emptyLoginInput, 'sms', false, anyNumber, undefined)).toEqual({
    mobileNum: 'login.mobile.invalid',
    messageCode: 'login.code.required',
  });
  const filled = { ...emptyLoginInput, mobileNum: '123456789', messageCode: '1' };
  expect(await checkLoginForm(filled, 'sms', false, anyNumber, undefined)).toEqual({});
});

test('AC-11 a check of what is filled in leaves empty fields alone', async () => {
  const form = { ...emptyLoginInput, mobileNum: '123' };
  expect(await checkFilledFields(form, 'sms', anyNumber, undefined)).toEqual({
    mobileNum: 'login.mobile.invalid',
  });
  expect(await checkFilledFields(emptyLoginInput, 'username', anyNumber, undefined)).toEqual({});
});

test('the first wrong field is the uppermost on the screen', () => {
  expect(
    firstWrongField({ captcha: 'captcha.required', password: 'login.password.required' }, 'username'),
  ).toBe('password');
  expect(firstWrongField({}, 'sms')).toBeUndefined();
});

test('AC-22 once the shared rules are known, each field is held to its own, and says its words', async () => {
  const rules = fieldRulesOf(fakeRules({ loginUsername: { maxLength: 8 }, loginPassword: { message: '' } }));
  const form = { ...emptyLoginInput, username: 'a'.repeat(9), messageCode: '12a', mobileNum: '1234567' };
  expect(await checkLoginForm(form, 'username', false, anyNumber, rules)).toEqual({
    username: { rule: 'loginUsername' },
    // A rule without words leaves them to the form.
    password: 'login.password.required',
  });
  expect(await checkLoginForm(form, 'sms', false, anyNumber, rules)).toEqual({
    messageCode: { rule: 'verificationCode' },
  });
  // What keeps to the rule must still be a number that a telephone can have.
  expect(await checkLoginForm({ ...form, mobileNum: '12345' }, 'sms', false, anyNumber, rules)).toMatchObject(
    {
      mobileNum: 'login.mobile.invalid',
    },
  );
  expect(
    await checkLoginForm({ ...form, mobileNum: '01234567890123' }, 'sms', false, anyNumber, rules),
  ).toMatchObject({ mobileNum: 'mobile.long' });
  const lettered = { ...form, mobileNum: 'abcdefg' };
  expect(await checkLoginForm(lettered, 'sms', false, anyNumber, rules)).toMatchObject({
    mobileNum: { rule: 'loginMobileNum' },
  });
  const filled = {
    ...emptyLoginInput,
    username: ' demo ',
    password: 'x',
    mobileNum: '1234567',
    messageCode: '1',
  };
  expect(await checkLoginForm(filled, 'username', false, anyNumber, rules)).toEqual({});
  expect(await checkLoginForm(filled, 'sms', false, anyNumber, rules)).toEqual({});
});

test('AC-22 a field that is not required passes when it is empty', async () => {
  const rules = fieldRulesOf(fakeRules({ loginPassword: { required: false } }));
  const form = { ...emptyLoginInput, username: 'demo' };
  expect(await checkLoginForm(form, 'username', false, anyNumber, rules)).toEqual({});
});

test.each([
  ['captcha.required', 'captcha'],
  ['captcha.wrong', 'captcha'],
  ['verification.code.wrong', 'messageCode'],
  ['firebase.token.invalid', 'messageCode'],
  ['mobile.number.invalid', 'mobileNum'],
  ['server.failed', undefined],
] as const)('AC-22 the refusal %s is said at the field %s', (code, field) => {
  expect(refusedField({ code })).toBe(field);
});
