import { expect, test } from 'vitest';
import { centreInStrip } from './centre-in-strip.ts';

function at(left: number, right: number): Element {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ left, right }) as DOMRect;
  return element;
}

test('a part to the right is swiped to, and one to the left is swiped back to', () => {
  const strip = at(0, 300);
  strip.scrollLeft = 100;
  centreInStrip(strip, at(400, 500));
  expect(strip.scrollLeft).toBe(400);
  centreInStrip(strip, at(-200, -100));
  expect(strip.scrollLeft).toBe(100);
});
