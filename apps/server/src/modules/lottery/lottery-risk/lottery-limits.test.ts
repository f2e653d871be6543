import { randomUUID } from 'node:crypto';
import type { CallBody, CallQuery } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { describe, expect, test } from 'vitest';
import { fund } from '../../../testing/member-money.ts';
import { openOperator, type TestOperator } from '../../../testing/open-operator.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { openLottery } from '../testing/open-lottery.ts';
import { noWireLimits } from './wire-limits.ts';

type Body = CallBody<Calls['setLotteryLimits']>;

const server = await createTestServer();
const lottery = await openLottery(server, 'myanmar-2d', 'myanmar-2d');
const ssc = await openLottery(server);
const { gameId } = lottery;
const [numero = '', next = ''] = await lottery.numeros();
const first = await openOperator(server, 'satu', 'administrator');
const second = await openOperator(server, 'dua', 'administrator');
const auditor = await openOperator(server, 'juruaudit', 'auditor');

const seen = async (of: string = gameId) => {
  const { list } = (await server.call('listLotteryLimits', { token: auditor.token })).value();
  const game = list.find((each) => each.gameId === of);
  if (game === undefined) throw new Error('the game is listed');
  return game;
};
const set = async ({ token }: TestOperator, change: Partial<Body>, of: string = gameId) =>
  server.call('setLotteryLimits', {
    token,
    params: { gameId: of },
    body: { ...noWireLimits, seenVersion: (await seen(of)).version, reason: 'Kawalan risiko', ...change },
  });
const remaining = (query: Partial<CallQuery<Calls['getLotteryRemaining']>>, of: string = gameId) =>
  server.call('getLotteryRemaining', { params: { gameId: of }, query: { playId: 'straight', ...query } });
const exposure = async (query: CallQuery<Calls['getLotteryExposure']> = {}) =>
  (await server.call('getLotteryExposure', { token: auditor.token, params: { gameId }, query })).value();
const member = await server.openMember('pemain');
await fund(server, member, 1_000_000n);
const place = (numbers: string, multiple: number) =>
  server.call('placeLotteryOrder', {
    token: member.token,
    idempotencyKey: randomUUID(),
    body: {
      gameId,
      currentNumero: numero,
      lines: [{ playId: 'straight', prizeModeId: 'ZY', numbers, unit: '100', multiple }],
      betCartAmountSum: String(numbers.split(',').length * 100 * multiple),
    },
  });

