import { describe, expect, test } from 'vitest';
import { registerBody } from '../../testing/register-body.ts';
import { type RegisterFieldRule, readRegisterFields } from './register-fields.ts';

const rule = (fieldName: RegisterFieldRule['fieldName'], more: Partial<RegisterFieldRule> = {}) => ({
  fieldName,
  enabled: true,
  required: true,
  pattern: '',
  maxLength: 30,
  ...more,
});
const login = [rule('username', { pattern: '^[a-z]{4,12}$' }), rule('password', { pattern: '^.{8,}$' })];

describe('fields of the registration', () => {
  test('what was asked for and filled in comes back, without the spaces around it', () => {
    const rules = [...login, rule('email', { required: false }), rule('nickname', { required: false })];
    const values = readRegisterFields(
      rules,
      registerBody({ username: ' hafiz ', nickname: ' Fiz ', email: '' }),
    );
    expect([...values]).toEqual([
      ['username', 'hafiz'],
      ['password', 'layang-layang-9'],
      ['nickname', 'Fiz'],
    ]);
  });

  test('a password keeps its spaces', () => {
    const values = readRegisterFields(
      login,
      registerBody({ username: 'hafiz', password: ' spaces at ends ' }),
    );
    expect(values.get('password')).toBe(' spaces at ends ');
  });

  test('what was not asked for is not kept', () => {
    const rules = [...login, rule('line', { enabled: false })];
    const values = readRegisterFields(rules, registerBody({ username: 'hafiz', line: 'x', zalo: 'y' }));
    expect([...values.keys()]).toEqual(['username', 'password']);
  });

  test('a name and a password are asked for whatever the rules say', () => {
    const rules = [rule('username', { required: false }), rule('password', { enabled: false })];
    const values = readRegisterFields(rules, registerBody({ username: 'hafiz' }));
    expect([...values.keys()]).toEqual(['username', 'password']);
    expect(readRegisterFields([], registerBody({ username: 'hafiz' })).size).toBe(2);
    for (const field of ['username', 'password'] as const) {
      expect(() => readRegisterFields(rules, registerBody({ username: 'hafiz', [field]: '' }))).toThrow(
        expect.objectContaining({ code: 'register.field.invalid', value: { field } }),
      );
    }
  });

  test.each([
    ['an empty required field', { email: '' }, 'email'],
    ['only spaces in a required field', { email: '   ' }, 'email'],
    ['a pattern that does not match', { username: 'HAFIZ' }, 'username'],
    ['a value that is too long', { email: 'x'.repeat(31) }, 'email'],
    ['the first of two wrong fields', { username: 'x', email: '' }, 'username'],
  ])('%s is refused by name', (_, change, field) => {
    const body = registerBody({ username: 'hafiz', email: 'hafiz@example.com', ...change });
    expect(() => readRegisterFields([rule('email'), ...login], body)).toThrow(
      expect.objectContaining({ code: 'register.field.invalid', value: { field } }),
    );
  });
});
