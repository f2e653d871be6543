import { expect, test } from 'vitest';
import { watchSwipeBack } from './swipe-back.ts';

function touch(type: string, clientX: number): Event {
  return Object.assign(new Event(type), { touches: [{ clientX }] });
}

test.each([
  [20, 120, false],
  [20, 121, true],
  [300, 20, false],
])('SH-05 a swipe from %i to %i going back suppresses the fade: %s', (from, to, isSwipe) => {
  const target = new EventTarget();
  const swipe = watchSwipeBack(target, () => false);
  target.dispatchEvent(touch('touchstart', from));
  target.dispatchEvent(touch('touchmove', to));
  expect(swipe.wasSwipe()).toBe(isSwipe);
});

test('SH-05 a later tap forgets the swipe, and right-to-left pages mirror it', () => {
  const target = new EventTarget();
  const swipe = watchSwipeBack(target, () => true);
  target.dispatchEvent(touch('touchstart', 300));
  target.dispatchEvent(touch('touchmove', 100));
  expect(swipe.wasSwipe()).toBe(true);
  target.dispatchEvent(touch('touchstart', 100));
  expect(swipe.wasSwipe()).toBe(false);
});
