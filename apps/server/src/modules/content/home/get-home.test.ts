import { homeBlocks } from '@wau/contract/home-blocks';
import type { MerchantCode } from '@wau/contract/ids';
import { expect, test } from 'vitest';
import { changeSetting, turnSwitch } from '../../../testing/change-settings.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { giveLotteryGame } from '../../lottery/lottery-game/give-lottery-game.ts';
import type { LotteryPrizeMode } from '../../lottery/lottery-game/lottery-game.ts';

const server = await createTestServer();

const home = async (merchantCode = 'wau', language = 'MY') =>
  (await server.call('getHome', { merchantCode, headers: { Language: language } })).value();
const blocksOf = async (merchantCode = 'wau') =>
  (await server.call('getWhitelabel', { merchantCode })).value().homeBlocks;
const change = (value: string, merchantId = 'wau') =>
  changeSetting(server, { merchantId: merchantId as MerchantCode, settingName: 'home-blocks', value });

test('HO-01 one answer holds what the calls of each part say, as far as home shows it', async () => {
  const [all, banners, notices, matches, hot, vendors, games] = await Promise.all([
    home(),
    server.call('listBanners'),
    server.call('listNotices'),
    server.call('listHotMatches'),
    server.call('listHotGames', {}),
    server.call('listVendors', {}),
    server.call('listGames', { query: { pageSize: 1 } }),
  ]);
  expect(all.banners).toEqual(banners.value().list);
  expect(all.notices).toEqual(notices.value().list.map(({ id, title }) => ({ id, title })));
  expect(all.matches).toEqual(matches.value().list);
  expect(all.popular.map(({ gameId }) => gameId)).toEqual(
    hot
      .value()
      .list.slice(0, 7)
      .map(({ gameId }) => gameId),
  );
  expect(all.gameCount).toBe(games.value().totalPages);
  const listed = vendors.value().list;
  expect(all.vendors.map(({ vassalage }) => vassalage)).toEqual(listed.map(({ vassalage }) => vassalage));
  expect(all.winners).toEqual([]);
  expect(all.promotions.length).toBe(3);
});

test('HO-01 each vendor has a mark of its own and some of its own games', async () => {
  const { vendors, popular } = await home();
  expect(vendors.length).toBeGreaterThan(2);
  for (const { vassalage, displayName, mobileSmallIcon, games, gameCount } of vendors) {
    expect(displayName).not.toBe('');
    expect(mobileSmallIcon).toBe(`/art/vendors/${vassalage}.svg`);
    expect(new Set(games.map((game) => game.vassalage))).toEqual(new Set([vassalage]));
    expect(games).toHaveLength(Math.min(6, gameCount));
    const shown = new Set(popular.map(({ nodeId }) => nodeId));
    expect(games.filter(({ nodeId }) => shown.has(nodeId))).toEqual([]);
  }
  const { list } = (await server.call('listVendors', {})).value();
  expect(list[0]).toMatchObject({ mobileLargeIcon: expect.stringMatching(/^\/art\/vendors\//) });
});

test('HO-01 the kinds of games that there are come with their numbers, and others do not', async () => {
  const { categories, gameCount } = await home();
  expect(categories.map(({ gameType }) => gameType).toSorted()).toEqual(['INHOUSE', 'RNG']);
  expect(categories.reduce((sum, each) => sum + each.gameCount, 0)).toBe(gameCount);
});

test('HO-01 the house’s lotteries count among the kinds that players look for them under, while lotteries are on', async () => {
  const give = (gameId: string, prizeModes: readonly LotteryPrizeMode[], isOffered = true) =>
    giveLotteryGame(server.runner, {
      ...{ merchantCode: 'wau' as MerchantCode, gameId, family: 'ssc', prizeModes, drawSource: 'own' },
      ...{ schedule: { everySeconds: 600 }, timeZone: 'Asia/Kuala_Lumpur', closingSeconds: 5 },
      ...{ unitsMinor: [100n], highestMultiple: 10, highestStakeMinor: 1_000n, highestWinMinor: 10_000n },
      ...{ isOffered, position: 1, resultFeed: '', names: {} },
    });
  await give('both', ['Lott', 'Elott']);
  await give('electronic', ['Elott']);
  await give('fast', ['ZY']);
  await give('hidden', ['Lott'], false);
  const lotteries = async () =>
    (await home()).categories.filter(({ gameType }) => ['LOTT', 'ELOTT'].includes(gameType));
  expect(new Map((await lotteries()).map((kind) => [kind.gameType, kind.gameCount]))).toEqual(
    new Map([
      ['LOTT', 1],
      ['ELOTT', 2],
    ]),
  );
  expect((await home('laut')).categories.map(({ gameType }) => gameType)).not.toContain('LOTT');
  await turnSwitch(server, 'module GAME3', 'off');
  expect(await lotteries()).toEqual([]);
  await turnSwitch(server, 'module GAME3', 'on');
  expect(await lotteries()).toHaveLength(2);
});

test('HO-01 where nobody has played and nothing is ranked, the merchant’s first games are the popular ones', async () => {
  await server.runner.query({
    text: `update wau.games set hot_rank = null where merchant_id = 'laut'`,
    values: [],
  });
  const first = (await server.call('listGames', { merchantCode: 'laut', query: { pageSize: 7 } })).value();
  await expect
    .poll(async () => (await home('laut')).popular.map(({ gameId }) => gameId))
    .toEqual(first.games.map(({ gameId }) => gameId));
});

test('HO-01 AP-02 which blocks there are, and in which order, is each merchant’s own and changes while the site runs', async () => {
  expect(await blocksOf()).toEqual(homeBlocks);
  const elsewhere = await blocksOf('laut');
  expect(elsewhere).not.toEqual(homeBlocks);
  await change('links, popular,banners');
  await expect.poll(() => blocksOf()).toEqual(['links', 'popular', 'banners']);
  const left = await home();
  expect([left.banners.length, left.popular.length]).toEqual([3, 7]);
  const { notices, matches, categories, vendors, promotions } = left;
  expect([notices, matches, categories, vendors, promotions]).toEqual([[], [], [], [], []]);
  expect(await blocksOf('laut')).toEqual(elsewhere);
  await change(homeBlocks.join(','));
  await expect.poll(() => blocksOf()).toEqual(homeBlocks);
});

test.each([
  ['none', 'at least one is needed'],
  ['banners,banner', 'there is no banner'],
  ['banners,links,banners', 'banners is named twice'],
  ['Banners', 'there is no Banners'],
])('AP-02 the blocks of home cannot be “%s”: %s', async (value, complaint) => {
  await expect(change(value)).rejects.toThrow(complaint);
  await expect(change(value)).rejects.toThrow(
    /^home-blocks must be parts of home with commas between them, each once, out of banners, notices,/,
  );
});

test('HO-01 where promotions are switched off home has none', async () => {
  await turnSwitch(server, 'module REWCEN3', 'off');
  expect((await home()).promotions).toEqual([]);
  await turnSwitch(server, 'module REWCEN3', 'on');
  expect((await home()).promotions).toHaveLength(3);
});

test('HO-01 a merchant that has chosen nothing shows every block, in the order of the contract', async () => {
  const rows = await server.runner.query({
    text: `select column_default from information_schema.columns
            where table_schema = 'wau' and table_name = 'merchants' and column_name = 'home_blocks'`,
    values: [],
  });
  expect(rows).toEqual([{ column_default: `'{${homeBlocks.join(',')}}'::text[]` }]);
});
