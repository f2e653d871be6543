import { expect, test } from 'vitest';
import { packBits } from './pick-bits.ts';

test('bits are written with the first on the left, filled up to whole bytes', () => {
  expect(packBits([], 4)).toEqual({ hex: 'x00', size: 4 });
  expect(packBits([0, 3], 4)).toEqual({ hex: 'x90', size: 4 });
  expect(packBits([7, 1], 8)).toEqual({ hex: 'x41', size: 8 });
  expect(packBits([8, 3, 1], 9)).toEqual({ hex: 'x5080', size: 9 });
});
