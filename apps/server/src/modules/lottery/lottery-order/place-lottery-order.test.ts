import { createHash, randomUUID } from 'node:crypto';
import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { headerNames } from '@wau/contract/headers';
import { describe, expect, test } from 'vitest';
import { balanceOf, fund } from '../../../testing/member-money.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { findWrongSums } from '../../play/betting/find-wrong-sums.ts';
import { openLottery } from '../testing/open-lottery.ts';

type Body = CallBody<Calls['placeLotteryOrder']>;

const server = await createTestServer();
const lottery = await openLottery(server);
const fourD = await openLottery(server, 'four-d', 'four-d');
const markSix = await openLottery(server, 'mark-six', 'mark-six');
const [numero = ''] = await lottery.numeros();

const straight = {
  playId: 'last-two-straight',
  prizeModeId: 'ZY',
  numbers: '1,2|3',
  unit: '100',
  multiple: 2,
} as const;
const body = (change: Partial<Body> = {}): Body => ({
  gameId: lottery.gameId,
  currentNumero: numero,
  lines: [straight],
  betCartAmountSum: '400',
  ...change,
});
const place = ({ token }: TestMember, change: Partial<Body> = {}, idempotencyKey = randomUUID()) =>
  server.call('placeLotteryOrder', { token, body: body(change), idempotencyKey });

let playerCount = 0;
async function player(balanceMinor = 10_000n): Promise<TestMember> {
  playerCount += 1;
  const member = await server.openMember(`slip${playerCount}`);
  if (balanceMinor > 0n) await fund(server, member, balanceMinor);
  return member;
}

const codeOfLine = async (member: TestMember, change: Partial<Body['lines'][number]>) => {
  const answer = (await place(member, { lines: [{ ...straight, ...change }] })).value();
  expect(answer.orderId).toBeNull();
  return answer.lines[0]?.code;
};

