import { expect, test } from 'vitest';
import { countdownText, daysLeft, salesClock, serverTimeMs } from './sales-clock.ts';

test('the server’s time follows the monotonic clock, whatever the phone’s own clock says', () => {
  const clock = salesClock('2026-11-30T00:00:10.000Z', 1_000, 1_400);
  expect(serverTimeMs(clock, 1_200)).toBe(Date.parse('2026-11-30T00:00:10.000Z'));
  expect(serverTimeMs(clock, 61_200)).toBe(Date.parse('2026-11-30T00:01:10.000Z'));
});

test.each([
  [0, '00:00'],
  [5, '00:05'],
  [125, '02:05'],
  [3_725, '1:02:05'],
  [86_399, '23:59:59'],
])('%d seconds left read %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});

test.each([
  [86_399, undefined],
  [86_400, { days: 1, hours: 0 }],
  [422_023, { days: 4, hours: 21 }],
])('%d seconds left are told in days and hours from a day on', (seconds, left) => {
  expect(daysLeft(seconds)).toEqual(left);
});
