import { expect, test } from 'vitest';
import { captchaDigits, checkLoginForm, emptyLoginForm } from './login-form.ts';

test('AC-22 each empty field is named, the captcha only once it is asked for', () => {
  expect(checkLoginForm(emptyLoginForm, false)).toEqual({
    username: 'login.username.required',
    password: 'login.password.required',
  });
  expect(checkLoginForm({ username: ' ', password: ' ', captcha: '' }, true)).toEqual({
    username: 'login.username.required',
    captcha: 'captcha.required',
  });
  expect(checkLoginForm({ username: 'aisyah', password: 'x', captcha: '' }, false)).toEqual({});
});

test.each([
  ['12a34', '1234'],
  ['1234567', '123456'],
  ['', ''],
])('AC-03 a captcha %j is kept as %j', (typed, kept) => {
  expect(captchaDigits(typed)).toBe(kept);
});
