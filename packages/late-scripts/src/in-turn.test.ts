import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn, longestTaskMs } from './in-turn.ts';

let begun: string[];

beforeEach(() => {
  begun = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Work that takes the page so long to begin. */
const begin = (name: string, tookMs: number) => async () => {
  begun.push(name);
  vi.setSystemTime(Date.now() + tookMs);
  vi.spyOn(performance, 'now').mockReturnValue(Date.now());
  return name;
};

test('work begins in a task to come, in its order, and no more of it in one than there is time for', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(Date.now());
  const half = longestTaskMs / 2;
  const results = Promise.all(['first', 'second', 'third'].map((name) => inTurn(begin(name, half))));
  expect(begun).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(begun).toEqual(['first', 'second']);
  vi.advanceTimersToNextTimer();
  expect(begun).toEqual(['first', 'second', 'third']);
  expect(await results).toEqual(['first', 'second', 'third']);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['later', () => Promise.reject(new Error('offline'))],
  [
    'at once',
    () => {
      throw new Error('offline');
    },
  ],
])('what fails %s fails for whoever wanted it, and holds up nobody', async (_, fail) => {
  const failed = expect(inTurn(fail)).rejects.toThrow('offline');
  const done = inTurn(begin('second', 0));
  vi.runAllTimers();
  await failed;
  expect(await done).toBe('second');
});

test('work that comes when all other is done begins as well', async () => {
  const first = inTurn(begin('first', 0));
  vi.runAllTimers();
  await first;
  const second = inTurn(begin('second', 0));
  vi.runAllTimers();
  expect(await second).toBe('second');
});
