import { toMinor } from '@wau/money/minor';
import { expect, test } from 'vitest';
import { takesTwoPersons } from './takes-two-persons.ts';

test.each([
  ['below the amount', 4_999n, 5_000n, false],
  ['from the amount on', 5_000n, 5_000n, true],
  ['where nobody knows how much it is', null, 5_000n, true],
  ['where the merchant never wants two', 1_000_000n, 0n, false],
  ['where the merchant never wants two and nobody knows', null, 0n, false],
] as const)('%s', (_title, amount, from, expected) => {
  expect(takesTwoPersons(amount === null ? null : toMinor(amount), toMinor(from))).toBe(expected);
});
