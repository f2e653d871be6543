import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { addTestLottery } from '../testing/add-test-lottery.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.ownerUrl });
await owner.connect();
afterAll(() => owner.end());
const gameIds = Array.from({ length: 20 }, (_, at) => `likeable-${at}`);
for (const gameId of gameIds) await addTestLottery(server, 'wau', gameId);
await addTestLottery(server, 'laut', 'likeable-0');
await addTestLottery(server, 'laut', 'of-laut');
const [first = '', second = '', third = ''] = gameIds;

const of = ({ token, merchantCode }: TestMember) => ({ token, merchantCode });
const liked = async (member: TestMember) =>
  (await server.call('listFavouriteLotteries', of(member))).value().gameIds;
const like = async (member: TestMember, gameId: string) =>
  (await server.call('addFavouriteLottery', { ...of(member), body: { gameId } })).outcome();
const unlike = async (member: TestMember, gameId: string) =>
  (await server.call('removeFavouriteLottery', { ...of(member), query: { gameId } })).outcome();

test('LO-06 favourite lotteries are each there once, the last added first, and go as often as they are taken out', async () => {
  const member = await server.openMember('lot.fav');
  for (const gameId of [first, second, first, third]) {
    expect(await like(member, gameId)).toBe('200');
    server.clock.advance(1);
  }
  expect(await liked(member)).toEqual([third, second, first]);
  expect(await unlike(member, second)).toBe('200');
  expect(await unlike(member, second)).toBe('200');
  expect(await unlike(member, 'there-is-none')).toBe('200');
  expect(await liked(member)).toEqual([third, first]);
});

test('twenty hearts at once are twenty favourites, and twenty of the same are one', async () => {
  const [member, other] = [await server.openMember('lot.all'), await server.openMember('lot.same')];
  const outcomes = await Promise.all([
    ...gameIds.map((gameId) => like(member, gameId)),
    ...gameIds.map(() => like(other, first)),
  ]);
  expect(new Set(outcomes)).toEqual(new Set(['200']));
  expect((await liked(member)).toSorted()).toEqual(gameIds.toSorted());
  expect(await liked(other)).toEqual([first]);
});

test('a favourite belongs to its member and merchant, and only what the merchant offers becomes one', async () => {
  const [mine, other] = [await server.openMember('lot.mine'), await server.openMember('lot.other')];
  const elsewhere = await server.openMember('lot.laut', 'laut');
  expect(await like(mine, first)).toBe('200');
  expect(await like(mine, 'of-laut')).toBe('404 lottery.game.unknown');
  expect(await like(elsewhere, 'of-laut')).toBe('200');
  expect(await like(elsewhere, second)).toBe('404 lottery.game.unknown');
  expect(await unlike(other, first)).toBe('200');
  expect(await unlike(elsewhere, first)).toBe('200');
  expect([await liked(mine), await liked(other), await liked(elsewhere)]).toEqual([[first], [], ['of-laut']]);
});

test('a lottery that is withdrawn leaves the favourites, and is one of them again once it is back', async () => {
  const member = await server.openMember('lot.gone');
  expect(await like(member, first)).toBe('200');
  expect(await like(member, third)).toBe('200');
  const offer = (isOffered: boolean) =>
    owner.query(`update wau.lottery_games set is_offered = $2 where merchant_id = 'wau' and game_id = $1`, [
      third,
      isOffered,
    ]);
  await offer(false);
  expect(await liked(member)).toEqual([first]);
  expect(await like(member, third)).toBe('404 lottery.game.unknown');
  await offer(true);
  expect((await liked(member)).toSorted()).toEqual([first, third].toSorted());
  await offer(false);
  expect(await unlike(member, third)).toBe('200');
  await offer(true);
  expect(await liked(member)).toEqual([first]);
});

test('games and lotteries share the room for favourites, and no list has those of the other', async () => {
  const member = await server.openMember('lot.full');
  const { games } = (await server.call('listGames', {})).value();
  const [game] = games;
  if (game === undefined) throw new Error('the merchant has games');
  const body = { nodeId: game.nodeId, vendor: game.vassalage };
  expect((await server.call('addFavouriteGame', { ...of(member), body })).outcome()).toBe('200');
  await server.runner.query({
    text: `insert into wau.favourite_games (merchant_id, member_id, vendor_code, game_id, added_at)
           select $1, $2, 'studio', 'gone-' || n, now() from generate_series(1, 498) as n`,
    values: [member.merchantCode, member.memberId],
  });
  expect(await like(member, first)).toBe('200');
  expect(await like(member, second)).toBe('409 game.favourites.full');
  expect(await like(member, first)).toBe('200');
  expect(await liked(member)).toEqual([first]);
  const { content } = (await server.call('listFavouriteGames', { ...of(member), query: {} })).value();
  expect(content.map(({ gameId }) => gameId)).toEqual([game.gameId]);
});

test('without a session there are no favourite lotteries; a free trial has its own', async () => {
  const outcomes = await Promise.all([
    server.call('listFavouriteLotteries', {}),
    server.call('addFavouriteLottery', { body: { gameId: first } }),
    server.call('removeFavouriteLottery', { query: { gameId: first } }),
  ]);
  expect(outcomes.map((each) => each.outcome())).toEqual(Array(3).fill('401 session.missing'));
  const trial = (await server.call('createTrialAccount', {})).value();
  const { merchantCode, userName: username, password } = trial;
  const session = await server.call('loginTrial', { body: { username, password } });
  const ask = { token: session.value().token, merchantCode };
  const { gameIds: none } = (await server.call('listFavouriteLotteries', ask)).value();
  expect(none).toEqual([]);
  await addTestLottery(server, merchantCode, first);
  const added = await server.call('addFavouriteLottery', { ...ask, body: { gameId: first } });
  expect(added.outcome()).toBe('200');
  expect((await server.call('listFavouriteLotteries', ask)).value().gameIds).toEqual([first]);
  expect(await liked(await server.openMember('lot.own'))).toEqual([]);
});
