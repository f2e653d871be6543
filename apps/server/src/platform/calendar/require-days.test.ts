import { InvalidRequestError } from '@wau/service/http/validator';
import { expect, test } from 'vitest';
import { requireDays } from './require-days.ts';

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2024-02-29', '2024-03-01'],
  ['2026-01-01', '2026-04-03'],
])('%s to %s is a period', (fromDay, toDay) => {
  expect(requireDays({ fromDay, toDay })).toEqual({ fromDay, toDay });
});

test.each([
  ['2026-02-30', '2026-03-01', 'no such day'],
  ['2026-02-01', '2026-02-29', 'no such day at the end'],
  ['2026-03-02', '2026-03-01', 'ends before it begins'],
  ['2026-01-01', '2026-04-04', 'longer than a quarter'],
])('%s to %s is none: %s', (fromDay, toDay) => {
  expect(() => requireDays({ fromDay, toDay })).toThrow(InvalidRequestError);
});
