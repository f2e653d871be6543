import { randomUUID } from 'node:crypto';
import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { describe, expect, test, vi } from 'vitest';
import { changeSetting } from '../../../testing/change-settings.ts';
import { fund } from '../../../testing/member-money.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { addTestLottery } from '../testing/add-test-lottery.ts';
import { openLottery } from '../testing/open-lottery.ts';

type Body = CallBody<Calls['changeLotteryOdds']>;

const server = await createTestServer();
const { call } = server;
const lottery = await openLottery(server);
await addTestLottery(server, 'wau', 'ssc-other');
await addTestLottery(server, 'wau', 'mark-six', 'mark-six');
const { token } = await openOperator(server, 'odds1', 'administrator');

const change = (plays: Body['plays'], part: Partial<Body> = {}) =>
  call('changeLotteryOdds', { token, body: { family: 'ssc', plays, reason: 'Odds baharu', ...part } });
const oddsOf = async (playId: string, gameId?: string) => {
  const query = gameId === undefined ? { family: 'ssc' } : { gameId };
  const { plays } = (await call('listLotteryOdds', { token, query })).value();
  const play = plays.find((each) => each.playId === playId);
  if (play === undefined) throw new Error('the family has the play');
  return play;
};
const menuOdds = async (playId: string, gameId = lottery.gameId) => {
  const { plays } = (await call('getLotteryPlayMenu', { params: { gameId } })).value();
  const play = plays.find((each) => each.playId === playId);
  return [play?.prizes[0]?.oddsTenThousandths, play?.returnLowestPercent];
};

async function setHighestReturn(value: string): Promise<void> {
  const settingName = 'lottery-return-highest-basis-points';
  await changeSetting(server, { merchantId: lottery.merchantCode, settingName, value });
  await vi.waitFor(async () => {
    const { returnHighestBasisPoints } = (await call('listLotteryOdds', { token, query: {} })).value();
    expect(returnHighestBasisPoints).toBe(Number(value));
  });
}

