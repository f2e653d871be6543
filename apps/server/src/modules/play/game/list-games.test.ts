import { expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';
import { houseGames } from '../../operation/merchant/house-games.ts';

const server = await createTestServer();

const demo = houseGames();
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
  // Whoever knows the game by its Malay name finds it in the English list, too.
  expect(await named('EN', 'dadu')).toContain('dice Dice');
  expect(await named('MY', 'plinko')).toContain('plinko Plinko');
});

test('games are found by type, vendor and a part of the name', async () => {
  const slots = demo.filter(({ gameType }) => gameType === 'RNG');
  expect(await gameIds({ gameType: 'RNG' })).toEqual(ids(slots));
  expect(await gameIds({ gameName: 'WAU BULAN' })).toEqual(['wau-bulan']);
  expect(await gameIds({ gameName: '%' })).toEqual([]);
  expect((await gameIds({ gameName: 'wau bulam' }))[0]).toBe('wau-bulan');
  const ofStudio = demo.filter(({ vendorCode }) => vendorCode === 'studio');
  expect(await gameIds({ vassalage: 'studio' })).toEqual(ids(ofStudio));
  expect(await gameIds({ vassalage: 'nobody' })).toEqual([]);
});

test('AP-01 a client that asks as the market’s clients do is answered', async () => {
  const documented = {
    ...{ merchant: 'wau', platform: 'html5', gameName: '', gameType: 'RNG', gameClassify: '', isNew: '' },
    ...{ pageNo: 1, pageSize: 26, vassalage: '', language: 'MY', clientType: '2', minBet: '', minLine: '' },
  };
  const { games, totalPages } = await page(documented);
  expect(games).toHaveLength(26);
  expect(totalPages).toBeGreaterThan(1);
  const [game] = games;
  expect(game).toMatchObject({
    roomId: game?.gameId,
    mobileLargeIcon: game?.iconUrl,
    nodeName: game?.gameName,
  });
  const hot = { isPlatform: '2', language: 'MY', platform: 'html5', gameType: '', merchantCode: 'wau' };
  expect((await server.call('listHotGames', { query: hot })).value().list.length).toBeGreaterThan(5);
  expect((await server.call('listVendors', { query: { merchant_code: 'wau' } })).outcome()).toBe('200');
});

test('GA-01 games are found by the vendor’s class, as new ones, by what a bet costs at least and by lines', async () => {
  const of = (wanted: (game: (typeof demo)[number]) => boolean) => ids(demo.filter(wanted));
  expect(await gameIds({ gameClassify: 'ways' })).toEqual(of(({ classes }) => classes.includes('ways')));
  expect(await gameIds({ gameClassify: 'nothing' })).toEqual([]);
  const fresh = of(({ isNew }) => isNew);
  expect(fresh.length).toBeGreaterThan(5);
  for (const query of [{ gameClassify: 'NEW' }, { isNew: 'true' }, { isNew: '1' }]) {
    expect(await gameIds(query)).toEqual(fresh);
  }
  expect(await gameIds({ isNew: 'false' })).toEqual(ids(demo));
  // The choices of the filter.
  for (const [minBet, minor] of [
    ['0.01', 1n],
    ['0.05', 5n],
    ['0.1', 10n],
    ['0.5', 50n],
    ['0.75', 75n],
  ] as const) {
    const cheap = await gameIds({ gameType: 'RNG', minBet });
    expect(cheap).toEqual(of(({ gameType, minStakeMinor }) => gameType === 'RNG' && minStakeMinor <= minor));
    expect(cheap, minBet).not.toEqual([]);
  }
  expect(await gameIds({ minLine: '30' })).toEqual(of(({ lineCount = 0 }) => lineCount >= 30));
  for (const minBet of ['0.005', 'x', '-1']) {
    expect((await server.call('listGames', { query: { minBet } })).outcome()).toBe('400 request.invalid');
  }
});

test('GA-02 vendors are told with the kinds of their games, and those without a game are not', async () => {
  const { list } = (await server.call('listVendors', {})).value();
  const studio = list.find(({ vassalage }) => vassalage === 'studio');
  expect(studio).toMatchObject({ displayName: expect.stringMatching(/./) });
  expect(studio?.gameCount).toBe(demo.filter(({ vendorCode }) => vendorCode === 'studio').length);
  expect(new Set(list.map(({ vassalage }) => vassalage))).toEqual(
    new Set(demo.map(({ vendorCode }) => vendorCode)),
  );
  for (const { vassalage, gameTypes } of list) {
    const own = demo.filter(({ vendorCode }) => vendorCode === vassalage);
    expect(new Set(gameTypes)).toEqual(new Set(own.map(({ gameType }) => gameType)));
  }
});

