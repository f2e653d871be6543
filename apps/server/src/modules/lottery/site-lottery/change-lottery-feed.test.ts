import { expect, test } from 'vitest';
import { openOperator, type TestOperator } from '../../../testing/open-operator.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { readLotteryResultsJob } from '../lottery-result/read-lottery-results-job.ts';
import type { ResultFeed } from '../lottery-result/result-feed.ts';
import { openLottery } from '../testing/open-lottery.ts';

const feedOf = (name: string, isDemo = false): ResultFeed => ({
  name,
  isDemo,
  resultOf: async () => ({ number: ['07'] }),
});
const feeds = [feedOf('bourse'), feedOf('wire'), feedOf('made-up', true)];
const server = await createTestServer({ dependencies: (usual) => ({ ...usual, resultFeeds: feeds }) });
const lottery = await openLottery(server, 'myanmar-2d', 'myanmar-2d', 'official');
const own = await openLottery(server, 'ssc-own');
const ayu = await openOperator(server, 'ayu', 'administrator');
const budi = await openOperator(server, 'budi', 'administrator');
const reason = 'Perjanjian dengan bursa';

const change = async (
  { token }: TestOperator,
  feed: string,
  seenFeed: string,
  why = reason,
  gameId = lottery.gameId,
) => {
  const body = { feed, seenFeed, reason: why };
  const answer = await server.call('changeLotteryFeed', { token, params: { gameId }, body });
  return answer.outcome() === '200' ? answer.value().status : answer.outcome();
};
const listed = async () => (await server.call('listLotteryFeeds', { token: ayu.token })).value();
const feedOfGame = async () =>
  (await server.call('listSiteLotteries', { token: ayu.token }))
    .value()
    .list.find(({ gameId }) => gameId === lottery.gameId)?.feed;

test('a feed takes two persons who say the same, and how it came to be is kept', async () => {
  expect((await listed()).feeds).toEqual(['bourse', 'wire']);
  expect(await change(ayu, 'bourse', '')).toBe('asked');
  expect(await change(ayu, 'bourse', '')).toBe('409 setting.second.person');
  expect(await change(budi, 'bourse', '', 'for another reason')).toBe('asked');
  expect((await listed()).asked).toMatchObject([
    { gameId: lottery.gameId, feed: 'bourse', reason, askedBy: 'ayu' },
    { gameId: lottery.gameId, feed: 'bourse', reason: 'for another reason', askedBy: 'budi' },
  ]);
  expect(await feedOfGame()).toBe('');
  expect(await change(budi, 'bourse', '')).toBe('changed');
  expect([await feedOfGame(), (await listed()).asked]).toEqual(['bourse', []]);
  expect((await listed()).changes).toMatchObject([
    { gameId: lottery.gameId, formerFeed: '', feed: 'bourse', reason, changedBy: 'budi' },
  ]);
});

test('nothing else is a feed, and nobody changes what they have not seen', async () => {
  expect(await change(ayu, 'made-up', 'bourse')).toBe('404 lottery.feed.unknown');
  expect(await change(ayu, 'demo', 'bourse')).toBe('404 lottery.feed.unknown');
  expect(await change(ayu, 'wire', '')).toBe('409 setting.changed');
  expect(await change(ayu, 'bourse', 'bourse')).toBe('409 setting.changed');
  expect(await change(ayu, 'wire', '', reason, own.gameId)).toBe('409 lottery.draw.own');
  expect(await change(ayu, 'wire', '', reason, 'nowhere')).toBe('404 lottery.game.unknown');
});

test('what was asked for can be dropped', async () => {
  expect(await change(ayu, 'wire', 'bourse')).toBe('asked');
  const { gameId } = lottery;
  await server.call('dropLotteryFeedRequest', { token: budi.token, params: { gameId } });
  expect((await listed()).asked).toEqual([]);
  expect(await change(budi, 'wire', 'bourse')).toBe('asked');
  await server.call('dropLotteryFeedRequest', { token: budi.token, params: { gameId } });
});

test('of twenty who give it at the same moment one does', async () => {
  expect(await change(ayu, 'wire', 'bourse')).toBe('asked');
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => change(budi, 'wire', 'bourse')));
  expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(['changed', '409 setting.changed']));
  expect((await listed()).changes).toHaveLength(2);
});

test('two feeds, one after the other, are never the two who say what was drawn', async () => {
  const [numero = ''] = await lottery.numeros();
  await lottery.close(numero);
  const read = () =>
    readLotteryResultsJob({ ...server, resultFeeds: feeds }).run({}, new AbortController().signal);
  const state = async () => {
    const { rows } = await lottery.owner.query(
      'select agreed_result, result_turn from wau.lottery_draws where game_id = $1 and numero = $2',
      [lottery.gameId, numero],
    );
    return rows;
  };
  await read();
  expect(await state()).toEqual([{ agreed_result: null, result_turn: 1 }]);
  expect([await change(ayu, 'bourse', 'wire'), await change(budi, 'bourse', 'wire')]).toEqual([
    'asked',
    'changed',
  ]);
  await read();
  expect(await state(), 'the former feed’s word ended with its turn').toEqual([
    { agreed_result: null, result_turn: 2 },
  ]);
  const result = { number: ['07'] };
  const params = { gameId: lottery.gameId, numero };
  const entered = await server.call('enterLotteryResult', { token: ayu.token, params, body: { result } });
  expect(entered.value().status).toBe('agreed');
});
