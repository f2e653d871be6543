import { expect, test } from 'vitest';
import { houseAccountId, parseAccountId } from './account-id.ts';

test('an account id names an owner and what it is for, in at most 120 characters', () => {
  const longest = `house:${'a'.repeat(114)}`;
  expect(longest).toHaveLength(120);
  expect(parseAccountId(longest)).toBe(longest);
  for (const wrong of [
    `${longest}a`,
    '',
    'house',
    'house:',
    'House:a',
    'house:a:',
    'house:a b',
    'house:a/b',
  ]) {
    expect(parseAccountId(wrong), wrong).toBeUndefined();
  }
  expect(houseAccountId('cashier', 'sandbox')).toBe('house:cashier:sandbox');
  expect(() => houseAccountId('a'.repeat(115))).toThrow('not an account id');
});
