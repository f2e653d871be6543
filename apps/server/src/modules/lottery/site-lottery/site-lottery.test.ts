import { randomUUID } from 'node:crypto';
import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import { expect, test } from 'vitest';
import { balanceOf, fund } from '../../../testing/member-money.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { planLotteryDraws } from '../lottery-draw/plan-lottery-draws.ts';
import { findLotteryGame } from '../lottery-game/find-lottery-games.ts';
import { addTestLottery } from '../testing/add-test-lottery.ts';
import { openLottery } from '../testing/open-lottery.ts';

type Schedule = CallBody<Calls['changeLotterySchedule']>['schedule'];

const server = await createTestServer();
const lottery = await openLottery(server, 'myanmar-2d', 'myanmar-2d', 'official');
const own = await openLottery(server, 'ssc-own');
const daily = await openLottery(server, 'myanmar-daily', 'myanmar-2d', 'official');
const { token } = await openOperator(server, 'ayu', 'administrator');
const { token: secondToken } = await openOperator(server, 'budi', 'administrator');
const { token: editorToken } = await openOperator(server, 'citra', 'editor');

const calendar = { weekdays: [], monthDays: [], without: [], moved: [] };
const listed = async (gameId = lottery.gameId) => {
  const { list } = (await server.call('listSiteLotteries', { token })).value();
  const game = list.find((each) => each.gameId === gameId);
  if (game === undefined) throw new Error(`${gameId} is listed`);
  return game;
};
const reason = 'Penganjur menukar hari cabutan';
interface Ordered {
  readonly seen?: string;
  readonly gameId?: string;
  readonly closingSeconds?: number;
}
const order = async (
  by: string,
  schedule: Schedule,
  { seen, gameId = lottery.gameId, closingSeconds = 300 }: Ordered = {},
) => {
  const seenScheduleText = seen ?? (await listed(gameId)).scheduleText;
  const body = { schedule, closingSeconds, seenScheduleText, reason };
  return server.call('changeLotterySchedule', { token: by, params: { gameId }, body });
};
/** As two order it, where that is needed. */
const change = async (schedule: Schedule, ordered: Ordered = {}) => {
  const answer = await order(token, schedule, ordered);
  const isAsked = answer.outcome() === '200' && answer.value().status === 'asked';
  return isAsked ? order(secondToken, schedule, ordered) : answer;
};
const plan = async (gameId = lottery.gameId) => {
  const game = await findLotteryGame(server.runner, lottery.merchantCode, gameId);
  if (game !== undefined) await planLotteryDraws(lottery.parts, game);
};
const place = (member: TestMember, numero: string, gameId = lottery.gameId) =>
  server.call('placeLotteryOrder', {
    token: member.token,
    idempotencyKey: randomUUID(),
    body: {
      gameId,
      currentNumero: numero,
      lines: [{ playId: 'straight', prizeModeId: 'ZY', numbers: '07', unit: '10', multiple: 1 }],
      betCartAmountSum: '10',
    },
  });

test('another schedule plans anew what nobody has staked on, and leaves what somebody has', async () => {
  const member = await server.openMember('staked');
  await fund(server, member, 1_000n);
  const [first = '', staked = ''] = await lottery.numeros();
  await place(member, staked);
  const answer = await change({ ...calendar, times: ['12:01', '16:30'], weekdays: [1, 2, 3, 4, 5] });
  expect(answer.value()).toEqual({ status: 'changed', keptNumeros: [staked] });
  expect(await lottery.numeros()).toEqual([]);
  expect((await place(member, first)).outcome()).toBe('404 lottery.draw.unknown');
  await plan();
  const game = await listed();
  expect(game).toMatchObject({
    closingSeconds: 300,
    schedule: { times: ['12:01', '16:30'], weekdays: [1, 2, 3, 4, 5] },
  });
  expect(game.next.map(({ numero, hasOrders }) => [numero === staked, hasOrders])).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [false, false],
  ]);
  expect(game.next.slice(1).every(({ drawsAt }) => /T(04:01|08:30):/.test(drawsAt))).toBe(true);
  const [entry] = (
    await lottery.owner.query("select * from wau.audit_entries where action = 'changeLotterySchedule'")
  ).rows;
  expect(entry).toMatchObject({
    ...{ subject: lottery.gameId, old_values: { schedule: '{"everySeconds": 600}' } },
    new_values: { reason },
  });
});

test('own draws stay whatever the schedule becomes: their commitments are published', async () => {
  const before = await own.numeros();
  expect((await order(token, { everySeconds: 300 }, { gameId: own.gameId })).value().status).toBe('changed');
  expect(await own.numeros()).toEqual(before);
});

test('a schedule that was changed meanwhile, is none or belongs to no lottery is refused', async () => {
  const { scheduleText } = await listed();
  expect((await change({ everySeconds: 60 }, { seen: '{}' })).outcome()).toBe('409 setting.changed');
  expect((await change({ everySeconds: 70 })).outcome()).toBe('400 lottery.schedule.invalid');
  expect((await change({ ...calendar, times: ['12:00'] })).outcome()).toBe('400 lottery.schedule.invalid');
  const twice = { ...calendar, times: ['12:00'], monthDays: [1], without: ['2027-01-01', '2027-01-01'] };
  expect((await change(twice)).outcome()).toBe('400 lottery.schedule.invalid');
  expect((await change({ everySeconds: 60 }, { seen: '{}', gameId: 'nowhere' })).outcome()).toBe(
    '404 lottery.game.unknown',
  );
  expect((await listed()).scheduleText).toBe(scheduleText);
  // What two order at a time is asked for by one and changed by the other; a change that was seen late is refused.
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const by = index % 2 === 0 ? token : secondToken;
      return order(by, { ...calendar, times: ['12:00'], monthDays: [7] }, { seen: scheduleText });
    }),
  );
  const statuses = outcomes.map((answer) =>
    answer.outcome() === '200' ? answer.value().status : answer.outcome(),
  );
  expect(statuses.filter((status) => status === 'changed')).toHaveLength(1);
  expect(statuses.filter((status) => status === 'asked')).toHaveLength(1);
});