describe('LO-05 a slip', () => {
  test.each([
    ['MY', { MY: 'Pantas SSC', EN: 'Fast SSC' }, 'Pantas SSC'],
    ['EN', { MY: 'Pantas SSC', EN: 'Fast SSC' }, 'Fast SSC'],
    ['MY', { EN: 'Fast SSC' }, 'Fast SSC'],
    ['MY', {}, lottery.gameId],
  ])('CA-04 stands in the record of a page in %s under its lottery’s name, of %o', async (...row) => {
    const [language, names, shown] = row;
    await lottery.owner.query('delete from wau.lottery_game_names');
    for (const [known, name] of Object.entries(names)) {
      await lottery.owner.query(
        `insert into wau.lottery_game_names (merchant_id, game_id, language, name) values ('wau', $1, $2, $3)`,
        [lottery.gameId, known, name],
      );
    }
    const member = await player();
    const { orderId } = (await place(member)).value();
    const asked = { token: member.token, headers: { [headerNames.language]: language } };
    const { list } = (await server.call('listBets', asked)).value();
    expect(list.map(({ gameName }) => gameName)).toEqual([shown]);
    const query = { betKey: `lottery:LOTT:${orderId}.1` };
    expect((await server.call('getBet', { ...asked, query })).value().gameName).toBe(shown);
  });

  test('is taken: its stake leaves the wallet, and the bet stands in the record', async () => {
    const member = await player();
    const answer = (await place(member)).value();
    expect(answer).toMatchObject({
      stakeMinor: '400',
      balanceMinor: '9600',
      lines: [{ outcome: 'accepted', lineCount: '2', stakeMinor: '400', odds: [900_000] }],
    });
    expect(await balanceOf(server, member)).toBe(9_600n);
    const { list } = (await server.call('listBets', { token: member.token })).value();
    expect(list).toMatchObject([
      { source: 'lottery', status: 'open', stakeMinor: '400', externalKey: `${answer.orderId}.1` },
    ]);
    const movements = (await server.call('listMovements', { token: member.token })).value();
    expect(movements.list[0]).toMatchObject({ reason: 'lottery.stake', amountMinor: '-400' });
  });

  test('sent twice is one order; with another content under the same key it is refused', async () => {
    const member = await player();
    const key = randomUUID();
    const first = (await place(member, {}, key)).value();
    expect((await place(member, {}, key)).value()).toEqual(first);
    expect((await place(member, { betCartAmountSum: '401' }, key)).outcome()).toBe(
      '409 idempotency.conflict',
    );
    expect(await balanceOf(server, member)).toBe(9_600n);
  });

  test('twenty at once take no more than the wallet holds', async () => {
    const member = await player(2_000n);
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(member)));
    const codes = answers.map((answer) => answer.outcome());
    expect(codes.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => '200'),
      ...Array.from({ length: 15 }, () => '402 balance.insufficient'),
    ]);
    expect(await balanceOf(server, member)).toBe(0n);
    expect(await findWrongSums(server.runner, 'wau' as never)).toEqual([]);
  });

  test('twenty at once under one key are one', async () => {
    const member = await player();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(member, {}, key)));
    expect(new Set(answers.map((answer) => answer.value().orderId)).size).toBe(1);
    expect(await balanceOf(server, member)).toBe(9_600n);
  });

  test.each([
    ['lottery.play.unknown', { playId: 'no-such-play' }],
    ['lottery.prize.mode.unknown', { prizeModeId: 'Lott' }],
    ['lottery.picks.invalid', { numbers: '1,x|3' }],
    ['lottery.picks.repeated', { numbers: '1,1|3' }],
    ['lottery.picks.incomplete', { numbers: '1,2|' }],
    ['lottery.unit.invalid', { unit: '7' }],
    ['lottery.multiple.above.maximum', { multiple: 1_001 }],
    ['lottery.series.invalid', { series: 1_900 }],
    ['lottery.odds.changed', { odds: [910_000] as number[] }],
    ['lottery.win.above.maximum', { playId: 'five-straight', numbers: '1|2|3|4|5', multiple: 900 }],
  ] as const)('a line that cannot be taken says %s, and nothing is staked', async (code, change) => {
    const member = await player();
    expect(await codeOfLine(member, change)).toBe(code);
    expect(await balanceOf(server, member)).toBe(10_000n);
  });

  test('of which a part is refused is taken in part only where that is wanted', async () => {
    const member = await player();
    const lines = [straight, { ...straight, unit: '7' }];
    const refused = (await place(member, { lines, betCartAmountSum: '428' })).value();
    expect([refused.orderId, refused.lines.map(({ outcome }) => outcome)]).toEqual([
      null,
      ['accepted', 'refused'],
    ]);
    expect(await balanceOf(server, member)).toBe(10_000n);
    const taken = (await place(member, { lines, betCartAmountSum: '428', acceptsParts: true })).value();
    expect(taken).toMatchObject({ stakeMinor: '400', balanceMinor: '9600' });
  });

  test('of which parts are taken costs no more than the sum that was shown for all', async () => {
    const member = await player();
    const lines = [straight, { ...straight, unit: '7' }];
    const answer = await place(member, { lines, betCartAmountSum: '399', acceptsParts: true });
    expect(answer.outcome()).toBe('409 lottery.sum.changed');
    expect(await balanceOf(server, member)).toBe(10_000n);
  });

  test('of which nothing was taken has its answer, and what is edited goes under another key', async () => {
    const member = await player();
    const key = randomUUID();
    const wrong = { lines: [straight, { ...straight, unit: '7' }] };
    expect((await place(member, wrong, key)).value().orderId).toBeNull();
    expect((await place(member, {}, key)).outcome()).toBe('409 idempotency.conflict');
    expect((await place(member)).value().orderId).not.toBeNull();
  });

  test('sent again gives the same answer after the game was taken from offer', async () => {
    const member = await player();
    const key = randomUUID();
    const first = (await place(member, {}, key)).value();
    const offer = (is: boolean) =>
      lottery.owner.query('update wau.lottery_games set is_offered = $1 where game_id = $2', [
        is,
        lottery.gameId,
      ]);
    await offer(false);
    const again = await place(member, {}, key);
    const another = await place(member);
    await offer(true);
    expect(again.value()).toEqual(first);
    expect(another.outcome()).toBe('404 lottery.game.unknown');
  });

  test('that would write too much over all of its draws is refused before it is written', async () => {
    const member = await player(1_000_000n);
    const numeros = (await fourD.numeros()).slice(0, 120);
    const line = { playId: 'small', prizeModeId: 'ZY', numbers: '1234', unit: '1', multiple: 1 } as const;
    const send = (lines: number) =>
      place(member, {
        gameId: fourD.gameId,
        lines: Array.from({ length: lines }, () => line),
        chase: numeros.map((each) => ({ numero: each, multiple: 1 })),
        betCartAmountSum: String(120 * lines),
      });
    expect((await send(27)).outcome()).toBe('400 lottery.order.too.large');
    expect((await send(1)).value().lines).toMatchObject([{ outcome: 'accepted' }]);
  });

  test('names a draw that is there, of families by the lunar year too', async () => {
    const member = await player();
    const answer = await place(member, { gameId: markSix.gameId, currentNumero: '19990101' });
    expect(answer.outcome()).toBe('404 lottery.draw.unknown');
  });

  test('over several draws is a bet in each', async () => {
    const member = await player();
    const [first = '', second = ''] = await lottery.numeros();
    const chase = [
      { numero: first, multiple: 1 },
      { numero: second, multiple: 3 },
    ];
    const answer = (await place(member, { chase, betCartAmountSum: '1600' })).value();
    expect(answer).toMatchObject({ stakeMinor: '1600', balanceMinor: '8400' });
    const { list } = (await server.call('listBets', { token: member.token })).value();
    expect(list.map(({ stakeMinor }) => stakeMinor).toSorted()).toEqual(['1200', '400']);
    const orderId = answer.orderId ?? ('' as never);
    const query = { orderId };
    const { entries } = (await server.call('getLotteryOrder', { token: member.token, query })).value();
    expect(
      entries.map(({ suborders }) =>
        suborders.map((each) => [each.suborderNumber, each.multiple, each.stakeMinor]),
      ),
    ).toEqual([[[`${orderId}-001`, 2, '400']], [[`${orderId}-002`, 6, '1200']]]);
    // What a draw commits to follows from what the player is shown.
    for (const entry of entries) {
      const slip = [
        `wau-lottery-slip-1 wau ${entry.gameId} ${entry.numero} ${orderId}.${entry.entry} ${entry.placedAt}`,
        ...entry.suborders.map((each) =>
          [
            each.playId,
            each.prizeModeId,
            each.numbers,
            each.lineCount,
            each.unit,
            each.multiple,
            each.series,
            each.oddsTenThousandths.join('/'),
          ].join(' '),
        ),
      ].join('\n');
      expect(createHash('sha256').update(slip).digest('hex')).toBe(entry.slipHash);
    }
  });

  test.each([
    ['404 lottery.game.unknown', { gameId: 'no-such-game' }],
    ['404 lottery.draw.unknown', { currentNumero: '19990101-0001' }],
    ['409 lottery.sum.changed', { betCartAmountSum: '399' }],
    [
      '400 stake.above.maximum',
      {
        lines: [
          { ...straight, multiple: 1_000 },
          ...Array.from({ length: 9 }, () => ({ ...straight, multiple: 1_000 })),
        ],
      },
    ],
  ] as const)('is refused whole: %s', async (code, change) => {
    const member = await player(1_000_000_000n);
    expect((await place(member, change as Partial<Body>)).outcome()).toBe(code);
    expect(await balanceOf(server, member)).toBe(1_000_000_000n);
  });

  test('whose draws are not in order, or twice the same, is refused', async () => {
    const member = await player();
    const [first = '', second = ''] = await lottery.numeros();
    for (const numeros of [
      [second, first],
      [first, first],
    ]) {
      const chase = numeros.map((each) => ({ numero: each, multiple: 1 }));
      expect((await place(member, { chase, betCartAmountSum: '800' })).outcome()).toBe(
        '400 lottery.chase.invalid',
      );
    }
  });

  test('is refused when the player’s own limit is reached', async () => {
    const member = await player();
    await server.call('setPlayLimit', {
      token: member.token,
      params: { kind: 'stake.once' },
      body: { value: '300' },
    });
    expect((await place(member)).outcome()).toBe('409 play.limit.stake');
  });

  test('LO-04 comes too late once the draw has closed, whatever clock the player has', async () => {
    const member = await player();
    const numeros = await lottery.numeros();
    const last = numeros.at(-1) ?? '';
    await lottery.close(last);
    expect((await place(member, { currentNumero: last })).outcome()).toBe('409 lottery.draw.closed');
    expect(await balanceOf(server, member)).toBe(10_000n);
  });

  test('begins play: after an hour of slips none is taken until the player has looked back', async () => {
    const member = await player();
    for (let minutes = 0; minutes < 60; minutes += 20) {
      expect((await place(member)).outcome()).toBe('200');
      server.clock.advance(20 * 60_000);
    }
    expect((await place(member)).outcome()).toBe('409 play.check.due');
    const { token } = member;
    const check = (await server.call('getRealityCheck', { token })).value().check;
    expect(check?.result).toMatchObject({ playedMinutes: 60, stakeMinor: '1200' });
    const body = { dueAt: check?.dueAt ?? '', answer: 'go.on' as const };
    expect((await server.call('answerRealityCheck', { token, body })).outcome()).toBe('200');
    expect((await place(member)).outcome()).toBe('200');
  });
});
