import { expect, test } from 'vitest';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';

const server = await createTestServer();

const listed = (await server.call('listGames', { query: { pageSize: 100 } })).value().games;
const game = (gameId: string) => {
  const found = listed.find((each) => each.gameId === gameId);
  if (found === undefined) throw new Error(`${gameId} is among the first games`);
  return { nodeId: found.nodeId, vendor: found.vassalage };
};
const [dice, plinko, wauBulan] = [game('dice'), game('plinko'), game('wau-bulan')];

const of = ({ token, merchantCode }: TestMember) => ({ token, merchantCode });
const ids = (games: readonly { readonly gameId: string }[]) => games.map(({ gameId }) => gameId);
const favourites = async (member: TestMember, query = {}) =>
  ids((await server.call('listFavouriteGames', { ...of(member), query })).value().content);
const recent = async (member: TestMember, query = {}) =>
  ids((await server.call('listRecentGames', { ...of(member), query })).value().list);
const like = (member: TestMember, body: { nodeId: number; vendor?: string }) =>
  server.call('addFavouriteGame', { ...of(member), body });

test('GA-05 favourites are each there once, the last added first, and by kind', async () => {
  const member = await server.openMember('favourites');
  for (const each of [dice, plinko, dice, wauBulan]) {
    expect((await like(member, each)).outcome()).toBe('200');
    server.clock.advance(1);
  }
  expect(await favourites(member)).toEqual(['wau-bulan', 'plinko', 'dice']);
  expect(await favourites(member, { gameType: 'RNG' })).toEqual(['wau-bulan']);
  expect(
    await favourites(member, { gameType: '', pageNo: 2, pageSize: 2, language: 'MY', token: 'x' }),
  ).toEqual(['dice']);

  const remove = () => server.call('removeFavouriteGame', { ...of(member), query: plinko });
  expect((await remove()).outcome()).toBe('200');
  expect((await remove()).outcome()).toBe('200');
  expect(await favourites(member)).toEqual(['wau-bulan', 'dice']);
});

test('GA-05 twenty of the same at once are one, and nobody else’s', async () => {
  const [member, other] = [await server.openMember('fav.once'), await server.openMember('fav.other')];
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, async () => (await like(member, dice)).outcome()),
  );
  expect(new Set(outcomes)).toEqual(new Set(['200']));
  expect(await favourites(member)).toEqual(['dice']);
  expect(await favourites(other)).toEqual([]);
  await server.call('removeFavouriteGame', { ...of(other), query: dice });
  expect(await favourites(member)).toEqual(['dice']);
});

test('GA-05 what the merchant does not offer, or not by that vendor, is refused', async () => {
  const member = await server.openMember('fav.unknown');
  expect((await like(member, { nodeId: 1 })).outcome()).toBe('404 game.unknown');
  expect((await like(member, { nodeId: dice.nodeId, vendor: 'rimba' })).outcome()).toBe('404 game.unknown');
  expect((await like(member, { nodeId: dice.nodeId })).outcome()).toBe('200');
  const unknown = { nodeId: 1, vendor: 'studio' };
  expect((await server.call('removeFavouriteGame', { ...of(member), query: unknown })).outcome()).toBe(
    '404 game.unknown',
  );
  expect((await server.call('addRecentGame', { ...of(member), body: unknown })).outcome()).toBe(
    '404 game.unknown',
  );
});

test('GA-05 there is room for five hundred, and one of them may be added again', async () => {
  const member = await server.openMember('fav.full');
  await server.runner.query({
    text: `insert into wau.favourite_games (merchant_id, member_id, vendor_code, game_id, added_at)
           select $1, $2, 'studio', 'gone-' || n, now() from generate_series(1, 499) as n`,
    values: [member.merchantCode, member.memberId],
  });
  expect((await like(member, dice)).outcome()).toBe('200');
  expect((await like(member, plinko)).outcome()).toBe('409 game.favourites.full');
  expect((await like(member, dice)).outcome()).toBe('200');
  // Games that went are not shown, and what is left of them harms nobody.
  expect(await favourites(member)).toEqual(['dice']);
});

