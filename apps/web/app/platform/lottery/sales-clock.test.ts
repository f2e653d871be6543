import { expect, test } from 'vitest';
import { countdownText, salesClock, serverTimeMs } from './sales-clock.ts';

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
  [180_000, '50:00:00'],
])('%d seconds left read %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});
