import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomBelow, randomChoice } from './random-below.ts';

test('every number below the bound comes, and no other', () => {
  const seen = new Set(Array.from({ length: 500 }, () => randomBelow(4)));
  expect([...seen].toSorted()).toEqual([0, 1, 2, 3]);
});

test('a choice is of different numbers in ascending order, as many as there are', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.integer({ min: 1, max: 20 }), (count, bound) => {
      const chosen = randomChoice(count, bound);
      expect(chosen).toHaveLength(Math.min(count, bound));
      expect([...new Set(chosen)].toSorted((a, b) => a - b)).toEqual(chosen);
      expect(chosen.every((number) => number >= 0 && number < bound)).toBe(true);
    }),
  );
});
