import { expect, test } from 'vitest';
import { drawnNumbers } from './drawn-numbers.ts';

test('numbers of a draw come as its family writes them, whatever order they were stored in', () => {
  const stored = {
    bottomTwo: ['07'],
    backThree: ['123', '456'],
    frontThree: ['000', '999'],
    first: ['123456'],
  };
  const numbers = drawnNumbers({ family: 'thai' }, '20261201', stored);
  expect(Object.keys(numbers)).toEqual(['first', 'frontThree', 'backThree', 'bottomTwo']);
  expect(numbers).toEqual(stored);
});
