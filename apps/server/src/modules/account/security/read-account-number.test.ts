import { expect, test } from 'vitest';
import { readAccountNumber } from './read-account-number.ts';

test.each([
  ['^[0-9]{12}$', '1234 5678 9012', '123456789012'],
  ['^[0-9]{12}$', '1234-5678-9012', '123456789012'],
  ['^[0-9]{12}$', '1234 5678 901', undefined],
  // In a set the flag `v` would refuse these signs.
  ['^[A-Z0-9.()]{3}$', 'A.(', 'A.('],
])('by %s the account %s is %s', (accountPattern, typed, accountNumber) => {
  expect(readAccountNumber(accountPattern, typed)).toBe(accountNumber);
});
