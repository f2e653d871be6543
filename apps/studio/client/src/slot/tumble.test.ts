import { expect, test } from 'vitest';
import { fallsOf } from './tumble.ts';

test('what stood above a removed symbol falls by as much as is missing below it, and new ones come from outside', () => {
  const before = [
    ['high1', 'low1', 'low2', 'low3'],
    ['low1', 'low2', 'low3', 'high1'],
  ] as const;
  const removed = [
    { reel: 0, row: 1 },
    { reel: 0, row: 3 },
  ];
  // In the first reel rows 0 and 2 stay and come to lie in rows 2 and 3.
  expect(fallsOf(before, removed)).toEqual([
    [2, 2, 2, 1],
    [0, 0, 0, 0],
  ]);
});
