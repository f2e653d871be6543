import { randomUUID } from 'node:crypto';
import { systemRandom } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { expect, test } from 'vitest';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';

import { balanceOf, fund } from '../../../testing/member-money.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { findWrongSums } from '../../play/betting/find-wrong-sums.ts';
import { openLottery } from '../testing/open-lottery.ts';
import { limitSetter } from '../testing/set-test-limits.ts';
import { createLotteryOrders } from './lottery-orders.ts';
import { placeOrdersTogether } from './place-orders-together.ts';
import type { SentOrder } from './sent-order.ts';

const server = await createTestServer();
const lottery = await openLottery(server);
const other = await openLottery(server, 'ssc-2m');
const [first = '', second = ''] = await lottery.numeros();
const [otherNumero = ''] = await other.numeros();
const merchant = (await server.handle.merchantOf('localhost', 'wau')) as Merchant;
const parts = { ...server, random: systemRandom };
const setLimits = await limitSetter(server);
const batches: number[] = [];
const orders = createLotteryOrders(parts, {
  observeBatch: (_name, count) => void batches.push(count),
  watchQueue: () => undefined,
});

let count = 0;
async function player(balanceMinor = 10_000n): Promise<TestMember> {
  count += 1;
  const member = await server.openMember(`together${count}`);
  if (balanceMinor > 0n) await fund(server, member, balanceMinor);
  return member;
}

const line = {
  playId: 'last-two-straight',
  prizeModeId: 'ZY',
  numbers: '1|2',
  unit: '100',
  multiple: 1,
} as const;

function orderOf({ memberId }: TestMember, change: Partial<SentOrder['body']> = {}): SentOrder {
  return {
    context: { merchant, member: { memberId } } as MemberContext,
    idempotencyKey: randomUUID(),
    body: {
      gameId: lottery.gameId,
      currentNumero: first,
      lines: [line],
      betCartAmountSum: '100',
      ...change,
    },
  };
}

/** What has become of orders that are sent at the same moment. */
async function placeAtOnce(sent: readonly SentOrder[]): Promise<readonly string[]> {
  const settled = await Promise.allSettled(sent.map((order) => orders.place(order)));
  return settled.map((each) => {
    if (each.status === 'rejected')
      return each.reason instanceof Refusal ? each.reason.code : String(each.reason);
    return each.value.orderId === null
      ? (each.value.lines[0]?.code ?? 'none')
      : `placed ${each.value.balanceMinor}`;
  });
}

const chase = [
  { numero: first, multiple: 1 },
  { numero: second, multiple: 1 },
];

test('orders of several members and games are one batch, and what one is refused for is nothing to the others', async () => {
  const members = await Promise.all([10_000n, 50n, 10_000n, 10_000n, 10_000n].map(player));
  const [rich, poor, unsure, late, elsewhere] = members as [
    TestMember,
    TestMember,
    TestMember,
    TestMember,
    TestMember,
  ];
  batches.length = 0;
  expect(
    await placeAtOnce([
      orderOf(rich),
      orderOf(poor),
      orderOf(unsure, { betCartAmountSum: '99' }),
      orderOf(late, { currentNumero: '19990101-0001' }),
      orderOf(elsewhere, {
        gameId: other.gameId,
        currentNumero: otherNumero,
        lines: [line, line],
        betCartAmountSum: '200',
      }),
    ]),
  ).toEqual([
    'placed 9900',
    'balance.insufficient',
    'lottery.sum.changed',
    'lottery.draw.unknown',
    'placed 9800',
  ]);
  expect(batches).toEqual([5]);
  const balances = await Promise.all(members.map((member) => balanceOf(server, member)));
  expect(balances).toEqual([9_900n, 50n, 10_000n, 10_000n, 9_800n]);
  expect(await findWrongSums(server.runner, 'wau' as never)).toEqual([]);
  for (const [index, lines] of [1, 0, 0, 0, 2].entries()) {
    const token = members[index]?.token ?? '';
    const { list } = (await server.call('listLotteryOrders', { token })).value();
    const [order] = list;
    const detail =
      order && (await server.call('getLotteryOrder', { token, query: { orderId: order.orderId } })).value();
    expect(detail?.entries.flatMap(({ suborders }) => suborders).length ?? 0).toBe(lines);
  }
});

test('a chase that can be paid in parts alone is refused whole, and the others of its batch are placed', async () => {
  const [rich, poor] = [await player(), await player(150n)];
  batches.length = 0;
  const sent = [orderOf(rich), orderOf(poor, { chase, betCartAmountSum: '200' })];
  expect(await placeAtOnce(sent)).toEqual(['placed 9900', 'balance.insufficient']);
  expect([await balanceOf(server, rich), await balanceOf(server, poor)]).toEqual([9_900n, 150n]);
  const { list } = (await server.call('listMovements', { token: poor.token })).value();
  expect(list.filter(({ reason }) => reason === 'lottery.stake')).toEqual([]);
});

test('a chase that can be paid in parts alone takes nothing where the others of its batch were refused or answered before', async () => {
  const [early, wrong, poor, second] = await Promise.all([10_000n, 10_000n, 150n, 150n].map(player));
  const answered = orderOf(early as TestMember);
  await orders.place(answered);
  for (const [member, beside] of [
    [poor, orderOf(wrong as TestMember, { betCartAmountSum: '99' })],
    [second, answered],
  ] as const) {
    const partly = orderOf(member as TestMember, { chase, betCartAmountSum: '200' });
    expect((await placeAtOnce([beside, partly]))[1]).toBe('balance.insufficient');
    expect(await balanceOf(server, member as TestMember)).toBe(150n);
  }
});

