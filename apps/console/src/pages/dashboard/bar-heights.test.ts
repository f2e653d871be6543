import { expect, test } from 'vitest';
import { barsOf } from './bar-heights.ts';

test('bars stand on zero and hang from it, the largest and the smallest touching the edges', () => {
  expect(barsOf([300n, 0n, -100n])).toEqual({
    zero: 0.75,
    bars: [
      { top: 0, height: 0.75 },
      { top: 0.75, height: 0 },
      { top: 0.75, height: 0.25 },
    ],
  });
});

test('where there is nothing, or nothing but losses, the chart stays in its place', () => {
  expect(barsOf([0n, 0n])).toEqual({
    zero: 1,
    bars: [
      { top: 1, height: 0 },
      { top: 1, height: 0 },
    ],
  });
  expect(barsOf([])).toEqual({ zero: 1, bars: [] });
  expect(barsOf([-5n, -10n])).toEqual({
    zero: 0,
    bars: [
      { top: 0, height: 0.5 },
      { top: 0, height: 1 },
    ],
  });
});
