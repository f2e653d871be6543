import { expect, test } from 'vitest';
import { launchChoiceIn } from './launch-query.ts';

test('a game is named by vendor and game; the rest is optional', () => {
  expect(launchChoiceIn(new URLSearchParams('vendor=studio&gameId=dice&nodeId=2&gameCategory=RNG'))).toEqual({
    vendor: 'studio',
    gameId: 'dice',
    nodeId: 2,
    gameCategory: 'RNG',
  });
  expect(launchChoiceIn(new URLSearchParams('vendor=studio&gameId=dice&nodeId=x'))).toEqual({
    vendor: 'studio',
    gameId: 'dice',
    nodeId: undefined,
    gameCategory: undefined,
  });
});

test.each(['', 'vendor=studio', 'gameId=dice', 'vendor=&gameId=dice'])('%j names no game', (search) => {
  expect(launchChoiceIn(new URLSearchParams(search))).toBeUndefined();
});
