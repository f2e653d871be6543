import { expect, test } from 'vitest';
import { throttlePromise } from './throttle-promise.ts';

test('ME-03 the unread count is asked for at most once in 250 ms; the askers in between share the answer', async () => {
  let nowMs = 1_000;
  let calls = 0;
  const load = throttlePromise(
    async () => {
      calls += 1;
      return calls;
    },
    250,
    () => nowMs,
  );
  expect(await load()).toBe(1);
  nowMs = 1_249;
  expect(await load()).toBe(1);
  nowMs = 1_250;
  expect(await Promise.all([load(), load()])).toEqual([2, 2]);
});
