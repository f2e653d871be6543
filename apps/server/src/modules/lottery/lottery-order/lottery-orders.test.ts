import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { balanceOf, fund } from '../../../testing/member-money.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { findWrongSums } from '../../play/betting/find-wrong-sums.ts';
import { openLottery, type TestLottery } from '../testing/open-lottery.ts';

const server = await createTestServer();
const lottery = await openLottery(server);

async function player(name: string): Promise<TestMember> {
  const member = await server.openMember(name);
  await fund(server, member, 10_000n);
  return member;
}

async function order(member: TestMember, numeros: readonly string[]) {
  const answer = await server.call('placeLotteryOrder', {
    token: member.token,
    idempotencyKey: randomUUID(),
    body: {
      gameId: lottery.gameId,
      currentNumero: numeros[0] ?? '',
      lines: [{ playId: 'place-1-number', prizeModeId: 'ZY', numbers: '1,2', unit: '100', multiple: 1 }],
      chase: numeros.map((numero) => ({ numero, multiple: 1 })),
      betCartAmountSum: String(200 * numeros.length),
    },
  });
  const { orderId } = answer.value();
  if (orderId === null) throw new Error('the order was taken');
  return orderId;
}

const cancel = (member: TestMember, orderId: string, numeros?: string[], idempotencyKey = randomUUID()) =>
  server.call('cancelLotterySuborders', {
    token: member.token,
    idempotencyKey,
    body: { orderId: orderId as never, ...(numeros === undefined ? {} : { numeros }) },
  });

describe('LO-06 orders', () => {
  test('LO-01 are listed, the latest first, and each is shown with its draws and line groups', async () => {
    const member = await player('lists1');
    const [first = '', second = ''] = await lottery.numeros();
    const older = await order(member, [first]);
    const chase = await order(member, [first, second]);
    const { list } = (await server.call('listLotteryOrders', { token: member.token })).value();
    expect(list.map((each) => [each.orderId, each.entry, each.numero, each.canCancel])).toEqual([
      [chase, 1, first, true],
      [chase, 2, second, true],
      [older, 1, first, true],
    ]);
    const page = (
      await server.call('listLotteryOrders', { token: member.token, query: { pageSize: 2 } })
    ).value();
    const rest = await server.call('listLotteryOrders', {
      token: member.token,
      query: { pageSize: 2, ...(page.nextCursor === undefined ? {} : { cursor: page.nextCursor }) },
    });
    expect([...page.list, ...rest.value().list]).toEqual(list);
    const detail = (
      await server.call('getLotteryOrder', { token: member.token, query: { orderId: chase } })
    ).value();
    expect(detail.entries).toMatchObject([
      { numero: first, stakeMinor: '200', suborders: [{ suborderNumber: `${chase}-001`, numbers: '1,2' }] },
      { numero: second, stakeMinor: '200', suborders: [{ suborderNumber: `${chase}-002` }] },
    ]);
  });

  test.each([
    ['status', { status: 'cancelled' }, 0],
    ['game', { gameId: 'another' }, 0],
    ['chases', { chasing: true }, 2],
    ['single draws', { chasing: false }, 1],
  ] as const)('LO-01 are kept to %s', async (name, query, expected) => {
    const member = await player(`kept${name.replaceAll(' ', '')}`);
    const [first = '', second = ''] = await lottery.numeros();
    await order(member, [first]);
    await order(member, [first, second]);
    const { list } = (await server.call('listLotteryOrders', { token: member.token, query })).value();
    expect(list).toHaveLength(expected);
  });

  test('of somebody else are not there', async () => {
    const [mine, other] = [await player('mine1'), await player('other1')];
    const orderId = await order(mine, [(await lottery.numeros())[0] ?? '']);
    const query = { orderId };
    expect((await server.call('getLotteryOrder', { token: other.token, query })).outcome()).toBe(
      '404 lottery.order.unknown',
    );
    expect((await cancel(other, orderId)).outcome()).toBe('404 lottery.order.unknown');
    expect((await server.call('listLotteryOrders', { token: other.token })).value().list).toEqual([]);
  });
});

