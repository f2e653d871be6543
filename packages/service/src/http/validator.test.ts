import { Exact } from '@wau/contract/schema';
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { contractValidator, InvalidRequestError } from './validator.ts';

const validate = contractValidator(Exact({ name: Type.String(), rest: Type.Optional(Type.Unknown()) }));

const fieldOf = (data: unknown): string | undefined => {
  try {
    validate(data);
    return undefined;
  } catch (error) {
    if (error instanceof InvalidRequestError) return error.field;
    throw error;
  }
};

describe('text that the database cannot hold', () => {
  test('is refused with its field, wherever it stands', () => {
    expect(fieldOf({ name: 'a\0b' })).toBe('name');
    expect(fieldOf({ name: 'half \ud83d' })).toBe('name');
    expect(fieldOf({ name: 'a', rest: [{ deep: ['\0'] }] })).toBe('rest');
    expect(fieldOf({ name: '🪁', rest: { deep: 'ü' } })).toBeUndefined();
  });

  test('is looked for in bodies of any depth', () => {
    const deep = JSON.parse(`${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`) as unknown;
    expect(fieldOf({ name: 'a', rest: deep })).toBe('rest');
  });
});
