import { readTitleShelf } from '@wau/titles/title-shelf';
import { expect, test } from 'vitest';
import { demoGames } from './demo-games.ts';

const games = demoGames();

test('the lists open with what the demo features', () => {
  expect(games.slice(0, 3).map(({ gameId }) => gameId)).toEqual(['wau-bulan', 'plinko', 'dice']);
});

test('games that stand together in a list are of other engines and other themes', () => {
  const engineOf = new Map(readTitleShelf().facts.map(({ gameId, engine }) => [gameId, engine]));
  const neighbours = games.slice(0, 100).map(({ gameId }, place) => [gameId, games[place + 1]?.gameId ?? '']);
  for (const [one = '', other = ''] of neighbours) {
    expect(engineOf.get(one), `${one} ${other}`).not.toBe(engineOf.get(other));
    expect(one.split('-')[0], `${one} ${other}`).not.toBe(other.split('-')[0]);
  }
});

test('no two games have one number, and each number fits its column', () => {
  const nodeIds = games.map(({ nodeId }) => nodeId);
  expect(new Set(nodeIds).size).toBe(games.length);
  expect(Math.max(...nodeIds)).toBeLessThan(2 ** 31);
});

test('a game is called as in each language, and tells the least that it returns', () => {
  expect(games.find(({ gameId }) => gameId === 'dice')).toMatchObject({
    gameName: 'Dice',
    localNames: { MY: 'Dadu' },
    gameType: 'INHOUSE',
    returnPercent: '98.99',
  });
});
