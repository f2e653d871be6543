import { expect, test } from 'vitest';
import { throttlePromise } from './throttle-promise.ts';

test('ME-03 the unread count is asked for at most once in 250 ms; who asks in between shares one that begins afterwards', async () => {
  let nowMs = 1_000;
  const begunMs: number[] = [];
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const load = throttlePromise(
    async () => {
      begunMs.push(nowMs);
      return begunMs.length;
    },
    {
      intervalMs: 250,
      nowMs: () => nowMs,
      wait: (ms) => new Promise((end) => waits.push({ ms, end })),
    },
  );
  expect(await load()).toBe(1);
  nowMs = 1_100;
  const early = [load(), load()];
  nowMs = 1_249;
  early.push(load());
  expect(begunMs).toEqual([1_000]);
  expect(waits.map(({ ms }) => ms)).toEqual([150]);
  nowMs = 1_250;
  waits[0]?.end();
  expect(await Promise.all(early)).toEqual([2, 2, 2]);
  // The interval goes from the one that waited.
  nowMs = 1_499;
  const later = load();
  expect(begunMs).toEqual([1_000, 1_250]);
  expect(waits[1]?.ms).toBe(1);
  nowMs = 1_500;
  waits[1]?.end();
  expect(await later).toBe(3);
  nowMs = 1_750;
  expect(await load()).toBe(4);
  expect(waits).toHaveLength(2);
});

test('one that fails fails for those who asked for it, and the next is asked for anew', async () => {
  let nowMs = 0;
  let calls = 0;
  const load = throttlePromise(
    async () => {
      calls += 1;
      if (calls === 1) throw new Error('no network');
      return calls;
    },
    { intervalMs: 250, nowMs: () => nowMs, wait: async () => undefined },
  );
  await expect(load()).rejects.toThrow('no network');
  nowMs = 300;
  expect(await load()).toBe(2);
});
