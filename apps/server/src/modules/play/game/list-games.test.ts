import { expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();

const gameIds = async (query: object, merchantCode = 'wau') =>
  (await server.call('listGames', { query, merchantCode })).value().games.map((game) => game.gameId);

test('each merchant offers its games in its own order with its own limits', async () => {
  const wau = (await server.call('listGames')).value();
  const laut = (await server.call('listGames', { merchantCode: 'laut' })).value();
  expect(wau.games.map((game) => game.gameId)).toEqual(['wau-bulan', 'plinko', 'dice']);
  expect(laut.games.map((game) => game.gameId)).toEqual(['dice', 'plinko', 'wau-bulan']);
  expect(wau.games[2]).toMatchObject({
    vassalage: 'studio',
    returnPercent: '99.00',
    minStakeMinor: '10',
    maxStakeMinor: '100000',
    maxWinMinor: '10000000',
  });
  expect(laut.games[0]).toMatchObject({ maxStakeMinor: '10000', maxWinMinor: '500000' });
});

test('a game is called, and found, by its name in the language of the request', async () => {
  const dice = async (language: string, gameName: string) =>
    (await server.call('listGames', { headers: { Language: language }, query: { gameName } }))
      .value()
      .games.map((game) => `${game.gameId} ${game.gameName}`);
  expect(await dice('MY', 'dad')).toEqual(['dice Dadu']);
  expect(await dice('EN', 'dic')).toEqual(['dice Dice']);
  expect(await dice('EN', 'dad')).toEqual([]);
  expect(await dice('MY', 'plinko')).toEqual(['plinko Plinko']);
});

test('games are found by type, vendor and a part of the name', async () => {
  expect(await gameIds({ gameType: 'RNG' })).toEqual(['wau-bulan']);
  expect(await gameIds({ gameName: 'BULAN' })).toEqual(['wau-bulan']);
  expect(await gameIds({ gameName: '%' })).toEqual([]);
  expect(await gameIds({ vassalage: 'studio' })).toHaveLength(3);
  expect(await gameIds({ vassalage: 'nobody' })).toEqual([]);
});

test('pages follow one another, and one beyond the end is empty', async () => {
  const page = async (pageNo: number) =>
    (await server.call('listGames', { query: { pageNo, pageSize: 2 } })).value();
  expect(await page(1)).toMatchObject({ pageNum: 1, totalPages: 2, games: [{}, {}] });
  expect((await page(2)).games.map((game) => game.gameId)).toEqual(['dice']);
  expect(await page(3)).toEqual({ games: [], pageNum: 3, totalPages: 2 });
  expect((await server.call('listGames', { query: { pageSize: 101 } })).outcome()).toBe(
    '400 request.invalid',
  );
});

test('what is switched off is not offered', async () => {
  const set = (text: string) => server.runner.query({ text, values: [] });
  await set(`update wau.games set enabled = false where merchant_id = 'laut' and game_id = 'dice'`);
  expect(await gameIds({}, 'laut')).toEqual(['plinko', 'wau-bulan']);
  await set(`update wau.vendors set enabled = false where merchant_id = 'laut'`);
  expect(await gameIds({}, 'laut')).toEqual([]);
  expect(await gameIds({})).toHaveLength(3);
});
