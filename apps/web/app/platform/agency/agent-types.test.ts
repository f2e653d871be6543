import { expect, test } from 'vitest';
import { isAgent } from './agent-types.ts';

test('SH-01 agents are all member types but 0, 4 and 40', () => {
  expect([0, 4, 40].map(isAgent)).toEqual([false, false, false]);
  expect([1, 2, 3, 41, 42].every(isAgent)).toBe(true);
});
