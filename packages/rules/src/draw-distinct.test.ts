import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawDistinct } from './draw-distinct.ts';
import { listedIntegerSource } from './testing/listed-integer-source.ts';

it('gives each of the 60 ordered choices of three out of five exactly once', () => {
  const seen = new Set<string>();
  for (let first = 0; first < 5; first += 1) {
    for (let second = 0; second < 4; second += 1) {
      for (let third = 0; third < 3; third += 1) {
        const numbers = drawDistinct(3, 5, listedIntegerSource([first, second, third]));
        expect(new Set(numbers).size).toBe(3);
        seen.add(numbers.join());
      }
    }
  }
  expect(seen.size).toBe(60);
});

it('takes as many integers as it draws numbers, each below what is left', () => {
  const anyDraw = fc
    .integer({ min: 1, max: 80 })
    .chain((size) => fc.record({ size: fc.constant(size), count: fc.integer({ min: 0, max: size }) }));
  fc.assert(
    fc.property(anyDraw, ({ size, count }) => {
      const bounds: number[] = [];
      const numbers = drawDistinct(count, size, {
        nextInteger(bound) {
          bounds.push(bound);
          return bound - 1;
        },
      });
      expect(bounds).toEqual(Array.from({ length: count }, (_, place) => size - place));
      expect(numbers.every((number) => number >= 0 && number < size)).toBe(true);
      expect(new Set(numbers).size).toBe(count);
    }),
  );
});
