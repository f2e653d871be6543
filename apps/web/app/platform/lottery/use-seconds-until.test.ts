import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { salesClock } from './sales-clock.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

const serverNow = '2026-11-30T00:00:10.000Z';
const closesAt = '2026-11-30T00:00:40.000Z';

afterEach(() => {
  vi.useRealTimers();
});

test.each(['2026-11-29T23:00:00.000Z', '2026-11-30T01:00:00.000Z', '1970-01-01T00:00:00.000Z'])(
  'what is left is told by the server’s time, on a phone that believes it is %s, too',
  (phoneNow) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(phoneNow) });
    const clock = salesClock(serverNow, performance.now(), performance.now());
    const { result } = renderHook(() => useSecondsUntil(closesAt, clock));
    expect(result.current).toBeGreaterThan(25);
    expect(result.current).toBeLessThanOrEqual(30);
  },
);

test('before the server’s time is known nothing is told', () => {
  expect(renderHook(() => useSecondsUntil(closesAt, undefined)).result.current).toBeUndefined();
});
