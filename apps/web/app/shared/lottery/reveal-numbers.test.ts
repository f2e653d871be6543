import { afterEach, expect, test, vi } from 'vitest';
import { revealDelays, revealNumbers } from './reveal-numbers.ts';

afterEach(() => vi.unstubAllGlobals());

/** A part of a page with some numbers, in which what moves is written down. */
function partWith(count: number) {
  const part = document.createElement('div');
  const finished: number[] = [];
  const delays: unknown[] = [];
  for (let at = 0; at < count; at += 1) {
    const number = part.appendChild(document.createElement('span'));
    number.dataset.number = '';
    number.animate = (_frames, options) => {
      delays.push(typeof options === 'object' ? options.delay : undefined);
      return { finish: () => finished.push(at) } as unknown as Animation;
    };
  }
  part.animate = () => ({}) as Animation;
  return { part, delays, finished };
}

const motion = (isReduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }) as MediaQueryList);

test.each([1, 5, 10, 27])('LO-06 %i numbers are there within two seconds', (count) => {
  const delays = revealDelays(count);
  expect(delays).toHaveLength(count);
  expect((delays.at(-1) ?? 0) + 260).toBeLessThanOrEqual(2_000);
  expect(delays).toEqual(delays.toSorted((left, right) => left - right));
});

test('numbers come one after the other, and a tap shows all', () => {
  motion(false);
  const { part, delays, finished } = partWith(3);
  revealNumbers(part);
  expect(delays).toEqual([0, 240, 480]);
  part.dispatchEvent(new Event('pointerdown'));
  part.dispatchEvent(new Event('pointerdown'));
  expect(finished).toEqual([0, 1, 2]);
});

test('nothing moves for those who have asked for less motion', () => {
  motion(true);
  const { part, delays } = partWith(3);
  revealNumbers(part)();
  expect(delays).toEqual([]);
});
