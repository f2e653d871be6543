import { describe, expect, test } from 'vitest';
import {
  checkField,
  checkRegisterForm,
  emptyRegisterForm,
  type FieldRule,
  type RegisterSettings,
  registerBody,
  shownFields,
} from './register-form.ts';

function rule(over: Partial<FieldRule> = {}): FieldRule {
  return { enabled: true, required: true, pattern: '', message: 'tidak sah', maxLength: 20, ...over };
}

const settings: RegisterSettings = {
  fields: {
    username: rule({ pattern: '^[a-z0-9]{4,16}$' }),
    password: rule({ pattern: '^.{8,}$' }),
    email: rule({ required: false, pattern: '^[^@]+@[^@]+$' }),
    zalo: rule({ enabled: false }),
  },
  captcha: { enabled: false },
  minimumAgeYears: 18,
  affiliateCode: '',
};

const filled = {
  ...emptyRegisterForm,
  username: ' aisyah1 ',
  password: 'rahsia-1',
  confirmPassword: 'rahsia-1',
};

describe('AC-13 fields follow the server’s rules', () => {
  test('only enabled fields show, and a password is always confirmed', () => {
    expect(shownFields(settings)).toEqual(['username', 'password', 'confirmPassword', 'email']);
  });

  test.each([
    ['username', '', 'required'],
    ['username', 'ab', 'rule'],
    ['username', '  aisyah1 ', undefined],
    ['email', '', undefined],
    ['email', 'x', 'rule'],
    ['email', 'a@b', undefined],
  ] as const)('%s = %j: %s', (field, value, problem) => {
    expect(checkField(settings, { ...filled, [field]: value }, field)).toBe(problem);
  });

  test('a pattern that the browser cannot read is left to the server', () => {
    const odd = { ...settings, fields: { username: rule({ pattern: '(?<bad' }) } };
    expect(checkField(odd, filled, 'username')).toBeUndefined();
  });
});

test('AC-14 confirmation must equal the password, to the space; the captcha is asked for when enabled', () => {
  expect(checkRegisterForm(settings, { ...filled, confirmPassword: 'rahsia-1 ' }, false)).toEqual({
    confirmPassword: 'mismatch',
  });
  expect(checkRegisterForm(settings, filled, true)).toEqual({ captcha: 'required' });
  expect(checkRegisterForm(settings, filled, false)).toEqual({});
});

test('AC-15 the payload says where and how, and leaves the rest empty', () => {
  const form = { ...filled, zalo: 'typed before the field was switched off' };
  const body = registerBody(settings, form, {
    host: 'wau.example:8080',
    hostname: 'wau.example',
    runMode: 'PWA',
  });
  expect(body).toMatchObject({
    type: 0,
    username: 'aisyah1',
    password: 'rahsia-1',
    registerUrl: 'wau.example:8080',
    domain: 'wau.example',
    registerMethod: 'PWA',
    zalo: '',
    affiliateCode: '',
    verificationCode: '',
  });
  expect(Object.values(body)).not.toContain(undefined);
});