describe('LO-05 limits of a lottery', () => {
  test('are set by one operator where they take less, and kept with who set them and why', async () => {
    expect((await seen()).version).toBe(0);
    const limits = {
      numberStakeMinor: '2000',
      oddsSteps: [{ aboveMinor: '500', oddsPercent: 80 }],
      numberRules: [{ playId: 'straight', numbers: '34,12', numero: null, oddsPercent: null }],
    };
    expect((await set(first, limits)).value()).toEqual({ status: 'changed', version: 1 });
    expect(await seen()).toMatchObject({
      ...{ version: 1, numberStakeMinor: '2000', oddsSteps: limits.oddsSteps },
      // As one who picks them would write them.
      numberRules: [{ playId: 'straight', numbers: '12,34', numero: null, oddsPercent: null }],
      plays: [{ playId: 'straight', isByNumber: true }],
    });
    expect((await set(first, { ...limits, numberStakeMinor: '1500' })).value().version).toBe(2);
    const changes = await server.call('listLotteryLimitChanges', {
      token: auditor.token,
      params: { gameId },
      query: { pageSize: 1 },
    });
    expect(changes.value().list).toMatchObject([
      { version: 2, numberStakeMinor: '1500', changedBy: 'satu', reason: 'Kawalan risiko' },
    ]);
    const older = await server.call('listLotteryLimitChanges', {
      token: auditor.token,
      params: { gameId },
      query: { cursor: changes.value().nextCursor ?? '' },
    });
    expect(older.value().list.map(({ version }) => version)).toEqual([1]);
    const { list } = (
      await server.call('listAuditEntries', { token: auditor.token, query: { pageSize: 2 } })
    ).value();
    expect(list[0]).toMatchObject({ action: 'setLotteryLimits', subject: gameId });
  });

  test('are raised by two who order the same', async () => {
    const wanted = { numberStakeMinor: '3000' };
    expect((await set(first, wanted)).value()).toEqual({ status: 'asked', version: 2 });
    expect((await seen()).numberStakeMinor).toBe('1500');
    const { asked } = (await server.call('listLotteryLimits', { token: second.token })).value();
    expect(asked).toMatchObject([
      { gameId, numberStakeMinor: '3000', askedBy: 'satu', reason: 'Kawalan risiko' },
    ]);
    expect((await set(first, wanted)).outcome()).toBe('409 setting.second.person');
    const drop = { token: second.token, params: { gameId } };
    expect((await server.call('dropLotteryLimitsRequest', drop)).outcome()).toBe('200');
    expect((await set(first, wanted)).value().status).toBe('asked');
    expect((await set(second, wanted)).value()).toEqual({ status: 'changed', version: 3 });
    expect(await seen()).toMatchObject({ numberStakeMinor: '3000', oddsSteps: [], numberRules: [] });
    const after = (await server.call('listLotteryLimits', { token: second.token })).value();
    expect(after.asked).toEqual([]);
  });

  test('of twenty who set them at once one is heard', async () => {
    const { version: seenVersion } = await seen(ssc.gameId);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        server.call('setLotteryLimits', {
          token: first.token,
          params: { gameId: ssc.gameId },
          body: { ...noWireLimits, drawStakeMinor: String(1_000 + index), seenVersion, reason: 'Serentak' },
        }),
      ),
    );
    const codes = answers.map((answer) => answer.outcome()).toSorted();
    expect(codes).toEqual(['200', ...Array.from({ length: 19 }, () => '409 setting.changed')]);
  });

  test.each([
    ['404 lottery.game.unknown', {}, 'no-such-game'],
    ['409 setting.changed', { seenVersion: 99 }, gameId],
    [
      '400 lottery.limits.invalid',
      {
        oddsSteps: [
          { aboveMinor: '5', oddsPercent: 50 },
          { aboveMinor: '4', oddsPercent: 40 },
        ],
      },
      gameId,
    ],
    [
      '400 lottery.limits.invalid',
      { numberRules: [{ playId: 'nothing', numbers: '*', numero: null, oddsPercent: null }] },
      gameId,
    ],
    [
      '400 lottery.limits.invalid',
      { numberRules: [{ playId: 'straight', numbers: '123', numero: null, oddsPercent: 50 }] },
      gameId,
    ],
    // Lines of several numbers are closed as a whole.
    [
      '400 lottery.limits.invalid',
      { numberRules: [{ playId: 'last-two-straight', numbers: '1|2', numero: null, oddsPercent: 50 }] },
      ssc.gameId,
    ],
    ['400 request.invalid', { reason: ' ' }, gameId],
  ] as const)('are refused: %s', async (outcome, change, of) => {
    const seenVersion = of === 'no-such-game' ? 0 : (await seen(of)).version;
    const answer = await server.call('setLotteryLimits', {
      token: first.token,
      params: { gameId: of },
      body: { ...noWireLimits, seenVersion, reason: 'Kawalan', ...(change as Partial<Body>) },
    });
    expect(answer.outcome()).toBe(outcome);
  });

  test('are read by whoever reads games, and set by whoever sets bounds of money', async () => {
    const editor = await openOperator(server, 'penyunting', 'editor');
    expect((await server.call('listLotteryLimits', { token: editor.token })).outcome()).toBe('200');
    expect((await set(editor, {})).outcome()).toBe('403 permission.missing');
  });
});

describe('LO-05 what is left', () => {
  test('is told of each number, with the odds that a stake is paid by', async () => {
    await set(first, {
      numberStakeMinor: '1000',
      memberNumberStakeMinor: '900',
      drawStakeMinor: '50000',
      oddsSteps: [{ aboveMinor: '600', oddsPercent: 80 }],
      numberRules: [
        { playId: 'straight', numbers: '34', numero: null, oddsPercent: null },
        { playId: 'straight', numbers: '56', numero: next, oddsPercent: 70 },
      ],
    });
    expect((await place('12', 4)).value().orderId).not.toBeNull();
    const value = (await remaining({ numbers: '12,34,56' })).value();
    expect(value).toMatchObject({
      ...{ numero, isByNumber: true, drawLeftMinor: '49600', combinedLeftMinor: null, isPlayClosed: false },
      ...{ hasLimits: true, memberNumberStakeMinor: '900', odds: [900_000] },
      numbers: [
        {
          number: '12',
          isClosed: false,
          offers: [
            { upToMinor: '200', oddsPercent: 100, odds: [900_000] },
            { upToMinor: '600', oddsPercent: 80, odds: [720_000] },
          ],
        },
        { number: '34', isClosed: true, offers: [] },
        { number: '56', offers: [{ upToMinor: '600', oddsPercent: 100 }, { upToMinor: '900' }] },
      ],
    });
    const ofNext = (await remaining({ numbers: '56', numero: next })).value();
    expect(ofNext.numbers).toMatchObject([{ offers: [{ upToMinor: '900', oddsPercent: 70 }] }]);
    // What was offered is taken, and what goes beyond is not.
    expect((await place('12', 3)).value().lines).toMatchObject([
      { code: 'lottery.odds.changed', odds: [720_000] },
    ]);
    expect((await place('12', 2)).value().orderId).not.toBeNull();
  });

  test('of what combines is what is left of the draw', async () => {
    const value = (await remaining({ playId: 'last-two-straight', numbers: '1|2' }, ssc.gameId)).value();
    expect(value).toMatchObject({ isByNumber: false, numbers: [] });
    expect(value.drawLeftMinor).not.toBeNull();
  });

  test('of a play that is closed is nothing', async () => {
    const { version: seenVersion, gameId: _, name: __, family: ___, plays: ____, ...limits } = await seen();
    const numberRules = [
      ...limits.numberRules,
      { playId: 'straight', numbers: '*', numero: null, oddsPercent: null },
    ];
    const body = { ...limits, numberRules, seenVersion, reason: 'Tutup' };
    await server.call('setLotteryLimits', { token: first.token, params: { gameId }, body });
    expect((await remaining({ numbers: '78' })).value()).toMatchObject({
      isPlayClosed: true,
      numbers: [{ isClosed: true, offers: [] }],
    });
    expect((await place('78', 1)).value().lines).toMatchObject([
      { code: 'lottery.number.closed', numbers: ['78'] },
    ]);
  });

  test.each([
    ['404 lottery.game.unknown', {}, 'no-such-game'],
    ['404 lottery.draw.unknown', { numero: '19990101' }, gameId],
    ['400 lottery.play.unknown', { playId: 'nothing' }, gameId],
    ['400 lottery.picks.invalid', { numbers: '123' }, gameId],
    ['400 lottery.picks.repeated', { numbers: '12,12' }, gameId],
    ['400 lottery.picks.incomplete', { playId: 'last-two-straight', numbers: '1|' }, ssc.gameId],
  ] as const)('is refused: %s', async (outcome, query, of) => {
    expect((await remaining(query, of)).outcome()).toBe(outcome);
  });

  test('of a draw that has closed is refused', async () => {
    const last = (await lottery.numeros()).at(-1) ?? '';
    await lottery.close(last);
    expect((await remaining({ numero: last })).outcome()).toBe('409 lottery.draw.closed');
  });
});

