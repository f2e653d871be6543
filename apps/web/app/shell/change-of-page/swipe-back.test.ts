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
  expect(swipe.broughtBack()).toBe(false);
  target.dispatchEvent(new Event('popstate'));
  expect(swipe.broughtBack()).toBe(isSwipe);
});

test.each([
  [100, false],
  [100.5, true],
  [101, true],
  [109, true],
])(
  'SH-05 where the finger leaves counts, not the last move before: %d px suppresses the fade: %s',
  (movedPx, isSwipe) => {
    const target = new EventTarget();
    const swipe = watchSwipeBack(target, () => false);
    target.dispatchEvent(touch('touchstart', 20));
    target.dispatchEvent(touch('touchmove', 110));
    const lifted = Object.assign(new Event('touchend'), {
      touches: [],
      changedTouches: [{ clientX: 20 + movedPx }],
    });
    target.dispatchEvent(lifted);
    target.dispatchEvent(new Event('popstate'));
    expect(swipe.broughtBack()).toBe(isSwipe);
  },
);

test('SH-05 a tap while the page still loads changes nothing; going back again without a swipe forgets it', () => {
  const target = new EventTarget();
  const swipe = watchSwipeBack(target, () => false);
  target.dispatchEvent(touch('touchstart', 20));
  target.dispatchEvent(touch('touchmove', 200));
  target.dispatchEvent(new Event('popstate'));
  target.dispatchEvent(touch('touchstart', 100));
  expect(swipe.broughtBack()).toBe(true);
  target.dispatchEvent(new Event('popstate'));
  expect(swipe.broughtBack()).toBe(false);
});

test('SH-05 a tap after the swipe forgets it, and right-to-left pages mirror it', () => {
  const target = new EventTarget();
  const swipe = watchSwipeBack(target, () => true);
  target.dispatchEvent(touch('touchstart', 300));
  target.dispatchEvent(touch('touchmove', 100));
  target.dispatchEvent(new Event('popstate'));
  expect(swipe.broughtBack()).toBe(true);
  target.dispatchEvent(touch('touchstart', 300));
  target.dispatchEvent(touch('touchmove', 100));
  target.dispatchEvent(touch('touchstart', 100));
  target.dispatchEvent(new Event('popstate'));
  expect(swipe.broughtBack()).toBe(false);
});