describe('LO-06 cancelling', () => {
  test('gives back what was staked, once, however often it is sent', async () => {
    const member = await player('cancel1');
    const orderId = await order(member, (await lottery.numeros()).slice(0, 2));
    const key = randomUUID();
    const answer = (await cancel(member, orderId, undefined, key)).value();
    expect(answer).toMatchObject({ refundMinor: '400', currencyCode: 'MYR' });
    expect((await cancel(member, orderId, undefined, key)).value()).toEqual(answer);
    expect((await cancel(member, orderId)).outcome()).toBe('409 lottery.draw.closed');
    expect((await cancel(member, orderId, ['20260101-0001'], key)).outcome()).toBe(
      '409 idempotency.conflict',
    );
    expect(await balanceOf(server, member)).toBe(10_000n);
    const { list } = (await server.call('listBets', { token: member.token })).value();
    expect(list.map(({ status }) => status)).toEqual(['refunded', 'refunded']);
    expect(await findWrongSums(server.runner, lottery.merchantCode)).toEqual([]);
  });

  test('is open to whoever takes a break, who may stake no more', async () => {
    const member = await server.openMember('rests');
    await fund(server, member, 10_000n);
    const [numero = ''] = await lottery.numeros();
    const orderId = await order(member, [numero]);
    const pause = { kind: 'cool.off', days: 7 } as const;
    expect((await server.call('pausePlay', { token: member.token, body: pause })).outcome()).toBe('200');
    const { username, password } = member;
    const session = await server.call('login', {
      body: { type: 'username', username, password, captcha: '' },
    });
    const resting = { ...member, token: session.value().token };
    const body = {
      gameId: lottery.gameId,
      currentNumero: numero,
      lines: [
        { playId: 'place-1-number', prizeModeId: 'ZY' as const, numbers: '1', unit: '100', multiple: 1 },
      ],
      betCartAmountSum: '100',
    };
    const another = server.call('placeLotteryOrder', {
      token: resting.token,
      idempotencyKey: randomUUID(),
      body,
    });
    expect((await another).outcome()).toMatch(/play\.paused/);
    expect((await cancel(resting, orderId)).value()).toMatchObject({ refundMinor: '200' });
  });

  test('twenty at once give it back once', async () => {
    const member = await player('cancel2');
    const orderId = await order(member, (await lottery.numeros()).slice(0, 1));
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(member, orderId)));
    expect(answers.filter((answer) => answer.outcome() === '200')).toHaveLength(1);
    expect(await balanceOf(server, member)).toBe(10_000n);
  });

  test('of one draw leaves the others', async () => {
    const member = await player('cancel3');
    const [first = '', second = ''] = await lottery.numeros();
    const orderId = await order(member, [first, second]);
    expect((await cancel(member, orderId, [second])).value()).toMatchObject({
      cancelledNumeros: [second],
      refundMinor: '200',
    });
    expect(await balanceOf(server, member)).toBe(9_800n);
  });

  test('comes too late once a draw has closed; of several that are named all are given back or none', async () => {
    const member = await player('cancel4');
    const numeros = await lottery.numeros();
    const [closing = '', open = ''] = numeros.slice(-2);
    const orderId = await order(member, [closing, open]);
    await lottery.close(closing);
    expect((await cancel(member, orderId, [closing])).outcome()).toBe('409 lottery.draw.closed');
    expect((await cancel(member, orderId, [closing, open])).outcome()).toBe('409 lottery.draw.closed');
    expect((await cancel(member, orderId)).value()).toMatchObject({
      cancelledNumeros: [open],
      refundMinor: '200',
    });
    expect(await balanceOf(server, member)).toBe(9_800n);
    // Later draws wait for it.
    await lottery.drawAndSettle(closing);
  });

  test('is no part of what the draw commits to', async () => {
    const member = await player('cancel5');
    const numero = (await lottery.numeros())[2] ?? '';
    const kept = await order(member, [numero]);
    await cancel(member, await order(member, [numero]));
    await drawn(lottery, numero);
    const { list } = (await server.call('listNumeros', { query: { gameId: lottery.gameId } })).value();
    expect(list[0]).toMatchObject({ numero, slipCount: '1', state: 'settled' });
    const detail = (
      await server.call('getLotteryOrder', { token: member.token, query: { orderId: kept } })
    ).value();
    expect(detail.entries[0]?.result).toEqual(list[0]?.result);
  });
});

function drawn(of: TestLottery, numero: string): Promise<void> {
  return of.drawAndSettle(numero);
}

describe('LO-01 lotteries', () => {
  test('are listed by prize mode with the draw that takes stakes', async () => {
    const games = (await server.call('listLotteryGames', { query: { prizeMode: 'ZY' } })).value();
    const [numero] = await lottery.numeros();
    expect(games.list).toMatchObject([
      { gameId: lottery.gameId, family: 'ssc', prizeModes: ['ZY'], current: { numero } },
    ]);
    expect((await server.call('listLotteryGames', { query: { prizeMode: 'Elott' } })).value().list).toEqual(
      [],
    );
  });

  test('LO-02 have a menu of plays with odds and computed returns', async () => {
    const params = { gameId: lottery.gameId };
    const menu = (await server.call('getLotteryPlayMenu', { params })).value();
    expect(menu.plays.find(({ playId }) => playId === 'last-two-straight')).toMatchObject({
      playType: 'tradition',
      lineCount: '100',
      returnLowestPercent: '90.00',
      prizes: [{ prize: 'win', oddsTenThousandths: 900_000, isBySeries: true }],
    });
    expect((await server.call('getLotterySetting', { params })).value()).toMatchObject({
      units: ['1', '10', '100'],
      seriesHighest: 1_800,
    });
  });

  test('show their draws ahead, and none is known that is not offered', async () => {
    const params = { gameId: lottery.gameId };
    const draw = (await server.call('getLotteryDraw', { params })).value();
    expect(draw.current?.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(draw.following.length).toBeGreaterThan(100);
    const unknown = { gameId: 'no-such-game' };
    for (const name of ['getLotteryPlayMenu', 'getLotterySetting', 'getLotteryDraw'] as const) {
      expect((await server.call(name, { params: unknown })).outcome()).toBe('404 lottery.game.unknown');
    }
    expect((await server.call('listNumeros', { query: unknown })).outcome()).toBe('404 lottery.game.unknown');
  });
});