describe('LO-03 odds of a merchant', () => {
  test('hold for a family or for one game of it, are shown with their return, and can be taken back', async () => {
    expect(await menuOdds('place-1-number')).toEqual([99_100, '99.10']);
    const ofFamily = [{ playId: 'place-1-number', odds: { win: 95_000 }, expectedVersion: 0 }];
    expect((await change(ofFamily)).value()).toEqual({ plays: [{ playId: 'place-1-number', version: 1 }] });
    expect(await menuOdds('place-1-number')).toEqual([95_000, '95.00']);
    expect(await menuOdds('place-1-number', 'ssc-other')).toEqual([95_000, '95.00']);
    const ofGame = [{ playId: 'place-1-number', odds: { win: 90_000 }, expectedVersion: 0 }];
    await change(ofGame, { gameId: lottery.gameId });
    expect(await menuOdds('place-1-number')).toEqual([90_000, '90.00']);
    expect(await menuOdds('place-1-number', 'ssc-other')).toEqual([95_000, '95.00']);
    expect(await oddsOf('place-1-number', lottery.gameId)).toMatchObject({
      ...{ source: 'game', ownOdds: { win: 90_000 }, version: 1, returnHighestPercent: '90.00' },
      prizes: [{ defaultTenThousandths: 99_100, oddsTenThousandths: 90_000 }],
    });
    expect(await oddsOf('place-1-number', 'ssc-other')).toMatchObject({ source: 'family', ownOdds: null });
    await change([{ playId: 'place-1-number', odds: null, expectedVersion: 1 }], { gameId: lottery.gameId });
    expect(await menuOdds('place-1-number')).toEqual([95_000, '95.00']);
    await change([{ playId: 'place-1-number', odds: null, expectedVersion: 1 }]);
    expect(await menuOdds('place-1-number')).toEqual([99_100, '99.10']);
    const { rows } = await lottery.owner.query(
      `select game_id, version, odds from wau.lottery_odds
        where play = 'place-1-number' and holds_from <= clock_timestamp() order by game_id, version`,
    );
    expect(rows.map(({ version, odds }) => [version, odds?.win ?? null])).toEqual([
      [1, 95_000],
      [2, null],
      [1, 90_000],
      [2, null],
    ]);
  });

  test('are in the audit, as they were and as they are', async () => {
    await change([{ playId: 'place-2-number', odds: { win: 94_000 }, expectedVersion: 0 }]);
    const { list } = (
      await call('listAuditEntries', { token, query: { action: 'changeLotteryOdds' } })
    ).value();
    expect(list[0]).toMatchObject({
      subject: 'lottery ssc',
      oldValues: { 'place-2-number': null },
      newValues: { 'place-2-number': 'win 9.4', reason: 'Odds baharu' },
    });
  });

  test.each([
    ['too much', { win: 100_100 }, '100.10'],
    ['too little', { win: 29_999 }, '30.00'],
  ])('by which %s would come back are not loaded, nor any beside them', async (_, odds, percent) => {
    const answer = await change([
      { playId: 'place-4-number', odds: { win: 95_000 }, expectedVersion: 0 },
      { playId: 'place-3-number', odds, expectedVersion: 0 },
    ]);
    expect(answer.outcome()).toBe('409 lottery.odds.outside.band');
    expect(answer.envelope).toMatchObject({
      value: { field: 'place-3-number', detail: expect.stringContaining(`${percent} %`) },
    });
    expect(await oddsOf('place-4-number')).toMatchObject({ version: 0, source: 'default' });
  });

  test('by series have to stay in the band at the dearest series and at the cheapest, too', async () => {
    // 31 % at the series 1,800 would be 29.28 at 1,700.
    const cheap = [{ playId: 'fixed-digit', odds: { win: 31_000 }, expectedVersion: 0 }];
    expect((await change(cheap)).outcome()).toBe('409 lottery.odds.outside.band');
    // 91 % at the series 1,800 would be 100.1 at 1,980.
    const dear = [{ playId: 'fixed-digit', odds: { win: 91_000 }, expectedVersion: 0 }];
    expect((await change(dear)).outcome()).toBe('409 lottery.odds.outside.band');
    const fair = [{ playId: 'fixed-digit', odds: { win: 90_900 }, expectedVersion: 0 }];
    expect((await change(fair)).outcome()).toBe('200');
  });

  test('that were loaded stay when the band is changed, and are marked', async () => {
    await change([{ playId: 'place-5-number', odds: { win: 96_000 }, expectedVersion: 0 }]);
    await setHighestReturn('9500');
    expect(await oddsOf('place-5-number')).toMatchObject({
      isInsideBand: false,
      returnHighestPercent: '96.00',
    });
    const same = [{ playId: 'place-5-number', odds: { win: 96_000 }, expectedVersion: 1 }];
    expect((await change(same)).outcome()).toBe('409 lottery.odds.outside.band');
    await setHighestReturn('10000');
  });

  test.each([
    [
      'of a play that is not there',
      [{ playId: 'none', odds: null, expectedVersion: 0 }],
      {},
      '400 lottery.play.unknown',
    ],
    [
      'of a prize that is not there',
      [{ playId: 'sum-two-sides', odds: { none: 10_000 }, expectedVersion: 0 }],
      {},
      '400 lottery.odds.invalid',
    ],
    [
      'that somebody else has changed',
      [{ playId: 'sum-two-sides', odds: { win: 19_000 }, expectedVersion: 3 }],
      {},
      '409 setting.changed',
    ],
    [
      'twice of a play',
      [
        { playId: 'sum-two-sides', odds: { win: 19_000 }, expectedVersion: 0 },
        { playId: 'sum-two-sides', odds: { win: 19_100 }, expectedVersion: 0 },
      ],
      {},
      '409 setting.changed',
    ],
    [
      'of a game of another family',
      [{ playId: 'sum-two-sides', odds: { win: 19_000 }, expectedVersion: 0 }],
      { gameId: 'mark-six' },
      '404 lottery.game.unknown',
    ],
    [
      'of a family of which there is no game',
      [{ playId: 'straight', odds: { win: 850_000 }, expectedVersion: 0 }],
      { family: 'myanmar-2d' },
      '404 lottery.game.unknown',
    ],
    [
      'without a reason',
      [{ playId: 'sum-two-sides', odds: { win: 19_000 }, expectedVersion: 0 }],
      { reason: ' ' },
      '400 request.invalid',
    ],
  ] as const)('%s are refused', async (_, plays, part, outcome) => {
    expect((await change([...plays] as Body['plays'], part)).outcome()).toBe(outcome);
  });

  test('changed by twenty at once are changed by one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        change([{ playId: 'dragon-tiger-1-2', odds: { tie: 90_000 + index }, expectedVersion: 0 }]),
      ),
    );
    const outcomes = answers.map((answer) => answer.outcome());
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['200', '409 setting.changed']));
  });

  test('are read where the merchant has no lottery, and of none that it does not have', async () => {
    const laut = await openOperator(server, 'odds2', 'auditor', ['laut']);
    const empty = await call('listLotteryOdds', { token: laut.token, merchantCode: 'laut', query: {} });
    expect(empty.value()).toMatchObject({ families: [], family: null, plays: [] });
    const unknown = await call('listLotteryOdds', { token, query: { family: 'k3' } });
    expect(unknown.outcome()).toBe('404 lottery.game.unknown');
    const all = (await call('listLotteryOdds', { token, query: {} })).value();
    expect(all.families.map(({ family }) => family).toSorted()).toEqual(['mark-six', 'ssc']);
  });
});

test('an order is placed at the odds that hold then and keeps them; those that were shown before are refused', async () => {
  const member = await server.openMember('odds3');
  await fund(server, member, 10_000n);
  const [numero = '', other = ''] = await lottery.numeros();
  const order = async (on: string, odds?: number[]) => {
    const answer = await call('placeLotteryOrder', {
      token: member.token,
      idempotencyKey: randomUUID(),
      body: {
        gameId: lottery.gameId,
        currentNumero: on,
        lines: [
          {
            ...{
              playId: 'place-1-two-sides',
              prizeModeId: 'ZY',
              numbers: 'big,small',
              unit: '100',
              multiple: 1,
            },
            ...(odds === undefined ? {} : { odds }),
          },
        ],
        betCartAmountSum: '200',
      },
    });
    return answer.value();
  };
  const before = await order(numero, [19_820]);
  await change([{ playId: 'place-1-two-sides', odds: { win: 19_000 }, expectedVersion: 0 }]);
  expect((await order(other, [19_820])).lines[0]?.code).toBe('lottery.odds.changed');
  const after = await order(other, [19_000]);
  await lottery.drawAndSettle(numero);
  await lottery.drawAndSettle(other);
  const payoutOf = async ({ orderId }: typeof before) => {
    const query = { orderId: orderId as NonNullable<typeof orderId> };
    const [entry] = (await call('getLotteryOrder', { token: member.token, query })).value().entries;
    return entry?.payoutMinor;
  };
  expect([await payoutOf(before), await payoutOf(after)]).toEqual(['198', '190']);
});
