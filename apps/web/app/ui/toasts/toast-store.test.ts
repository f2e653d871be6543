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

const way = { label: 'Khidmat pelanggan', to: '/m/service' };

test('SH-14 SH-07 the words of a toast that leads on stay as long as its kind, the way as long as a long one', () => {
  const store = createToastStore();
  store.show('info', 'Belum dibuka', way);
  vi.advanceTimersByTime(1_999);
  expect(store.current()?.text).toBe('Belum dibuka');
  vi.advanceTimersByTime(1);
  expect(store.current()).toMatchObject({ text: undefined, way });
  vi.advanceTimersByTime(5_999);
  expect(store.current()?.way).toEqual(way);
  vi.advanceTimersByTime(1);
  expect(store.current()).toBeUndefined();
});

test('SH-14 nothing goes while it is held, and its time begins anew when it is released', () => {
  const store = createToastStore();
  store.show('info', 'Belum dibuka', way);
  store.hold();
  vi.advanceTimersByTime(60_000);
  expect(store.current()?.text).toBe('Belum dibuka');
  store.release();
  vi.advanceTimersByTime(2_000);
  store.hold();
  vi.advanceTimersByTime(60_000);
  expect(store.current()?.way).toEqual(way);
  store.release();
  vi.advanceTimersByTime(6_000);
  expect(store.current()).toBeUndefined();
});

test('SH-14 a toast that comes while another is held has its own time, and a taken way leaves nothing', () => {
  const store = createToastStore();
  store.show('info', 'Belum dibuka', way);
  store.hold();
  store.show('success', 'Berjaya');
  vi.advanceTimersByTime(1_500);
  expect(store.current()).toBeUndefined();
  store.show('long', 'Belum dibuka', way);
  store.dismiss();
  store.release();
  expect(store.current()).toBeUndefined();
});

test('SH-14 what is said to a page in the background is there when the player comes back to it', () => {
  let isSeen = false;
  const changes: (() => void)[] = [];
  const store = createToastStore({ isSeen: () => isSeen, onChange: (listener) => changes.push(listener) });
  const turn = (seen: boolean) => {
    isSeen = seen;
    for (const change of changes) change();
  };
  store.show('info', 'Akaun telah dilog keluar');
  vi.advanceTimersByTime(60_000);
  expect(store.current()?.text).toBe('Akaun telah dilog keluar');
  turn(true);
  vi.advanceTimersByTime(1_999);
  turn(false);
  vi.advanceTimersByTime(60_000);
  turn(true);
  vi.advanceTimersByTime(1_999);
  expect(store.current()?.text).toBe('Akaun telah dilog keluar');
  vi.advanceTimersByTime(1);
  expect(store.current()).toBeUndefined();
});
