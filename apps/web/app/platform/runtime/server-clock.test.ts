import { afterEach, expect, test, vi } from 'vitest';
import { clockErrorMs, followServerClock, serverNowMs } from './server-clock.ts';

const noonMs = Date.UTC(2026, 10, 22, 12);

afterEach(() => {
  followServerClock(0, 0);
  vi.useRealTimers();
});

test.each([
  ['seven minutes fast', 7 * 60_000],
  ['a day slow', -24 * 60 * 60_000],
])('a clock that is %s is put right', (_, errorMs) => {
  vi.useFakeTimers({ now: noonMs + errorMs });
  followServerClock(noonMs, noonMs + errorMs);
  expect(serverNowMs()).toBe(noonMs);
});

test('a clock that is right is left alone, however long the document took on its way', () => {
  expect(clockErrorMs(noonMs, noonMs + 1_200)).toBe(0);
  expect(clockErrorMs(noonMs, noonMs - 40)).toBe(0);
});

test('SH-13 two seconds are an error, in either direction, and what is less is the way of the document', () => {
  expect(clockErrorMs(noonMs, noonMs + 1_999)).toBe(0);
  expect(clockErrorMs(noonMs, noonMs + 2_000)).toBe(2_000);
  expect(clockErrorMs(noonMs, noonMs - 1_999)).toBe(0);
  expect(clockErrorMs(noonMs, noonMs - 2_000)).toBe(-2_000);
});
