import { randomUUID } from 'node:crypto';
import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { balanceOf, fund } from '../../../testing/member-money.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { openLottery } from '../testing/open-lottery.ts';
import { limitSetter } from '../testing/set-test-limits.ts';

type Body = CallBody<Calls['placeLotteryOrder']>;
type Line = Body['lines'][number];

const server = await createTestServer();
const lottery = await openLottery(server, 'myanmar-2d', 'myanmar-2d');
const ssc = await openLottery(server);
const setLimitsOf = await limitSetter(server);
const setLimits = (change: Parameters<typeof setLimitsOf>[1]) => setLimitsOf(lottery, change);
const numeros = await lottery.numeros();
let drawn = 0;
let numero = '';
let next = '';

/** Each test has draws of its own. */
beforeEach(async () => {
  [numero = '', next = ''] = numeros.slice(drawn, drawn + 2);
  drawn += 2;
  await setLimits({});
});

const line = (numbers: string, multiple = 1, change: Partial<Line> = {}): Line => ({
  playId: 'straight',
  prizeModeId: 'ZY',
  numbers,
  unit: '100',
  multiple,
  ...change,
});
const stakeOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { numbers, multiple }) => sum + numbers.split(',').length * 100 * multiple, 0);
const place = (
  { token }: TestMember,
  lines: readonly Line[],
  change: Partial<Body> = {},
  idempotencyKey = randomUUID(),
) =>
  server.call('placeLotteryOrder', {
    token,
    idempotencyKey,
    body: {
      gameId: lottery.gameId,
      currentNumero: numero,
      lines: [...lines],
      betCartAmountSum: String(stakeOf(lines)),
      ...change,
    },
  });

let playerCount = 0;
async function player(balanceMinor = 1_000_000n): Promise<TestMember> {
  playerCount += 1;
  const member = await server.openMember(`had${playerCount}`);
  await fund(server, member, balanceMinor);
  return member;
}

const exposures = async (of: string = numero) => {
  const { rows } = await lottery.owner.query<{ number: string; stake: string; liability: string }>(
    `select number, stake_minor::text as stake, liability_minor::text as liability
       from wau.lottery_number_exposures
      where game_id = $1 and numero = $2 and stake_minor <> 0
      order by number`,
    [lottery.gameId, of],
  );
  return rows.map(({ number, stake, liability }) => [number, Number(stake), Number(liability)]);
};
const drawExposure = async (gameId: string, of: string) => {
  const { rows } = await lottery.owner.query<{ stake: string; liability: string }>(
    `select sum(stake_minor)::text as stake, sum(combined_liability_minor)::text as liability
       from wau.lottery_draw_exposures where game_id = $1 and numero = $2`,
    [gameId, of],
  );
  return [Number(rows[0]?.stake), Number(rows[0]?.liability)];
};

describe('LO-05 what a draw costs', () => {
  test('is kept by number, with limits and without', async () => {
    const member = await player();
    await place(member, [line('12,34'), line('34', 2)]);
    await setLimits({ numberStakeMinor: '10000' });
    await place(member, [line('12')]);
    expect(await exposures()).toEqual([
      ['12', 200, 18_000],
      ['34', 300, 27_000],
    ]);
    expect(await drawExposure(lottery.gameId, numero)).toEqual([500, 0]);
  });

  test.each([{}, { numberStakeMinor: '100000', drawStakeMinor: '1000000' }])(
    'goes down by what is cancelled, also of a chase: %j',
    async (limits) => {
      await setLimits(limits);
      const member = await player();
      const chase = [
        { numero, multiple: 1 },
        { numero: next, multiple: 3 },
      ];
      const { orderId } = (await place(member, [line('12,34')], { chase, betCartAmountSum: '800' })).value();
      expect(await exposures(next)).toEqual([
        ['12', 300, 27_000],
        ['34', 300, 27_000],
      ]);
      const cancel = (of: string) =>
        server.call('cancelLotterySuborders', {
          token: member.token,
          idempotencyKey: randomUUID(),
          body: { orderId: orderId ?? ('' as never), numeros: [of] },
        });
      expect((await cancel(next)).outcome()).toBe('200');
      expect(await exposures(next)).toEqual([]);
      expect(await drawExposure(lottery.gameId, next)).toEqual([0, 0]);
      expect(await exposures()).toHaveLength(2);
      expect((await cancel(numero)).outcome()).toBe('200');
      expect(await exposures()).toEqual([]);
    },
  );

  test('of lines that combine is the most that they can win together', async () => {
    const member = await player();
    const [of = ''] = await ssc.numeros();
    const lines = [line('1,2|3,4', 1, { playId: 'last-two-straight' })];
    const sent = { gameId: ssc.gameId, currentNumero: of, betCartAmountSum: '400' };
    await place(member, lines, sent);
    // Of four lines one can win.
    expect(await drawExposure(ssc.gameId, of)).toEqual([400, 9_000]);
    await setLimitsOf(ssc, { combinedLiabilityMinor: '12000' });
    const answer = (await place(member, lines, sent)).value();
    expect(answer.lines).toMatchObject([{ code: 'lottery.draw.full', leftMinor: '133' }]);
    await setLimitsOf(ssc, {});
    expect((await place(member, lines, sent)).value().orderId).not.toBeNull();
  });
});

