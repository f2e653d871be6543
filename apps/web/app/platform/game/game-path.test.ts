import { expect, test } from 'vitest';
import { gamePath } from './game-path.ts';
import { isGamePath } from './is-game-path.ts';

test('GA-07 a game’s address names its vendor, its game, its node and its category, each as itself', () => {
  const game = { vassalage: 'studio', gameId: 'dice & more', nodeId: 1001, gameType: 'INHOUSE' };
  const path = gamePath(game);
  const { pathname, searchParams } = new URL(path, 'http://site');
  expect(pathname).toBe('/m/launchGame');
  expect(Object.fromEntries(searchParams)).toEqual({
    vendor: 'studio',
    gameId: 'dice & more',
    nodeId: '1001',
    gameCategory: 'INHOUSE',
  });
  expect(isGamePath(path)).toBe(true);
  expect(isGamePath('/m/home')).toBe(false);
});
