import { expect, test } from 'vitest';
import { bitText } from './pick-bits.ts';

test('bits are written with the first on the left, as many as there are', () => {
  expect(bitText([], 4)).toBe('0000');
  expect(bitText([0, 3], 4)).toBe('1001');
  expect(bitText([3, 1], 5)).toBe('01010');
});
