import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

test('the server’s clock is read off the answer that was quickest, and half of each way there and back is told', () => {
  let localMs = 1_000;
  const clock = createServerClock(() => localMs);
  // Off by 5,000, told half way of 400 ms.
  localMs = 1_400;
  expect(clock.hear(6_200, 1_000)).toBe(200);
  expect(clock.nowMs()).toBe(6_400);
  // A slower answer, whose way back took much longer, changes nothing.
  localMs = 4_400;
  expect(clock.hear(6_500, 1_400)).toBe(1_500);
  expect(clock.nowMs()).toBe(9_400);
  // A quicker one does.
  localMs = 4_420;
  expect(clock.hear(9_430, 4_400)).toBe(10);
  expect(clock.nowMs()).toBe(9_440);
});

test('an old answer is forgotten, so that a clock that runs away is followed', () => {
  let localMs = 10;
  const clock = createServerClock(() => localMs);
  clock.hear(5, 0);
  for (let answer = 0; answer < 8; answer += 1) {
    localMs += 100;
    clock.hear(localMs - 50 + 1_000, localMs - 100);
  }
  expect(clock.nowMs()).toBe(localMs + 1_000);
});