test('a lottery that is withdrawn takes no stakes and goes on with those that it has', async () => {
  const member = await server.openMember('withdrawn');
  await fund(server, member, 1_000n);
  await plan();
  const [numero = ''] = await lottery.numeros();
  await place(member, numero);
  await addTestLottery(server, 'laut', lottery.gameId, 'myanmar-2d');
  const offer = (isOn: boolean, gameId = lottery.gameId) =>
    server.call('switchLottery', { token, params: { gameId }, body: { isOn, reason: 'Cuti umum' } });
  expect((await offer(true)).outcome()).toBe('409 setting.changed');
  expect((await offer(false)).value().openOrderCount).toBeGreaterThan(0);
  expect((await offer(false)).outcome()).toBe('409 setting.changed');
  expect((await offer(false, 'nowhere')).outcome()).toBe('404 lottery.game.unknown');
  expect((await place(member, numero)).outcome()).toBe('404 lottery.game.unknown');
  expect([(await listed()).isOffered, await balanceOf(server, member)]).toEqual([false, 990n]);
  // Another merchant's lottery of the same name is another one.
  const game = await findLotteryGame(server.runner, 'laut' as MerchantCode, lottery.gameId);
  expect(game?.is_offered).toBe(true);
  await offer(true);
  expect((await place(member, numero)).outcome()).toBe('200');
});

test('what lets stakes in later takes two operators who order the same, and is dropped by ordering what holds', async () => {
  const earlier = { ...calendar, times: ['15:00'], weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const later = { ...earlier, times: ['15:01'] };
  await change(earlier);
  const statusOf = async (by: string, schedule: Schedule, closingSeconds = 300) => {
    const answer = await order(by, schedule, { closingSeconds });
    return answer.outcome() === '200' ? answer.value().status : answer.outcome();
  };
  expect(await statusOf(editorToken, later)).toBe('403 permission.missing');
  expect(await statusOf(token, later)).toBe('asked');
  expect(await statusOf(token, later)).toBe('409 setting.second.person');
  expect(await statusOf(secondToken, earlier, 299)).toBe('asked');
  expect((await listed()).asked).toMatchObject([
    { schedule: later, closingSeconds: 300, reason, askedBy: 'ayu' },
    { schedule: earlier, closingSeconds: 299, askedBy: 'budi' },
  ]);
  expect(await statusOf(token, earlier)).toBe('changed');
  expect((await listed()).asked).toEqual([]);
  expect(await statusOf(secondToken, later)).toBe('asked');
  expect(await statusOf(token, later)).toBe('changed');
  expect(await statusOf(editorToken, later, 301)).toBe('changed');
});

test('a draw that somebody has staked on takes stakes no longer than by the new schedule; gaps before it are filled', async () => {
  const { gameId } = daily;
  const at = (time: string) => ({ ...calendar, times: [time], weekdays: [1, 2, 3, 4, 5, 6, 7] });
  await change(at('16:30'), { gameId });
  await plan(gameId);
  const [last = ''] = (await daily.numeros()).slice(-1);
  const member = await server.openMember('far-ahead');
  await fund(server, member, 1_000n);
  await place(member, last, gameId);
  const changed = await change(at('15:00'), { gameId });
  expect(changed.value()).toMatchObject({ status: 'changed', keptNumeros: [last] });
  const { rows } = await daily.owner.query(
    'select closes_at, draws_at from wau.lottery_draws where game_id = $1 and numero = $2',
    [gameId, last],
  );
  // It was to close five minutes before 16:30, and is drawn then.
  expect(rows[0].closes_at.toISOString()).toMatch(/T06:55:00/);
  expect(rows[0].draws_at.toISOString()).toMatch(/T08:30:00/);
  await plan(gameId);
  // Of today there may be none any more.
  expect((await daily.numeros()).indexOf(last)).toBeGreaterThanOrEqual(6);
  const dayWithout = [last.slice(0, 4), last.slice(4, 6), last.slice(6, 8)].join('-');
  await change({ ...at('15:00'), without: [dayWithout] }, { gameId });
  expect((await place(member, last, gameId)).outcome()).toBe('409 lottery.draw.closed');
  const moved = { text: 'update wau.lottery_draws set closes_at = draws_at', values: [] };
  await expect(server.runner.query(moved)).rejects.toThrow('permission denied');
});

test('draws of a fast lottery that come less often than before have numbers of their own', async () => {
  const planEvery = async (everySeconds: number) => {
    await own.owner.query(
      `update wau.lottery_games set schedule = jsonb_build_object('everySeconds', $2::integer) where game_id = $1`,
      [own.gameId, everySeconds],
    );
    await own.owner.query(
      `delete from wau.lottery_draws where game_id = $1 and draws_at > clock_timestamp() + interval '10 minutes'`,
      [own.gameId],
    );
    await plan(own.gameId);
  };
  await planEvery(60);
  await planEvery(1_800);
  const numeros = await own.numeros();
  expect(numeros).toHaveLength(new Set(numeros).size);
  expect(numeros).toEqual(numeros.toSorted());
});