describe('LO-05 a limit of a number', () => {
  test('takes what is left and says how much that is', async () => {
    await setLimits({ numberStakeMinor: '500' });
    const member = await player();
    expect((await place(member, [line('12', 3)])).value().orderId).not.toBeNull();
    const over = (await place(member, [line('12,34', 3)])).value();
    expect(over).toMatchObject({
      orderId: null,
      lines: [{ outcome: 'refused', code: 'lottery.number.full', leftMinor: '200', numbers: ['12'] }],
    });
    expect((await place(member, [line('12', 2)])).value().orderId).not.toBeNull();
    expect(await exposures()).toEqual([['12', 500, 45_000]]);
    expect(await balanceOf(server, member)).toBe(1_000_000n - 500n);
  });

  test('counts the lines of a slip one after the other, and takes parts where they are wanted', async () => {
    await setLimits({ numberStakeMinor: '500' });
    const member = await player();
    const lines = [line('12', 3), line('12', 3), line('34')];
    const whole = (await place(member, lines)).value();
    expect([whole.orderId, whole.lines.map(({ code }) => code)]).toEqual([
      null,
      [undefined, 'lottery.number.full', undefined],
    ]);
    expect(await exposures()).toEqual([]);
    const key = randomUUID();
    const parts = (await place(member, lines, { acceptsParts: true }, key)).value();
    expect(parts).toMatchObject({ stakeMinor: '400', lines: [{}, { leftMinor: '200' }, {}] });
    // The same order sent again is not judged anew, and under its key nothing else is.
    expect((await place(member, lines, { acceptsParts: true }, key)).value()).toEqual(parts);
    expect((await place(member, [line('12')], {}, key)).outcome()).toBe('409 idempotency.conflict');
    expect(await exposures()).toEqual([
      ['12', 300, 27_000],
      ['34', 100, 9_000],
    ]);
  });

  test('is reached by twenty at once to the last sen, whatever order their numbers are in', async () => {
    await setLimits({ numberStakeMinor: '1000' });
    const members = await Promise.all(Array.from({ length: 20 }, () => player()));
    const answers = await Promise.all(
      members.map((member, index) => place(member, [line(index % 2 === 0 ? '12,34,56' : '56,34,12')])),
    );
    const taken = answers.filter((answer) => answer.value().orderId !== null);
    expect(taken).toHaveLength(10);
    expect(await exposures()).toEqual(['12', '34', '56'].map((number) => [number, 1_000, 90_000]));
    expect(answers.filter((answer) => answer.value().lines[0]?.leftMinor === '0')).toHaveLength(10);
  });

  test('gives back what a chase has left when it stops at a win', async () => {
    await setLimits({ numberStakeMinor: '300', drawStakeMinor: '30000' });
    const member = await player();
    const all = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0')).join(',');
    const chase = [
      { numero, multiple: 1 },
      { numero: next, multiple: 1 },
    ];
    const sent = { chase, winningStop: true, betCartAmountSum: '20000' };
    expect((await place(member, [line(all)], sent)).value().orderId).not.toBeNull();
    await lottery.drawAndSettle(numero);
    expect(await exposures(next)).toEqual([]);
    expect(await drawExposure(lottery.gameId, next)).toEqual([0, 0]);
  });

  test('gives back what is cancelled', async () => {
    await setLimits({ numberStakeMinor: '300' });
    const member = await player();
    const { orderId } = (await place(member, [line('12', 3)])).value();
    expect((await place(member, [line('12')])).value().orderId).toBeNull();
    await server.call('cancelLotterySuborders', {
      token: member.token,
      idempotencyKey: randomUUID(),
      body: { orderId: orderId ?? ('' as never) },
    });
    expect((await place(member, [line('12', 3)])).value().orderId).not.toBeNull();
  });

  test('holds in each draw of a chase', async () => {
    await setLimits({ numberStakeMinor: '500' });
    const member = await player();
    await place(member, [line('12', 4)], { currentNumero: next });
    const chase = [
      { numero, multiple: 1 },
      { numero: next, multiple: 2 },
    ];
    const answer = (await place(member, [line('12')], { chase, betCartAmountSum: '300' })).value();
    expect(answer.lines).toMatchObject([{ code: 'lottery.number.full', leftMinor: '100' }]);
  });

  test('of one member is told apart from that of all', async () => {
    await setLimits({ memberNumberStakeMinor: '300', numberStakeMinor: '500' });
    const [one, other] = [await player(), await player()];
    expect((await place(one, [line('12', 2)])).value().orderId).not.toBeNull();
    expect((await place(one, [line('12', 2)])).value().lines).toMatchObject([
      { code: 'lottery.number.own.limit', leftMinor: '100', numbers: ['12'] },
    ]);
    expect((await place(other, [line('12', 3)])).value().orderId).not.toBeNull();
    expect((await place(one, [line('12')])).value().lines).toMatchObject([{ code: 'lottery.number.full' }]);
  });

  test('of one member holds when he sends twenty at once', async () => {
    await setLimits({ memberNumberStakeMinor: '500' });
    const member = await player();
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(member, [line('12')])));
    expect(answers.filter((answer) => answer.value().orderId !== null)).toHaveLength(5);
    expect(await exposures()).toEqual([['12', 500, 45_000]]);
  });

  test('of one member counts what the slip itself takes before, and nothing that was cancelled', async () => {
    await setLimits({ memberNumberStakeMinor: '300' });
    const member = await player();
    const lines = [line('12', 2), line('12', 2)];
    const parts = (await place(member, lines, { acceptsParts: true })).value();
    expect(parts.lines).toMatchObject([{ outcome: 'accepted' }, { code: 'lottery.number.own.limit' }]);
    expect(parts.lines[1]?.leftMinor).toBe('100');
    await server.call('cancelLotterySuborders', {
      token: member.token,
      idempotencyKey: randomUUID(),
      body: { orderId: parts.orderId ?? ('' as never) },
    });
    expect((await place(member, [line('12', 3)])).value().orderId).not.toBeNull();
  });

  test('says of several that have too little what is left on the one that has least', async () => {
    await setLimits({ numberStakeMinor: '500' });
    const member = await player();
    await place(member, [line('12', 4), line('34', 3)]);
    for (const numbers of ['12,34', '34,12']) {
      expect((await place(member, [line(numbers, 3)])).value().lines).toMatchObject([
        { code: 'lottery.number.full', leftMinor: '100', numbers: expect.arrayContaining(['12', '34']) },
      ]);
    }
  });

  test('bounds what the number costs', async () => {
    await setLimits({ numberLiabilityMinor: '20000' });
    const member = await player();
    // 90 for 1: 222 may be staked.
    expect((await place(member, [line('12', 3)])).value().lines).toMatchObject([
      { code: 'lottery.number.full', leftMinor: '222' },
    ]);
    const lines = [line('12', 2), line('12')];
    expect((await place(member, lines)).value().lines).toMatchObject([
      { outcome: 'accepted' },
      { code: 'lottery.number.full', leftMinor: '22' },
    ]);
    expect((await place(member, [line('12', 2)])).value().orderId).not.toBeNull();
  });
});