test('GA-06 recent games are those that were opened, the last one first, each once', async () => {
  const member = await server.openMember('recent');
  const open = async (gameId: string) => {
    server.clock.advance(1_000);
    const query = { vendor: game(gameId).vendor, gameId };
    expect((await server.call('launchGame', { ...of(member), query })).outcome()).toBe('200');
  };
  await open('dice');
  await open('plinko');
  await open('dice');
  expect(await recent(member)).toEqual(['dice', 'plinko']);
  server.clock.advance(1_000);
  const documented = { page: 1, pageSize: 25, gameType: '', language: 'MY', clientType: '2' };
  expect((await server.call('addRecentGame', { ...of(member), body: wauBulan })).outcome()).toBe('200');
  expect(await recent(member, documented)).toEqual(['wau-bulan', 'dice', 'plinko']);
  expect(await recent(member, { gameType: 'RNG' })).toEqual(['wau-bulan']);
  expect(await recent(member, { page: 2, pageSize: 2 })).toEqual(['plinko']);
  expect(await recent(await server.openMember('recent.other'))).toEqual([]);
});

test('GA-05 GA-06 without a session there are neither favourites nor recent games', async () => {
  const outcomes = await Promise.all([
    server.call('listFavouriteGames', {}),
    server.call('addFavouriteGame', { body: dice }),
    server.call('removeFavouriteGame', { query: dice }),
    server.call('listRecentGames', {}),
    server.call('addRecentGame', { body: dice }),
  ]);
  expect(outcomes.map((each) => each.outcome())).toEqual(
    Array.from({ length: 5 }, () => '401 session.missing'),
  );
});

test('GA-01 hot games are the merchant’s choice, then what most members have opened in the last seven days', async () => {
  const hot = async () => ids((await server.call('listHotGames', {})).value().list);
  const opened = listed.filter(({ isHot }) => !isHot).slice(0, 2);
  const [often, once] = opened.map((each) => ({ nodeId: each.nodeId, vendor: each.vassalage }));
  const members = await Promise.all(
    ['hot.one', 'hot.two', 'hot.three'].map((name) => server.openMember(name)),
  );
  for (const member of members) await server.call('addRecentGame', { ...of(member), body: often ?? dice });
  await server.call('addRecentGame', { ...of(members[0] as TestMember), body: once ?? dice });
  // How often games are opened is counted once a minute.
  server.clock.advance(60_001);
  const list = await hot();
  expect(list[0]).toBe('wau-bulan');
  expect(list.slice(-2)).toEqual(ids(opened));
  const classified = (await server.call('listGames', { query: { gameClassify: 'HOT' } })).value().games;
  expect(ids(classified).slice(0, list.length)).toEqual(list.slice(0, 26));
  server.clock.advance(8 * 24 * 60 * 60_000);
  expect(await hot()).not.toContain(opened[0]?.gameId);
});

test('GA-01 hot games of a kind are of that kind alone', async () => {
  for (const gameType of ['RNG', 'INHOUSE']) {
    const { list } = (await server.call('listHotGames', { query: { gameType } })).value();
    expect(new Set(list.map((each) => each.gameType))).toEqual(new Set([gameType]));
  }
});

test('GA-01 what members of one merchant open is hot at that merchant alone', async () => {
  const hotAt = async (merchantCode: string) =>
    ids((await server.call('listHotGames', { merchantCode })).value().list);
  const member = await server.openMember('hot.laut', 'laut');
  const offered = (await server.call('listGames', { merchantCode: 'laut' })).value().games;
  const ofNoRank = offered.find(({ isHot }) => !isHot);
  expect(ofNoRank).toBeDefined();
  const { nodeId = 0, gameId = '' } = ofNoRank ?? {};
  expect((await server.call('addRecentGame', { ...of(member), body: { nodeId } })).outcome()).toBe('200');
  // How often games are opened is counted once a minute.
  server.clock.advance(60_001);
  expect(await hotAt('laut')).toContain(gameId);
  expect(await hotAt('wau')).not.toContain(gameId);
});

test('GA-01 thirty games are hot, however many are opened', async () => {
  const member = await server.openMember('hot.many');
  await server.runner.query({
    text: `insert into wau.recent_games (merchant_id, member_id, vendor_code, game_id, opened_at)
           select merchant_id, $2, vendor_code, game_id, $3 from wau.games where merchant_id = $1 limit 40`,
    values: [member.merchantCode, member.memberId, new Date(server.clock.nowMs())],
  });
  server.clock.advance(60_001);
  expect((await server.call('listHotGames', {})).value().list).toHaveLength(30);
});
