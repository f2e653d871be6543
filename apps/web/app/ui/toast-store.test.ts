import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, type ToastKind } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each<[ToastKind, number]>([
  ['wait', 10_000],
  ['waitUntilDone', 9_999_000],
  ['waitForMail', 9_999],
  ['success', 1_500],
  ['successShort', 1_000],
  ['info', 2_000],
  ['notice', 1_500],
  ['short', 3_000],
  ['long', 8_000],
])('SH-14 a toast of kind %s stays %i ms', (kind, durationMs) => {
  const store = createToastStore();
  store.show(kind, 'Sila tunggu…');
  vi.advanceTimersByTime(durationMs - 1);
  expect(store.current()?.text).toBe('Sila tunggu…');
  vi.advanceTimersByTime(1);
  expect(store.current()).toBeUndefined();
});

test('SH-14 please-wait goes when its work is done, and never takes a later toast with it', () => {
  const store = createToastStore();
  const done = store.show('wait', 'Sila tunggu…');
  store.show('success', 'Berjaya');
  done();
  expect(store.current()?.text).toBe('Berjaya');
  vi.advanceTimersByTime(1_500);
  expect(store.current()).toBeUndefined();
});