describe('LO-05 a limit of a draw', () => {
  test('counts the lines of a slip one after the other, in the draw that is multiplied most', async () => {
    await setLimits({ drawStakeMinor: '1000' });
    const member = await player();
    const chase = [
      { numero, multiple: 1 },
      { numero: next, multiple: 2 },
    ];
    const sent = { chase, acceptsParts: true, betCartAmountSum: '2400' };
    const { lines } = (await place(member, [line('12', 3), line('34', 3), line('56', 2)], sent)).value();
    expect(lines).toMatchObject([
      { outcome: 'accepted' },
      { code: 'lottery.draw.full', leftMinor: '400' },
      { outcome: 'accepted' },
    ]);
    expect(await drawExposure(lottery.gameId, next)).toEqual([1_000, 0]);
    expect(await drawExposure(lottery.gameId, numero)).toEqual([500, 0]);
  });

  test('bounds what all lines that combine may win, line after line and as often as the draw is multiplied', async () => {
    const member = await player();
    const [first = '', second = ''] = (await ssc.numeros()).slice(-2);
    await setLimitsOf(ssc, { combinedLiabilityMinor: '27000' });
    const pair = (tens: string) => line(`${tens}|4`, 1, { playId: 'last-two-straight' });
    const sent = { gameId: ssc.gameId, currentNumero: first, acceptsParts: true };
    const lines = [pair('1'), pair('2'), pair('3'), pair('5')];
    const single = (await place(member, lines, { ...sent, betCartAmountSum: '400' })).value();
    expect(single.lines.map(({ code }) => code)).toEqual([...Array(3), 'lottery.draw.full']);
    const chase = [{ numero: second, multiple: 2 }];
    const doubled = { ...sent, currentNumero: second, chase };
    const two = (await place(member, lines.slice(0, 2), { ...doubled, betCartAmountSum: '400' })).value();
    expect(two.lines.map(({ code }) => code)).toEqual([undefined, 'lottery.draw.full']);
    expect(await drawExposure(ssc.gameId, second)).toEqual([200, 18_000]);
    const more = { ...sent, currentNumero: second, betCartAmountSum: '200' };
    const last = (await place(member, [pair('3'), pair('5')], more)).value();
    expect(last.lines.map(({ code }) => code)).toEqual([undefined, 'lottery.draw.full']);
    expect(await drawExposure(ssc.gameId, second)).toEqual([300, 27_000]);
    await setLimitsOf(ssc, {});
  });

  test('lets one order have all that it wants, as often as its draw is multiplied, also where no part has as much', async () => {
    await setLimits({ drawStakeMinor: '8000' });
    const member = await player();
    await place(member, [line('12')]);
    const sent = { chase: [{ numero, multiple: 2 }], betCartAmountSum: '1200' };
    expect((await place(member, [line('34', 6)], sent)).value().orderId).not.toBeNull();
    expect(await drawExposure(lottery.gameId, numero)).toEqual([1_300, 0]);
  });

  test('that is lowered takes no more than it says from then on', async () => {
    await setLimits({ drawStakeMinor: '10000' });
    const [member, other] = [await player(), await player()];
    await place(member, [line('12', 2)]);
    await setLimits({ drawStakeMinor: '400' });
    expect((await place(member, [line('12', 3)])).value().lines[0]?.leftMinor).toBe('200');
    expect((await place(other, [line('34', 2)])).value().orderId).not.toBeNull();
    expect((await place(member, [line('12')])).value().lines[0]?.leftMinor).toBe('0');
    expect(await drawExposure(lottery.gameId, numero)).toEqual([400, 0]);
  });

  test('is reached to the sen by stakes that do not divide it', async () => {
    await setLimits({ drawStakeMinor: '1003' });
    const members = await Promise.all(Array.from({ length: 12 }, () => player()));
    const sen = (cents: number) => line('12', cents, { unit: '1' });
    await Promise.all(members.map((member) => place(member, [sen(97)], { betCartAmountSum: '97' })));
    for (const cents of [32, 1, 1]) {
      await Promise.all(
        members.map((member) => place(member, [sen(cents)], { betCartAmountSum: String(cents) })),
      );
    }
    expect(await drawExposure(lottery.gameId, numero)).toEqual([1_003, 0]);
  });
  test('is reached by twenty at once to the last sen', async () => {
    await setLimits({ drawStakeMinor: '1300' });
    const members = await Promise.all(Array.from({ length: 20 }, () => player()));
    const answers = await Promise.all(
      members.map((member, index) => place(member, [line(String(10 + index))])),
    );
    expect(answers.filter((answer) => answer.value().orderId !== null)).toHaveLength(13);
    expect(await drawExposure(lottery.gameId, numero)).toEqual([1_300, 0]);
  });

  test('says what is left, and takes as much', async () => {
    await setLimits({ drawStakeMinor: '1000' });
    const member = await player();
    expect((await place(member, [line('12', 7)])).value().orderId).not.toBeNull();
    expect((await place(member, [line('34', 4)])).value().lines).toMatchObject([
      { code: 'lottery.draw.full', leftMinor: '300' },
    ]);
    expect((await place(member, [line('34', 3)])).value().orderId).not.toBeNull();
    expect(await drawExposure(lottery.gameId, numero)).toEqual([1_000, 0]);
  });

  test('that is raised takes more', async () => {
    await setLimits({ drawStakeMinor: '100' });
    const member = await player();
    expect((await place(member, [line('12', 2)])).value().orderId).toBeNull();
    await setLimits({ drawStakeMinor: '200' });
    expect((await place(member, [line('12', 2)])).value().orderId).not.toBeNull();
  });
});

