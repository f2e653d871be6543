import { expect, test } from 'vitest';
import { depositStatusAt } from './deposit-view.ts';

const expiresAtMs = Date.parse('2026-03-01T08:15:00Z');

test.each([
  ['pending', -1, 'pending'],
  ['pending', 0, 'expired'],
  ['approved', 0, 'approved'],
  ['cancelled', 0, 'cancelled'],
] as const)('a deposit that is %s stands, %i ms after its end, as %s', (status, afterMs, stands) => {
  expect(depositStatusAt({ status, expires_at: new Date(expiresAtMs) }, expiresAtMs + afterMs)).toBe(stands);
});
