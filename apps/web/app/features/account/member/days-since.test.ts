import { expect, test } from 'vitest';
import { daysSince } from './days-since.ts';

test.each([
  ['2026-11-21T10:00:00Z', 0],
  ['2026-11-20T10:00:01Z', 0],
  ['2026-11-20T10:00:00Z', 1],
  ['2025-11-21T10:00:00Z', 365],
  ['2026-11-22T10:00:00Z', 0],
])('ME-01 a member since %s has been here %i days', (moment, days) => {
  expect(daysSince(moment, Date.parse('2026-11-21T10:00:00Z'))).toBe(days);
});
