import { expect, test } from 'vitest';
import { toMinor } from './minor.ts';
import { paymentFee } from './payment-fee.ts';

test.each([
  [10_000n, 0n, 0, 0n],
  [10_000n, 150n, 0, 150n],
  [10_000n, 150n, 100, 250n],
  // Half a sen is the player's.
  [9_999n, 0n, 50, 49n],
  [100n, 0n, 99, 0n],
  // Something is left to be paid, whatever a merchant sets.
  [100n, 500n, 2_000, 99n],
])('of %d a fee of %d and %d basis points is %d', (amount, flat, basisPoints, fee) => {
  expect(paymentFee(toMinor(amount), { flatMinor: toMinor(flat), basisPoints })).toBe(fee);
});
