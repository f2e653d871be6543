import { expect, test } from 'vitest';
import { checkFilledFields, checkLoginForm, emptyLoginForm, firstWrongField } from './login-form.ts';

const anyNumber = async (mobileNum: string) => mobileNum.length > 6;

test('AC-22 each empty field is named, the captcha only once it is asked for', async () => {
  expect(await checkLoginForm(emptyLoginForm, 'username', false, anyNumber)).toEqual({
    username: 'login.username.required',
    password: 'login.password.required',
  });
  const blank = { ...emptyLoginForm, username: ' ', password: ' ' };
  expect(await checkLoginForm(blank, 'username', true, anyNumber)).toEqual({
    username: 'login.username.required',
    captcha: 'captcha.required',
  });
  const filled = { ...emptyLoginForm, username: 'aisyah', password: 'x' };
  expect(await checkLoginForm(filled, 'username', false, anyNumber)).toEqual({});
});

test('AC-02 a log-in by SMS wants a number that validates and a code, and nothing of the other method', async () => {
  expect(await checkLoginForm(emptyLoginForm, 'sms', false, anyNumber)).toEqual({
    mobileNum: 'login.mobile.invalid',
    messageCode: 'login.code.required',
  });
  const filled = { ...emptyLoginForm, mobileNum: '123456789', messageCode: '1' };
  expect(await checkLoginForm(filled, 'sms', false, anyNumber)).toEqual({});
});

test('AC-11 a check of what is filled in leaves empty fields alone', async () => {
  const form = { ...emptyLoginForm, mobileNum: '123' };
  expect(await checkFilledFields(form, 'sms', anyNumber)).toEqual({ mobileNum: 'login.mobile.invalid' });
  expect(await checkFilledFields(emptyLoginForm, 'username', anyNumber)).toEqual({});
});

test('the first wrong field is the uppermost on the screen', () => {
  expect(
    firstWrongField({ captcha: 'captcha.required', password: 'login.password.required' }, 'username'),
  ).toBe('password');
  expect(firstWrongField({}, 'sms')).toBeUndefined();
});
