import { expect, test } from 'vitest';
import { positionOf } from './help-position.ts';

test.each([
  ['', 0],
  ['i=0', 0],
  ['i=3', 3],
  ['i=-1', 0],
  ['i=1.5', 0],
  ['i=abc', 0],
  ['i=99999', 0],
  ['other=2', 0],
])('HO-07 %j opens item %i first', (search, position) => {
  expect(positionOf(new URLSearchParams(search))).toBe(position);
});
