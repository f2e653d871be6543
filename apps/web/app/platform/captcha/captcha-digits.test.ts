import { expect, test } from 'vitest';
import { captchaDigits } from './captcha-digits.ts';

test.each([
  ['12a34', '1234'],
  ['1234567', '123456'],
  ['', ''],
])('AC-03 a captcha %j is kept as %j', (typed, kept) => {
  expect(captchaDigits(typed)).toBe(kept);
});
