import { expect, test } from 'vitest';
import { wheelSlices } from './wheel-slices.ts';

test('slices are as wide as they are likely, and the one that was drawn comes to stand at the top', () => {
  const { slices, restTurns } = wheelSlices([1, 2, 1], 1);
  expect(slices.map(({ middleTurns }) => middleTurns)).toEqual([0.125, 0.5, 0.875]);
  // A wheel that has turned so far shows its own place 0.5 at the top.
  expect(restTurns + 0.5).toBe(5);
  expect(slices[0]?.path).toBe('M0 0 L0.00 -46.00 A46 46 0 0 1 46.00 -0.00 Z');
});