describe('LO-05 odds', () => {
  const oddsSteps = [
    { aboveMinor: '300', oddsPercent: 90 },
    { aboveMinor: '600', oddsPercent: 50 },
  ];

  test('fall with what is staked; the old and the new are told, and the new are taken when they are sent', async () => {
    await setLimits({ oddsSteps });
    const member = await player();
    expect((await place(member, [line('12', 3)])).value().lines).toMatchObject([{ odds: [900_000] }]);
    expect((await place(member, [line('12', 1, { odds: [900_000] })])).value()).toMatchObject({
      orderId: null,
      lines: [{ code: 'lottery.odds.changed', shownOdds: [900_000], odds: [810_000], numbers: ['12'] }],
    });
    const taken = (await place(member, [line('12', 1, { odds: [810_000] })])).value();
    expect(taken).toMatchObject({ lines: [{ outcome: 'accepted', odds: [810_000] }] });
    expect(await exposures()).toEqual([['12', 400, 27_000 + 8_100]]);
    const query = { orderId: taken.orderId ?? ('' as never) };
    const { entries } = (await server.call('getLotteryOrder', { token: member.token, query })).value();
    expect(entries[0]?.suborders[0]?.oddsTenThousandths).toEqual([810_000]);
  });

  test('are those of the step that a stake reaches', async () => {
    await setLimits({ oddsSteps });
    const member = await player();
    expect((await place(member, [line('12', 7)])).value().lines).toMatchObject([
      { code: 'lottery.odds.changed', odds: [450_000] },
    ]);
  });

  test('of a hot number are lower, and of a closed one there are none', async () => {
    await setLimits({
      numberRules: [
        { playId: 'straight', numbers: '12', numero: null, oddsPercent: 80 },
        { playId: 'straight', numbers: '34', numero, oddsPercent: null },
      ],
    });
    const member = await player();
    const answer = (
      await place(member, [line('12'), line('34,56'), line('56')], { acceptsParts: true })
    ).value();
    expect(answer.lines).toMatchObject([
      { code: 'lottery.odds.changed', odds: [720_000], numbers: ['12'] },
      { code: 'lottery.number.closed', numbers: ['34'] },
      { outcome: 'accepted' },
    ]);
    expect((await place(member, [line('34')], { currentNumero: next })).value().orderId).not.toBeNull();
  });

  test('that were not those of the menu are told without any limits, too', async () => {
    const member = await player();
    expect((await place(member, [line('12', 1, { odds: [1] })])).value().lines).toMatchObject([
      { code: 'lottery.odds.changed', shownOdds: [1], odds: [900_000] },
    ]);
  });
});

