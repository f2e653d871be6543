import { readTitleShelf } from '@wau/titles/title-shelf';
import { expect, test } from 'vitest';
import { houseGames } from './house-games.ts';

const games = houseGames();

test('the lists open with what the house features', () => {
  expect(games.slice(0, 3).map(({ gameId }) => gameId)).toEqual(['wau-bulan', 'plinko', 'dice']);
});

test('behind what is featured, games that stand together in a list are of other engines and other themes', () => {
  const factsOf = new Map(readTitleShelf().facts.map((facts) => [facts.gameId as string, facts]));
  const shown = games.slice(13, 73).map(({ gameId }) => factsOf.get(gameId));
  for (const [place, { theme, engine } = { theme: '', engine: '' }] of shown.entries()) {
    const next = shown.slice(place + 1, place + 6);
    expect(
      next.map((facts) => facts?.theme),
      String(place),
    ).not.toContain(theme);
    expect(next[0]?.engine, String(place)).not.toBe(engine);
  }
});

test('GA-09 the house offers more than 300 titles of at least four vendors and forty themes', () => {
  expect(games.length).toBeGreaterThan(300);
  expect(new Set(games.map(({ vendorCode }) => vendorCode)).size).toBeGreaterThanOrEqual(4);
  const facts = readTitleShelf().facts;
  expect(new Set(facts.map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(40);
  expect(facts.length).toBe(games.length);
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
