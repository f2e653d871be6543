import { expect, test } from 'vitest';
import { withdrawalStatusOf } from './withdrawal-view.ts';

test.each([
  [null, 'held', 'pending'],
  ['approved', 'sent', 'processing'],
  ['approved', 'paid', 'paid'],
  ['approved', 'returned', 'failed'],
  ['rejected', 'returned', 'rejected'],
  ['cancelled', 'returned', 'cancelled'],
] as const)('CA-03 decided %s with its money %s it is %s', (decision, payout_status, status) => {
  expect(withdrawalStatusOf({ decision, payout_status })).toBe(status);
});
