import { expect, test } from 'vitest';
import { dayPartOf, isAgent } from './agent-rules.ts';

test('SH-01 agents are all member types but 0, 4 and 40', () => {
  expect([0, 4, 40].map(isAgent)).toEqual([false, false, false]);
  expect([1, 2, 3, 41, 42].every(isAgent)).toBe(true);
});

test('SH-01 the agent is greeted by the hour', () => {
  expect([0, 10, 11, 14, 15, 18, 19, 23].map(dayPartOf)).toEqual([
    'morning',
    'morning',
    'noon',
    'noon',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