test('AP-01 vendors of a kind come with the classes of their games of that kind', async () => {
  const typesOf = async (typeId: string) =>
    (await server.call('listVendorTypes', { query: { typeId, merchant_code: 'wau' } })).value().list;
  for (const { vassalage, gameClassify, mobileSmallIcon, mobileLargeIcon } of await typesOf('RNG')) {
    const own = demo.filter((game) => game.vendorCode === vassalage && game.gameType === 'RNG');
    expect(new Set(gameClassify)).toEqual(new Set(own.flatMap(({ classes }) => classes)));
    expect([mobileSmallIcon, mobileLargeIcon]).toEqual(Array(2).fill(`/art/vendors/${vassalage}.svg`));
  }
  expect((await typesOf('ALL')).map(({ vassalage }) => vassalage).toSorted()).toEqual(
    [...new Set(demo.map(({ vendorCode }) => vendorCode))].toSorted(),
  );
  expect(await typesOf('LIVE')).toEqual([]);
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

test('GA-01 a game that is called otherwise is found by its new name', async () => {
  expect(await gameIds({ gameName: 'zarquon' }, 'laut')).toEqual([]);
  await server.runner.query({
    text: `update wau.game_names set game_name = 'Zarquon'
            where merchant_id = 'laut' and game_id = 'dice' and language = 'MY'`,
    values: [],
  });
  await expect.poll(() => gameIds({ gameName: 'zarquon' }, 'laut')).toEqual(['dice']);
});

test('GA-01 each game says who made it, by the name that its vendor has now', async () => {
  const makers = async () =>
    new Set(
      (await page({ vassalage: 'rimba', pageSize: 100 }, 'laut')).games.map(({ displayName }) => displayName),
    );
  const [known] = await makers();
  expect(known).toMatch(/./);
  expect((await makers()).size).toBe(1);
  await server.runner.query({
    text: `update wau.vendors set vendor_name = 'Belantara' where merchant_id = 'laut' and vendor_code = 'rimba'`,
    values: [],
  });
  await expect.poll(makers).toEqual(new Set(['Belantara']));
  const home = (await server.call('getHome', { merchantCode: 'laut' })).value();
  const ofRimba = home.vendors.find(({ vassalage }) => vassalage === 'rimba');
  expect(ofRimba?.games.map(({ displayName }) => displayName)).toContain('Belantara');
});

test('GA-02 a vendor of cockfights and e-sports alone is no choice among all vendors, and is one of its own kinds', async () => {
  const vendors = async (typeId: string) =>
    (await server.call('listVendorTypes', { query: { typeId }, merchantCode: 'laut' }))
      .value()
      .list.map(({ vassalage }) => vassalage);
  const make = (gameType: string, games: string) =>
    server.runner.query({
      text: `update wau.games set game_type = $1 where merchant_id = 'laut' and vendor_code = 'samudra' and ${games}`,
      values: [gameType],
    });
  expect(await vendors('ALL')).toContain('samudra');
  await make('COCKFIGHT', 'true');
  await expect.poll(() => vendors('ALL')).not.toContain('samudra');
  expect(await vendors('COCKFIGHT')).toEqual(['samudra']);
  await make('ESPORTS', 'node_id % 2 = 0');
  await expect.poll(() => vendors('ESPORTS')).toEqual(['samudra']);
  expect(await vendors('ALL')).not.toContain('samudra');
  await make('RNG', `game_id = (select min(game_id) from wau.games where vendor_code = 'samudra')`);
  await expect.poll(() => vendors('ALL')).toContain('samudra');
});

test('what is switched off is not offered', async () => {
  const set = (text: string) => server.runner.query({ text, values: [] });
  await set(`update wau.games set enabled = false where merchant_id = 'laut' and game_id = 'dice'`);
  const others = ids(demo).toReversed();
  await expect.poll(() => gameIds({}, 'laut')).toEqual(others.filter((gameId) => gameId !== 'dice'));
  await set(`update wau.vendors set enabled = false where merchant_id = 'laut'`);
  await expect.poll(() => gameIds({}, 'laut')).toEqual([]);
  expect(await gameIds({})).toHaveLength(demo.length);
});

test('GA-01 a game is new until its time is over', async () => {
  expect((await page({ gameClassify: 'NEW' })).games.every(({ isNew }) => isNew)).toBe(true);
  const dayMs = 24 * 60 * 60_000;
  server.clock.advance(91 * dayMs);
  expect((await page({ gameClassify: 'NEW' })).games).toEqual([]);
});

test('GA-01 a card tells how rough a game is, what it costs and who made it; one that is not offered is unknown', async () => {
  const [dice] = (await page({ gameName: 'dice' })).games.filter(({ gameId }) => gameId === 'dice');
  const nodeId = dice?.nodeId ?? 0;
  const card = (await server.call('getGame', { query: { nodeId, vendor: 'studio' } })).value();
  expect(card).toMatchObject({
    ...{ ...dice, displayName: 'Wau Studio', volatility: ['low', 'high'], currencyCode: 'MYR' },
    rulesUrl: '/studio/verify?game=dice',
  });
  const ofNobody = await server.call('getGame', { query: { nodeId: 1 } });
  const ofOther = await server.call('getGame', { query: { nodeId, vendor: 'rimba' } });
  expect([ofNobody.outcome(), ofOther.outcome()]).toEqual(['404 game.unknown', '404 game.unknown']);
});
