import { randomUUID } from 'node:crypto';
import { withTransaction } from '@wau/service/database/database';
import { describe, expect, test } from 'vitest';
import { balanceOf, fund } from '../../../testing/member-money.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { settleNextEntries } from '../lottery-order/settle-entries-sql.ts';
import { randomOrders } from '../testing/model-orders.ts';
import { openLottery } from '../testing/open-lottery.ts';
import { drawLottery, resultOf } from './draw-lottery.ts';
import { selectDraw } from './draw-sql.ts';
import { settleLotteryDraw } from './settle-lottery-draw.ts';

const server = await createTestServer();
const lottery = await openLottery(server);
const family = familyOn({ family: 'ssc' }, '20261129-0001');

const send = randomOrders(server, lottery, family, 541);

describe('LO-04 a draw', () => {
  test('comes from the seed that was committed to and from all slips; its seed is shown afterwards', async () => {
    const numero = (await lottery.numeros())[0] ?? '';
    const member = await server.openMember('fair');
    await fund(server, member, 1_000_000_000n);
    await send(member, numero);
    const before = await selectDraw(server.runner, lottery.keyOf(numero));
    expect([before?.seed, before?.result, before?.slip_root]).toEqual([null, null, null]);
    await lottery.drawAndSettle(numero);
    const draw = await selectDraw(server.runner, lottery.keyOf(numero));
    const { createHash } = await import('node:crypto');
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(hash(`lottery-commitment:${draw?.seed}`)).toBe(before?.commitment);
    // The chain is what no operator can leave: the seed is the hash of the next draw's.
    const [next = ''] = await lottery.numeros();
    await lottery.drawAndSettle(next);
    expect(hash((await selectDraw(server.runner, lottery.keyOf(next)))?.seed ?? '')).toBe(draw?.seed);
    expect(draw?.slip_count).toBe(1n);
    expect(resultOf(family, draw?.seed as never, draw?.slip_root ?? '')).toEqual(draw?.result);
  });

  test('can be foretold from nothing that is shown or stored while it takes stakes', async () => {
    const numero = (await lottery.numeros())[0] ?? '';
    const shown = await server.call('getLotteryDraw', { params: { gameId: lottery.gameId } });
    const { rows } = await lottery.owner.query('select * from wau.lottery_draws, wau.lottery_chains');
    const known = JSON.stringify([shown.value(), rows]);
    await lottery.drawAndSettle(numero);
    const draw = await selectDraw(server.runner, lottery.keyOf(numero));
    expect(draw?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(known.includes(draw?.seed ?? '')).toBe(false);
  });

  test('that is drawn and settled again stays as it is', async () => {
    const numero = (await lottery.numeros())[0] ?? '';
    const member = await server.openMember('again');
    await fund(server, member, 1_000_000_000n);
    await send(member, numero);
    await lottery.drawAndSettle(numero);
    const balance = await balanceOf(server, member);
    const drawn = await selectDraw(server.runner, lottery.keyOf(numero));
    await drawLottery(lottery.parts, family, lottery.keyOf(numero));
    expect(
      await settleLotteryDraw(lottery.parts, lottery.keyOf(numero), new AbortController().signal),
    ).toEqual({ isSettled: false, entryCount: 0, restMs: 0 });
    expect(await balanceOf(server, member)).toBe(balance);
    expect(await selectDraw(server.runner, lottery.keyOf(numero))).toEqual(drawn);
  });
});

test('LO-04 what a line group wins is rounded down to the minor unit, however little is missing', async () => {
  const numero = (await lottery.numeros())[0] ?? '';
  const member = await server.openMember('rounded');
  await fund(server, member, 1_000n);
  const sides = { playId: 'place-1-two-sides', prizeModeId: 'ZY', unit: '1' } as const;
  const { orderId } = (
    await server.call('placeLotteryOrder', {
      token: member.token,
      idempotencyKey: randomUUID(),
      body: {
        gameId: lottery.gameId,
        currentNumero: numero,
        // One of big and small wins, and pays 1.982: 1.982, and twice that.
        lines: [
          { ...sides, numbers: 'big,small', multiple: 1 },
          { ...sides, numbers: 'big,small', multiple: 2 },
        ],
        betCartAmountSum: '6',
      },
    })
  ).value();
  await lottery.drawAndSettle(numero);
  const order = await server.call('getLotteryOrder', {
    token: member.token,
    query: { orderId: orderId ?? ('' as never) },
  });
  const [entry] = order.value().entries;
  expect(entry?.suborders.map(({ payoutMinor }) => payoutMinor)).toEqual(['1', '3']);
  expect(await balanceOf(server, member)).toBe(998n);
});

describe('LO-05 a chase', () => {
  const everyDigit = '0,1,2,3,4,5,6,7,8,9';
  const chaseOf = async (member: TestMember, winningStop: boolean) => {
    const numeros = (await lottery.numeros()).slice(0, 3);
    const answer = await server.call('placeLotteryOrder', {
      token: member.token,
      idempotencyKey: randomUUID(),
      body: {
        gameId: lottery.gameId,
        currentNumero: numeros[0] ?? '',
        // One of all ten digits always comes.
        lines: [
          { playId: 'place-1-number', prizeModeId: 'ZY', numbers: everyDigit, unit: '10', multiple: 1 },
        ],
        chase: numeros.map((numero) => ({ numero, multiple: 1 })),
        winningStop,
        betCartAmountSum: '300',
      },
    });
    return { numeros, orderId: answer.value().orderId };
  };

  test('that stops at the first win gets back what it staked on later draws', async () => {
    const member = await server.openMember('stops');
    await fund(server, member, 1_000n);
    const { numeros } = await chaseOf(member, true);
    expect(await balanceOf(server, member)).toBe(700n);
    await lottery.drawAndSettle(numeros[0] ?? '');
    // 10 of 100 staked pay 9.91 times their line; the other two draws are given back.
    expect(await balanceOf(server, member)).toBe(700n + 99n + 200n);
    const { list } = (await server.call('listBets', { token: member.token })).value();
    expect(list.map(({ status }) => status).toSorted()).toEqual(['refunded', 'refunded', 'settled']);
    await lottery.drawAndSettle(numeros[1] ?? '');
    expect(await balanceOf(server, member)).toBe(999n);
  });

  test('that may stop is counted with all that it would end, so that a chunk stays small', async () => {
    const member = await server.openMember('counted');
    await fund(server, member, 1_000n);
    const chases = [await chaseOf(member, true), await chaseOf(member, false), await chaseOf(member, true)];
    const key = lottery.keyOf(chases[0]?.numeros[0] ?? '');
    await lottery.close(key.numero);
    await drawLottery(lottery.parts, family, key);
    const undone = new Error('undone');
    const chunkOf = async (mostEnded: number) => {
      let orders: readonly string[] = [];
      const work = withTransaction(server.database, async (tx) => {
        orders = (await settleNextEntries(tx, key, 10, mostEnded)).map(({ order_id }) => order_id);
        throw undone;
      });
      await expect(work).rejects.toBe(undone);
      return orders.length;
    };
    expect([await chunkOf(1), await chunkOf(4), await chunkOf(6), await chunkOf(7)]).toEqual([1, 2, 2, 3]);
    await settleLotteryDraw(lottery.parts, key, new AbortController().signal);
    expect(await balanceOf(server, member)).toBe(1_000n - 900n + 3n * 99n + 400n);
  });

  test('that stops at a win goes on after a loss', async () => {
    const member = await server.openMember('lost');
    await fund(server, member, 1_000n);
    const numeros = (await lottery.numeros()).slice(0, 2);
    await server.call('placeLotteryOrder', {
      token: member.token,
      idempotencyKey: randomUUID(),
      body: {
        gameId: lottery.gameId,
        currentNumero: numeros[0] ?? '',
        // One of a hundred thousand results wins.
        lines: [
          { playId: 'five-straight', prizeModeId: 'ZY', numbers: '1|2|3|4|5', unit: '10', multiple: 1 },
        ],
        chase: numeros.map((numero) => ({ numero, multiple: 1 })),
        winningStop: true,
        betCartAmountSum: '20',
      },
    });
    await lottery.drawAndSettle(numeros[0] ?? '');
    expect(await balanceOf(server, member)).toBe(980n);
    await lottery.drawAndSettle(numeros[1] ?? '');
    expect(await balanceOf(server, member)).toBe(980n);
  });

  test('that does not stop goes on', async () => {
    const member = await server.openMember('goeson');
    await fund(server, member, 1_000n);
    const { numeros } = await chaseOf(member, false);
    await lottery.drawAndSettle(numeros[0] ?? '');
    expect(await balanceOf(server, member)).toBe(799n);
    await lottery.drawAndSettle(numeros[1] ?? '');
    expect(await balanceOf(server, member)).toBe(898n);
  });
});