test('twenty who stake, cancel and stake over two draws leave what is open', async () => {
  await setLimits({ numberStakeMinor: '1000', drawStakeMinor: '5000' });
  const members = await Promise.all(Array.from({ length: 10 }, () => player()));
  const chase = [
    { numero, multiple: 1 },
    { numero: next, multiple: 1 },
  ];
  await Promise.all(
    members.map(async (member, index) => {
      const numbers = index % 2 === 0 ? '12,34' : '34,56';
      const { orderId } = (await place(member, [line(numbers)], { chase, betCartAmountSum: '400' })).value();
      await Promise.all([
        server.call('cancelLotterySuborders', {
          token: member.token,
          idempotencyKey: randomUUID(),
          body: { orderId: orderId ?? ('' as never) },
        }),
        place(member, [line(index % 2 === 0 ? '56' : '12')]),
      ]);
    }),
  );
  expect(await exposures(next)).toEqual([]);
  expect(await exposures()).toEqual([
    ['12', 500, 45_000],
    ['56', 500, 45_000],
  ]);
  expect(await drawExposure(lottery.gameId, numero)).toEqual([1_000, 0]);
});

test('an order that would write too many numbers is refused', async () => {
  const member = await player();
  const all = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0')).join(',');
  const lines = Array.from({ length: 100 }, () => line(all));
  const chase = numeros.slice(0, 3).map((each) => ({ numero: each, multiple: 1 }));
  const sum = String(3 * stakeOf(lines));
  expect((await place(member, lines, { chase, betCartAmountSum: sum })).outcome()).toBe(
    '400 lottery.order.too.large',
  );
});
