import { expect, test } from 'vitest';
import { dayPartOf } from './day-part.ts';

test('AG-01 SH-01 the agent is greeted by the hour', () => {
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