test('LO-05 the board shows what each number costs if it is drawn, the dearest first', async () => {
  const board = await exposure();
  expect(board.draws[0]).toMatchObject({ numero, stakeMinor: '600' });
  expect(board.draw).toMatchObject({
    ...{ numero, stakeMinor: '600', drawStakeMinor: '50000', numberStakeMinor: '1000', numberCount: 1 },
    numbers: [
      { playId: 'straight', number: '12', stakeMinor: '600', liabilityMinor: '54000', oddsPercent: 0 },
    ],
  });
  expect((await exposure({ numero: next })).draw).toMatchObject({ stakeMinor: '0', numbers: [] });
  const unknown = { token: auditor.token, params: { gameId: 'no-such-game' } };
  expect((await server.call('getLotteryExposure', unknown)).outcome()).toBe('404 lottery.game.unknown');
});

test('an order of many rules, longer than an index holds, is asked for by one and given by another', async () => {
  const numbers = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0')).join(',');
  const rules = Array.from({ length: 20 }, (_, index) => ({
    ...{ playId: 'straight', numbers, numero: `20991201-${String(index + 1).padStart(4, '0')}` },
    oddsPercent: 50,
  }));
  await set(first, { numberRules: rules });
  const fewer = { numberRules: rules.slice(1) };
  expect((await set(first, fewer)).value().status).toBe('asked');
  expect((await set(first, fewer)).outcome()).toBe('409 setting.second.person');
  expect((await set(second, fewer)).value().status).toBe('changed');
});

test('a draw that was staked on beyond its limit while that did not hold is full when it holds again', async () => {
  const setByTwo = async (change: Partial<Body>) => {
    if ((await set(first, change, ssc.gameId)).value().status === 'asked') {
      expect((await set(second, change, ssc.gameId)).value().status).toBe('changed');
    }
  };
  const [drawn = ''] = await ssc.numeros();
  const stake = async (name: string, multiple: number) => {
    const player = await server.openMember(name);
    await fund(server, player, 100_000n);
    const answer = await server.call('placeLotteryOrder', {
      token: player.token,
      idempotencyKey: randomUUID(),
      body: {
        gameId: ssc.gameId,
        currentNumero: drawn,
        lines: [{ playId: 'place-1-number', prizeModeId: 'ZY', numbers: '1', unit: '100', multiple }],
        betCartAmountSum: String(100 * multiple),
      },
    });
    return answer.value().lines[0]?.code ?? 'accepted';
  };
  await setByTwo({ drawStakeMinor: '8000' });
  expect(await stake('bahagian0', 1)).toBe('accepted');
  await setByTwo({});
  expect(await stake('bahagian1', 90)).toBe('accepted');
  await setByTwo({ drawStakeMinor: '8000' });
  // Members go to different parts of a draw.
  for (let index = 2; index < 8; index += 1) {
    expect(await stake(`bahagian${index}`, 1)).toBe('lottery.draw.full');
  }
});
