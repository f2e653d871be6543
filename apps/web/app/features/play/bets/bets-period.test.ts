import { expect, test } from 'vitest';
import { periodStart } from './bets-period.ts';

const now = new Date(2026, 10, 21, 14, 30);

test('today begins at the player’s midnight, the others so many days back, all has no beginning', () => {
  expect(periodStart('today', now)).toBe(new Date(2026, 10, 21).toISOString());
  expect(periodStart('week', now)).toBe(new Date(now.getTime() - 7 * 86_400_000).toISOString());
  expect(periodStart('month', now)).toBe(new Date(now.getTime() - 30 * 86_400_000).toISOString());
  expect(periodStart('all', now)).toBeUndefined();
});
