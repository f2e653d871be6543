import { beforeEach, expect, test } from 'vitest';
import { readGameToReturnTo, rememberGameToReturnTo } from './return-to-game.ts';

beforeEach(() => sessionStorage.clear());

test('the game that a player left is found again, until it is forgotten', () => {
  const game = { path: '/m/launchGame?vendor=studio&gameId=dice', gameName: 'Dadu' };
  rememberGameToReturnTo(game);
  expect(readGameToReturnTo()).toEqual(game);
  rememberGameToReturnTo(undefined);
  expect(readGameToReturnTo()).toBeUndefined();
});

test.each([
  'https://elsewhere.example/m/launchGame?x',
  '//elsewhere.example/m/launchGame?x',
  '/m/home',
  '/m/launchGame?a b',
])('%s is no way back to a game', (path) => {
  sessionStorage.setItem('wau_return_to_game', JSON.stringify({ path, gameName: 'Dadu' }));
  expect(readGameToReturnTo()).toBeUndefined();
});
