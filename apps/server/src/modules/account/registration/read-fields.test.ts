import { askedFields, type FieldRule } from '@wau/contract/registration-rules';
import { describe, expect, test } from 'vitest';
import { registerBody } from '../../../testing/register-body.ts';
import { readFields } from './read-fields.ts';

const rule = (over: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  pattern: '',
  maxLength: 30,
  ...over,
});
const login = { username: rule({ pattern: '^[a-z]{4,12}$' }), password: rule({ pattern: '^.{8,}$' }) };

function read(rules: Readonly<Record<string, FieldRule>>, fields: Parameters<typeof registerBody>[0]) {
  const asked = askedFields('username', rules, { confirmsMobile: false, mobileWithPassword: false });
  return readFields(asked, registerBody(fields));
}

describe('AC-13 the fields of a registration', () => {
  test('what was asked for and filled in comes back, without the spaces around it', () => {
    const rules = { ...login, email: rule({ required: false }), nickname: rule({ required: false }) };
    expect([...read(rules, { username: ' hafiz ', nickname: ' Fiz ', email: '' })]).toEqual([
      ['username', 'hafiz'],
      ['password', 'layang-layang-9'],
      ['nickname', 'Fiz'],
    ]);
  });

  test('what was not asked for is not read', () => {
    const rules = { ...login, line: rule({ enabled: false }) };
    expect([...read(rules, { username: 'hafiz', line: 'x', zalo: 'y' }).keys()]).toEqual([
      'username',
      'password',
    ]);
  });

  test.each([
    ['a name', { username: 'HAFIZ' }, 'username.format.invalid', 'username'],
    ['a password', { password: 'short' }, 'password.format.invalid', 'password'],
    ['an empty required field', { email: '' }, 'email.format.invalid', 'email'],
    ['only spaces', { email: '   ' }, 'email.format.invalid', 'email'],
    ['a value that is too long', { email: 'x'.repeat(31) }, 'email.format.invalid', 'email'],
    ['a nickname', { nickname: '' }, 'name.format.invalid', 'nickname'],
    ['a bank account’s name', { payeeName: '' }, 'payee.name.invalid', 'payeeName'],
    ['a number', { mobileNum: '' }, 'register.mobile.invalid', 'mobileNum'],
    ['a payment password', { paymentPassword: '' }, 'payment.password.weak', 'paymentPassword'],
    ['another field', { zalo: '' }, 'register.field.invalid', 'zalo'],
    ['the first of two', { username: 'x', email: '' }, 'username.format.invalid', 'username'],
  ])('AC-22 %s is refused with its own code and by name', (_, change, code, field) => {
    const all = {
      email: 'a@b',
      nickname: 'n',
      payeeName: 'p',
      mobileNum: '1',
      paymentPassword: '1',
      zalo: 'z',
    };
    const rules = { ...login, ...Object.fromEntries(Object.keys(all).map((name) => [name, rule()])) };
    expect(() => read(rules, { username: 'hafiz', ...all, ...change })).toThrow(
      expect.objectContaining({ code, value: { field } }),
    );
  });
});
