import { expect, test } from 'vitest';
import { demoGames } from '../../../demo/demo-games.ts';
import { createTestServer } from '../../../testing/test-server.ts';

const server = await createTestServer();

const demo = demoGames();
const ids = (games: readonly { readonly gameId: string }[]) => games.map(({ gameId }) => gameId);

const page = async (query: object, merchantCode = 'wau') =>
  (await server.call('listGames', { query, merchantCode })).value();

/** All games that are listed, however many pages they fill. */
async function gameIds(query: object, merchantCode = 'wau'): Promise<readonly string[]> {
  const listed: string[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { games, totalPages } = await page({ ...query, pageNo, pageSize: 100 }, merchantCode);
    listed.push(...ids(games));
    if (pageNo >= totalPages) return listed;
  }
}

test('each merchant offers its games in its own order with its own limits', async () => {
  const wau = await page({ pageSize: 3 });
  expect(ids(wau.games)).toEqual(['wau-bulan', 'plinko', 'dice']);
  expect(await gameIds({})).toEqual(ids(demo));
  expect(await gameIds({}, 'laut')).toEqual(ids(demo).toReversed());
  expect(wau.games[2]).toMatchObject({
    vassalage: 'studio',
    returnPercent: '98.99',
    minStakeMinor: '10',
    maxStakeMinor: '100000',
    maxWinMinor: '10000000',
  });
  const laut = await page({ gameName: 'dice' }, 'laut');
  expect(laut.games.find(({ gameId }) => gameId === 'dice')).toMatchObject({
    maxStakeMinor: '10000',
    maxWinMinor: '500000',
  });
});

test('a game is called, and found, by its name in the language of the request', async () => {
  const named = async (language: string, gameName: string) =>
    (await server.call('listGames', { headers: { Language: language }, query: { gameName } }))
      .value()
      .games.map((game) => `${game.gameId} ${game.gameName}`);
  expect(await named('MY', 'dadu')).toContain('dice Dadu');
  expect(await named('EN', 'dice')).toContain('dice Dice');
  expect(await named('EN', 'dadu')).not.toContain('dice Dice');
  expect(await named('MY', 'plinko')).toContain('plinko Plinko');
});

test('games are found by type, vendor and a part of the name', async () => {
  const slots = demo.filter(({ gameType }) => gameType === 'RNG');
  expect(await gameIds({ gameType: 'RNG' })).toEqual(ids(slots));
  expect(await gameIds({ gameName: 'WAU BULAN' })).toEqual(['wau-bulan']);
  expect(await gameIds({ gameName: '%' })).toEqual([]);
  const ofStudio = demo.filter(({ vendorCode }) => vendorCode === 'studio');
  expect(await gameIds({ vassalage: 'studio' })).toEqual(ids(ofStudio));
  expect(await gameIds({ vassalage: 'nobody' })).toEqual([]);
});

test('pages follow one another, and one beyond the end is empty', async () => {
  const pageSize = Math.min(100, demo.length - 1);
  const totalPages = Math.ceil(demo.length / pageSize);
  const at = (pageNo: number) => page({ pageNo, pageSize });
  const first = await at(1);
  expect(first).toMatchObject({ pageNum: 1, totalPages });
  expect(ids(first.games)).toEqual(ids(demo).slice(0, pageSize));
  expect(ids((await at(2)).games)).toEqual(ids(demo).slice(pageSize, 2 * pageSize));
  expect(await at(totalPages + 1)).toEqual({ games: [], pageNum: totalPages + 1, totalPages });
  expect((await server.call('listGames', { query: { pageSize: 101 } })).outcome()).toBe(
    '400 request.invalid',
  );
});

test('what is switched off is not offered', async () => {
  const set = (text: string) => server.runner.query({ text, values: [] });
  await set(`update wau.games set enabled = false where merchant_id = 'laut' and game_id = 'dice'`);
  const others = ids(demo).toReversed();
  expect(await gameIds({}, 'laut')).toEqual(others.filter((gameId) => gameId !== 'dice'));
  await set(`update wau.vendors set enabled = false where merchant_id = 'laut'`);
  expect(await gameIds({}, 'laut')).toEqual([]);
  expect(await gameIds({})).toHaveLength(demo.length);
});