test('a chase in a batch has each of its lines in each of its draws', async () => {
  const [plain, chasing] = [await player(), await player()];
  const lines = [line, { ...line, numbers: '3|4', multiple: 2 }];
  const sent = [orderOf(plain), orderOf(chasing, { lines, chase, betCartAmountSum: '600' })];
  expect(await placeAtOnce(sent)).toEqual(['placed 9900', 'placed 9400']);
  const { token } = chasing;
  const [order] = (await server.call('listLotteryOrders', { token })).value().list;
  const query = { orderId: order?.orderId ?? ('' as never) };
  const { entries } = (await server.call('getLotteryOrder', { token, query })).value();
  expect(
    entries.map(({ numero, suborders }) => [
      numero,
      suborders.map(({ suborderNumber, numbers, multiple }) => [suborderNumber.slice(-3), numbers, multiple]),
    ]),
  ).toEqual([
    [
      first,
      [
        ['001', '1|2', 1],
        ['002', '3|4', 2],
      ],
    ],
    [
      second,
      [
        ['003', '1|2', 1],
        ['004', '3|4', 2],
      ],
    ],
  ]);
});

test('LO-05 what a batch may cost is counted of each of its orders, whatever play and game it is on', async () => {
  const [one, two, three] = [await player(), await player(), await player()];
  const single = (playId: string, numbers: string) => ({ lines: [{ ...line, playId, numbers }] });
  const sent = [
    orderOf(one, single('place-1-number', '7')),
    orderOf(two, single('place-2-number', '8')),
    orderOf(three, { ...single('place-3-number', '9'), gameId: other.gameId, currentNumero: otherNumero }),
  ];
  const outcomes = await placeOrdersTogether(parts, sent);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['answered', 'answered', 'answered']);
  const { rows } = await lottery.owner.query<{ counted: string }>(
    `select concat_ws(' ', game_id, play, number, stake_minor) as counted from wau.lottery_number_exposures
      where play in ('place-1-number', 'place-2-number', 'place-3-number') order by play`,
  );
  expect(rows.map(({ counted }) => counted)).toEqual([
    ...[`${lottery.gameId} place-1-number 7 100`, `${lottery.gameId} place-2-number 8 100`],
    `${other.gameId} place-3-number 9 100`,
  ]);
});

test('orders of one member are placed one after the other, and see what the earlier ones have left', async () => {
  const member = await player(250n);
  const sent = Array.from({ length: 4 }, () => orderOf(member));
  expect(await placeAtOnce(sent)).toEqual([
    'placed 150',
    'placed 50',
    'balance.insufficient',
    'balance.insufficient',
  ]);
});

test('a member’s own limit refuses that member’s order alone', async () => {
  const [free, limited] = [await player(), await player()];
  const limit = { token: limited.token, params: { kind: 'stake.day' as const }, body: { value: '150' } };
  expect((await server.call('setPlayLimit', limit)).outcome()).toBe('200');
  const sent = [orderOf(limited), orderOf(free), orderOf(limited)];
  expect(await placeAtOnce(sent)).toEqual(['placed 9900', 'placed 9900', 'play.limit.stake']);
});

test('an order that was answered has its answer in a batch with others, and another content is refused', async () => {
  const [again, changed, fresh] = [await player(), await player(), await player()];
  const [earlier, misused] = [orderOf(again), orderOf(changed)];
  const answer = await orders.place(earlier);
  await orders.place(misused);
  const sent = [earlier, { ...misused, body: { ...misused.body, betCartAmountSum: '101' } }, orderOf(fresh)];
  expect(await placeAtOnce(sent)).toEqual(['placed 9900', 'idempotency.conflict', 'placed 9900']);
  expect(await orders.place(earlier)).toEqual(answer);
  expect(await balanceOf(server, again)).toBe(9_900n);
});

test('one order that reaches two processes is placed once', async () => {
  const members = await Promise.all([player(), player(), player()]);
  const sent = members.map((member) => orderOf(member));
  // Batches of different composition, as two processes would have put them together.
  const outcomes = await Promise.all([
    placeOrdersTogether(parts, sent),
    placeOrdersTogether(parts, sent.toReversed()),
    ...sent.map((order) => placeOrdersTogether(parts, [order])),
  ]);
  const ids = outcomes
    .flat()
    .map((outcome) => (outcome.kind === 'answered' ? outcome.answer.orderId : outcome.kind));
  expect(new Set(ids).size).toBe(3);
  expect(await Promise.all(members.map((member) => balanceOf(server, member)))).toEqual([
    9_900n,
    9_900n,
    9_900n,
  ]);
});

test('where a game has limits its orders go by themselves, and take no more than it lets in', async () => {
  await setLimits(other, { drawStakeMinor: '450' });
  const members = await Promise.all(Array.from({ length: 4 }, () => player()));
  const outcomes = await placeAtOnce([
    orderOf(members[0] as TestMember),
    ...members
      .slice(1)
      .map((member) => orderOf(member, { gameId: other.gameId, currentNumero: otherNumero })),
  ]);
  // The game has taken three orders before, of 300 in all.
  expect(outcomes.toSorted()).toEqual([
    'lottery.draw.full',
    'lottery.draw.full',
    'placed 9900',
    'placed 9900',
  ]);
});

test('where a game has limits an order that is refused leaves nothing, also beside one that was answered before', async () => {
  await setLimits(other, { drawStakeMinor: '10000' });
  const [early, poor] = [await player(), await player(50n)];
  const answered = orderOf(early);
  await orders.place(answered);
  const refused = orderOf(poor, { gameId: other.gameId, currentNumero: otherNumero });
  expect((await placeAtOnce([answered, refused]))[1]).toBe('balance.insufficient');
  const { list } = (await server.call('listLotteryOrders', { token: poor.token })).value();
  expect(list).toEqual([]);
});
