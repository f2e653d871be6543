import { describe, expect, test } from 'vitest';
import { askedFields, type FieldRule, fieldProblem, valueOfField } from './registration-rules.ts';

const rule = (over: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  pattern: '',
  maxLength: 20,
  ...over,
});
const noCode = { confirmsMobile: false, mobileWithPassword: false };
const names = (...args: Parameters<typeof askedFields>) => askedFields(...args).map(({ name }) => name);

describe('AC-13 the fields that are asked for', () => {
  test('are those that the rules switch on, in the order of the form', () => {
    const rules = { zalo: rule(), email: rule({ required: false }), line: rule({ enabled: false }) };
    expect(names('username', rules, noCode)).toEqual(['username', 'password', 'email', 'zalo']);
    expect(askedFields('username', rules, noCode).find(({ name }) => name === 'email')?.required).toBe(false);
  });

  test('always hold a name and a password, or a number, whatever the rules say', () => {
    const rules = { username: rule({ enabled: false }), password: rule({ required: false }) };
    expect(askedFields('username', rules, noCode).map(({ required }) => required)).toEqual([true, true]);
    expect(names('mobile', { ...rules, mobileNum: rule({ enabled: false }) }, noCode)).toEqual([
      'mobileNum',
      'password',
    ]);
  });

  test.each([
    [{ confirmsMobile: true, mobileWithPassword: false }, ['mobileNum']],
    [{ confirmsMobile: true, mobileWithPassword: true }, ['mobileNum', 'password']],
    [{ confirmsMobile: false, mobileWithPassword: false }, ['mobileNum', 'password']],
  ])('under a number with %j are %j', (switches, asked) => {
    expect(names('mobile', {}, switches)).toEqual(asked);
  });

  test('hold no more than the payload does, however generous the rule', () => {
    expect(askedFields('username', { line: rule({ maxLength: 254 }) }, noCode).at(-1)).toMatchObject({
      name: 'line',
      maxLength: 64,
    });
  });
});

describe('AC-13 a value', () => {
  test.each([
    ['', { required: true }, 'required'],
    ['', { required: false, pattern: '^x+$' }, undefined],
    ['x'.repeat(21), {}, 'long'],
    ['x'.repeat(20), {}, undefined],
    ['ab', { pattern: '^[a-z]{3,}$' }, 'rule'],
    ['abc', { pattern: '^[a-z]{3,}$' }, undefined],
    ['Åsa 🪁', { pattern: '^[\\p{L}\\p{So} ]+$' }, undefined],
    ['anything', { pattern: '(?<unreadable' }, undefined],
  ] as const)('%j by %j: %s', (value, over, problem) => {
    expect(fieldProblem(rule(over), value)).toBe(problem);
  });

  test('is read without the spaces around it, passwords excepted', () => {
    expect(valueOfField('email', ' a@b.c ')).toBe('a@b.c');
    expect(valueOfField('password', ' rahsia ')).toBe(' rahsia ');
    expect(valueOfField('paymentPassword', ' 1')).toBe(' 1');
  });
});
