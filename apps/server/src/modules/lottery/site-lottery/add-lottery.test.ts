import { expect, test } from 'vitest';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { addableLotteries } from './addable-lotteries.ts';

const server = await createTestServer();
const { token } = await openOperator(server, 'ayu', 'editor');
const addable = async () => (await server.call('listAddableLotteries', { token })).value();
const add = (gameId: string) => server.call('addLottery', { token, body: { gameId } });
const listed = async (gameId: string) =>
  (await server.call('listSiteLotteries', { token })).value().list.find((each) => each.gameId === gameId);
const rowsOf = (gameId: string) =>
  server.runner.query<{ merchant_id: string; is_offered: boolean }>({
    text: 'select merchant_id, is_offered from wau.lottery_games where game_id = $1 order by merchant_id',
    values: [gameId],
  });

test('all lotteries of the house and official ones can be added, each once', async () => {
  const ids = addableLotteries.map(({ gameId }) => gameId);
  expect(new Set(ids).size).toBe(ids.length);
  const { list, currencyCode, unitsMinor, highestStakeMinor } = await addable();
  expect(list.map(({ gameId }) => gameId)).toEqual(ids);
  expect([currencyCode, unitsMinor, highestStakeMinor]).toEqual(['MYR', ['100', '10', '1'], '1000000']);
});

test('one that is added takes no stakes before it is offered, here and where games are tried', async () => {
  const added = await add('ssc-1min');
  expect(added.value()).toEqual({
    unitsMinor: ['100', '10', '1'],
    highestMultiple: 1_000,
    highestStakeMinor: '1000000',
    highestWinMinor: '50000000',
  });
  expect(await listed('ssc-1min')).toMatchObject({
    name: 'SSC 1 minit',
    drawSource: 'own',
    feed: '',
    isOffered: false,
    timeZone: 'Asia/Kuala_Lumpur',
    schedule: { everySeconds: 60 },
  });
  expect((await addable()).list.map(({ gameId }) => gameId)).not.toContain('ssc-1min');
  const offer = (isOffered: boolean) => [
    { merchant_id: 'wau', is_offered: isOffered },
    { merchant_id: 'wautrial', is_offered: isOffered },
  ];
  expect(await rowsOf('ssc-1min')).toEqual(offer(false));
  const body = { isOn: true, reason: 'Had sudah disemak' };
  await server.call('switchLottery', { token, params: { gameId: 'ssc-1min' }, body });
  expect(await rowsOf('ssc-1min')).toEqual(offer(true));
});

test('an official one has its schedule and zone, no feed, and is not tried', async () => {
  expect((await add('vn-da-nang')).outcome()).toBe('200');
  expect(await listed('vn-da-nang')).toMatchObject({
    name: 'Da Nang',
    drawSource: 'official',
    feed: '',
    timeZone: 'Asia/Ho_Chi_Minh',
    schedule: { times: ['17:15'], weekdays: [3, 6] },
  });
  expect(await rowsOf('vn-da-nang')).toEqual([{ merchant_id: 'wau', is_offered: false }]);
});

test('a second time says that it is there, also of twenty at the same moment, and the audit has it once', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, async () => (await add('k3-1min')).outcome()),
  );
  expect(outcomes.toSorted()).toEqual(['200', ...Array.from({ length: 19 }, () => '409 lottery.game.known')]);
  expect((await add('nowhere')).outcome()).toBe('404 lottery.game.unknown');
  const rows = await server.runner.query({
    text: `select subject from wau.audit_entries where merchant_id = 'wau' and action = 'addLottery' and subject = 'k3-1min'`,
    values: [],
  });
  expect(rows).toHaveLength(1);
});
