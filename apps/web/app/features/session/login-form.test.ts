import { expect, test } from 'vitest';
import { checkLoginForm, emptyLoginForm } from './login-form.ts';

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
