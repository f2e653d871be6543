import { expect, test } from 'vitest';
import { claimedGameCount } from './claimed-game-count.ts';

test.each([
  [0, undefined],
  [3, undefined],
  [100, undefined],
  [101, 100],
  [600, 500],
  [601, 600],
  [1_234, 1_200],
])('SH-18 of %i games the claim is over %s', (gameCount, claimed) => {
  expect(claimedGameCount(gameCount)).toBe(claimed);
});
