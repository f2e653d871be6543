import { expect, test } from 'vitest';
import {
  firstLoginPasswordOf,
  forgetFirstLoginPassword,
  holdFirstLoginPassword,
} from './first-login-password.ts';

test('AC-19 the password of a first login is held for that very member, until it is forgotten', () => {
  expect(firstLoginPasswordOf('aisyah')).toBeUndefined();
  holdFirstLoginPassword('aisyah', 'rahsia-1');
  expect(firstLoginPasswordOf('aisyah')).toBe('rahsia-1');
  expect(firstLoginPasswordOf('rahmat')).toBeUndefined();
  forgetFirstLoginPassword();
  expect(firstLoginPasswordOf('aisyah')).toBeUndefined();
});
