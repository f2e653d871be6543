import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fund } from '../../../testing/member-money.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { openLottery } from '../testing/open-lottery.ts';

const server = await createTestServer();
const lottery = await openLottery(server);
const north = await openLottery(server, 'vn-north', 'vn-north');
const params = { gameId: lottery.gameId };
// The one about to close, too, for it would be the current one while all that follow are drawn.
const openNumeros = await lottery.numeros(0);
const numeros = openNumeros.slice(0, 14);
const drawn = numeros.slice(0, 12);
for (const numero of drawn) await lottery.drawAndSettle(numero);
// Three draws alike, the latest ones: place 1 is 7, and so are all others.
await lottery.owner.query(
  `update wau.lottery_draws set result = '{"digits": ["7", "7", "7", "7", "7"]}'
    where game_id = $1 and numero = any ($2)`,
  [lottery.gameId, drawn.slice(-3)],
);

test('LO-01 the latest results, those around now, and the draws of a chase are there', async () => {
  const { list } = (await server.call('listRecentNumeros', { params })).value();
  expect(list.map(({ numero }) => numero)).toEqual(drawn.toReversed());
  const near = (await server.call('listNearNumeros', { params })).value();
  expect(near.past.map(({ numero }) => numero)).toEqual(drawn.slice(2).toReversed());
  expect(near.current?.numero).toBe(numeros[12]);
  expect(near.following).toHaveLength(10);
  const draw = (await server.call('getLotteryDraw', { params })).value();
  const chase = (await server.call('listChaseNumeros', { params })).value();
  expect(chase.list).toEqual([draw.current, ...draw.following]);
  expect(chase.list.map(({ numero }) => numero)).toEqual(openNumeros.slice(12));
});

test('hot and cold values, gaps and streaks are counted over the draws', async () => {
  const query = { playId: 'place-1-number' };
  const info = (await server.call('getHotGapInfo', { params, query })).value();
  expect(info).toMatchObject({ playId: 'place-1-number', drawCount: 12, latestNumero: drawn.at(-1) });
  expect(info.values.map(({ value }) => value)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(info.values.reduce((sum, { hits }) => sum + hits, 0)).toBe(12);
  expect(info.values[7]).toMatchObject({ gap: 0, streak: expect.any(Number) });
  expect(info.values[7]?.streak).toBeGreaterThanOrEqual(3);
  expect(info.hot[0]?.hits).toBe(Math.max(...info.values.map(({ hits }) => hits)));
  expect(info.cold[0]?.gap).toBe(Math.max(...info.values.map(({ gap }) => gap)));
  const seven = info.streaks.find(({ playId, value }) => playId === 'place-1-number' && value === '7');
  expect(seven?.draws).toBe(info.values[7]?.streak);
  expect((await server.call('getHotGapInfo', { params })).value().streaks).toEqual(info.streaks);
});

const streakOfSevens = async () => {
  const { list } = (await server.call('listLotteryStreaks')).value();
  return list.find(({ playId, value }) => playId === 'place-1-number' && value === '7');
};

test('LO-06 what came five times in a row is listed over all lotteries, and what came less often is not', async () => {
  expect(await streakOfSevens()).toBeUndefined();
  await lottery.owner.query(
    `update wau.lottery_draws set result = '{"digits": ["7", "7", "7", "7", "7"]}'
      where game_id = $1 and numero = any ($2)`,
    [lottery.gameId, drawn.slice(-6)],
  );
  // What was counted a minute ago is counted anew, in case a draw got another result.
  server.clock.advance(60_000);
  expect(await streakOfSevens()).toMatchObject({
    ...{ gameId: lottery.gameId, family: 'ssc', field: 'option' },
    ...{ current: { numero: numeros[12] }, draws: expect.any(Number) },
  });
  expect((await streakOfSevens())?.draws).toBeGreaterThanOrEqual(6);
  const { list } = (await server.call('listLotteryStreaks')).value();
  expect(list.map(({ draws }) => draws)).toEqual(
    list.map(({ draws }) => draws).toSorted((left, right) => right - left),
  );
});

test('another draw is counted at once', async () => {
  const before = (await server.call('getHotGapInfo', { params })).value();
  await lottery.drawAndSettle(numeros[12] ?? '');
  const after = (await server.call('getHotGapInfo', { params })).value();
  expect(after.drawCount).toBe(before.drawCount + 1);
  expect(after.latestNumero).toBe(numeros[12]);
});

test.each(['none', 'five-group-120', 'five-entered'])(
  'a play whose values cannot be counted one by one is none: %s',
  async (playId) => {
    const answer = await server.call('getHotGapInfo', { params, query: { playId } });
    expect(answer.outcome()).toBe('400 lottery.play.unknown');
  },
);

test.each(['listRecentNumeros', 'listNearNumeros', 'listChaseNumeros', 'getHotGapInfo'] as const)(
  '%s knows no lottery that is not offered',
  async (name) => {
    const answer = await server.call(name, { params: { gameId: 'none' } });
    expect(answer.outcome()).toBe('404 lottery.game.unknown');
  },
);

test('the latest results of Vietnamese lotteries are there, once they have been drawn', async () => {
  expect((await server.call('listOpenedVnNumeros')).value().list).toEqual([]);
  const [numero = ''] = await north.numeros();
  await north.drawAndSettle(numero);
  expect((await server.call('listOpenedVnNumeros')).value().list).toMatchObject([
    { gameId: 'vn-north', family: 'vn-north', numero },
  ]);
});

test('orders of today are those since midnight where the merchant is; one is found by its path, too', async () => {
  const member = await server.openMember('today1');
  await fund(server, member, 10_000n);
  const order = async () => {
    const answer = await server.call('placeLotteryOrder', {
      token: member.token,
      idempotencyKey: randomUUID(),
      body: {
        gameId: lottery.gameId,
        currentNumero: numeros[13] ?? '',
        lines: [{ playId: 'place-1-number', prizeModeId: 'ZY', numbers: '1', unit: '100', multiple: 1 }],
        betCartAmountSum: '100',
      },
    });
    return answer.value().orderId as NonNullable<ReturnType<typeof answer.value>['orderId']>;
  };
  const [yesterdays, todays] = [await order(), await order()];
  await lottery.owner.query(
    "update wau.lottery_orders set placed_at = placed_at - interval '25 hours' where order_id = $1",
    [yesterdays],
  );
  const { token } = member;
  const { list } = (await server.call('listTodaysLotteryOrders', { token })).value();
  expect(list.map(({ orderId }) => orderId)).toEqual([todays]);
  const filtered = await server.call('listTodaysLotteryOrders', { token, query: { status: 'cancelled' } });
  expect(filtered.value().list).toEqual([]);
  const byPath = await server.call('getLotteryOrderByPath', { token, params: { orderId: todays } });
  const byQuery = await server.call('getLotteryOrder', { token, query: { orderId: todays } });
  expect(byPath.value()).toEqual(byQuery.value());
  const other = await server.openMember('today2');
  const answer = await server.call('getLotteryOrderByPath', {
    token: other.token,
    params: { orderId: todays },
  });
  expect(answer.outcome()).toBe('404 lottery.order.unknown');
});
