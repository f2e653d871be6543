import type { MerchantCode } from '@wau/contract/ids';
import { expect, test, vi } from 'vitest';
import { addTestGame } from '../../../testing/add-test-game.ts';
import { changeSetting } from '../../../testing/change-settings.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { generatedMatchGame } from './generated-match-feed.ts';
import type { FeedMatch } from './match-feed.ts';

const server = await createTestServer();

const list = async (merchantCode = 'wau', language = 'MY') =>
  (await server.call('listHotMatches', { merchantCode, headers: { Language: language } })).value().list;

const homeBlocksOf = (merchantId: string, value: string) =>
  changeSetting(server, { merchantId: merchantId as MerchantCode, settingName: 'home-blocks', value });

test('GA-04 there are matches to come, the earliest first, with their teams and marks, in the language of the request', async () => {
  const matches = await list();
  expect(matches).toHaveLength(6);
  const times = matches.map(({ matchTime }) => Date.parse(matchTime));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(times[0]).toBeGreaterThan(server.clock.nowMs());
  for (const match of matches) {
    expect(match.homeTeamImageUrl).toMatch(/^\/art\/teams\/[a-z-]+\.svg$/);
    expect(match.awayTeamImageUrl).toMatch(/^\/art\/teams\/[a-z-]+\.svg$/);
    expect(match.league).toContain('Maya');
  }
  expect((await list('wau', 'EN'))[0]?.league).toContain('Virtual');
});

test('GA-04 AP-01 a client that says who it is is answered as any other', async () => {
  const query = { merchant: 'wau', platform: 'html5', language: 'MY', clientType: '2', token: 'x' };
  expect((await server.call('listHotMatches', { query })).outcome()).toBe('200');
});

test('GA-04 where no game takes bets on them they lead nowhere; where the merchant offers one, to that, until it is off', async () => {
  const nowhere = { isOpenForBets: false, vendor: '', roomId: '', nodeId: 0, gameType: '' };
  expect((await list())[0]).toMatchObject(nowhere);

  const { vendorCode, gameId } = generatedMatchGame;
  await server.runner.query({
    text: `insert into wau.vendors (merchant_id, vendor_code, vendor_name, protocol, public_key, launch_url)
           select merchant_id, $2, 'Arena', 'rsa-wallet', public_key, 'https://arena.example/{gameId}' from wau.vendors
            where merchant_id = $1 and vendor_code = 'angin'`,
    values: ['wau', vendorCode],
  });
  await addTestGame(server, { merchantCode: 'wau', vendorCode, gameId });
  await expect
    .poll(async () => (await list())[0])
    .toMatchObject({ isOpenForBets: true, vendor: vendorCode, roomId: gameId, nodeId: expect.any(Number) });
  expect((await list())[0]?.nodeId).toBeGreaterThan(0);
  // Another merchant does not offer it.
  await homeBlocksOf('laut', 'hot-matches,links');
  await vi.waitFor(async () => expect((await list('laut'))[0]).toMatchObject(nowhere));

  for (const settingName of [`game ${vendorCode} ${gameId}`, `vendor ${vendorCode}`]) {
    await changeSetting(server, { merchantId: 'wau' as MerchantCode, settingName, value: 'off' });
    await expect.poll(async () => (await list())[0]).toMatchObject(nowhere);
    await changeSetting(server, { merchantId: 'wau' as MerchantCode, settingName, value: 'on' });
    await expect.poll(async () => (await list())[0]?.isOpenForBets).toBe(true);
  }
});

test('GA-04 a merchant whose home shows no matches refuses them, and no other one does', async () => {
  const outcome = async (merchantCode: string) =>
    (await server.call('listHotMatches', { merchantCode })).outcome();
  await homeBlocksOf('laut', 'links');
  await expect.poll(() => outcome('laut')).toBe('403 module.unavailable');
  expect(await outcome('wau')).toBe('200');
  await homeBlocksOf('laut', 'hot-matches,links');
  await expect.poll(() => outcome('laut')).toBe('200');
});

test('GA-04 an installation that knows of real matches tells those', async () => {
  const team = (name: string) => ({ name, imageUrl: `https://img.example/${name}.svg` });
  const match: FeedMatch = {
    league: 'Liga',
    startsAtMs: Date.UTC(2030, 0, 1, 12, 30),
    home: team('a'),
    away: team('b'),
    isVirtual: false,
    vendorCode: 'studio',
    gameId: 'dice',
  };
  const asked: unknown[] = [];
  const other = await createTestServer({
    dependencies: (usual) => ({
      ...usual,
      matchFeed: {
        upcoming: async (...about) => {
          asked.push(about);
          return [match];
        },
      },
    }),
  });
  const { list: told } = (await other.call('listHotMatches', { headers: { Language: 'EN' } })).value();
  expect(told).toMatchObject([
    {
      ...{
        league: 'Liga',
        matchTime: '2030-01-01T12:30:00.000Z',
        matchTimeText: '01/01 20:30',
        homeTeam: 'a',
        awayTeam: 'b',
      },
      ...{ homeTeamImageUrl: 'https://img.example/a.svg', isVirtual: false, isOpenForBets: true },
      ...{ vendor: 'studio', roomId: 'dice', gameType: 'INHOUSE' },
    },
  ]);
  expect(asked).toEqual([['wau', 'EN', expect.any(Number)]]);
});
