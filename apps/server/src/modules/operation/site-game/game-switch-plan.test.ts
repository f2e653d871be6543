import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { Id, MerchantCode } from '@wau/contract/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { studioVendorCode } from '../../../seed-demo.ts';
import { addTestGame } from '../../../testing/add-test-game.ts';
import { changeSetting } from '../../../testing/change-settings.ts';
import { openOperator, type TestOperator } from '../../../testing/open-operator.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { carryOutGameSwitchPlansJob } from './carry-out-game-switch-plans-job.ts';

const server = await createTestServer();
const { call, clock } = server;
const ayu = await openOperator(server, 'ayu', 'editor');
const badrul = await openOperator(server, 'badrul', 'editor');
const auditor = await openOperator(server, 'juruaudit', 'auditor');

const secondMs = 1_000;
const inSeconds = (count: number) => new Date(clock.nowMs() + count * secondMs).toISOString();
const noWait = async () => {
  throw new Error('nothing was to be waited for');
};
const runJob = () => carryOutGameSwitchPlansJob(server, noWait).run({}, new AbortController().signal);

// Time goes on in most tests, and a session at rest ends.
beforeEach(async () => {
  for (const { token } of [ayu, badrul, auditor]) (await call('getOperatorInfo', { token })).value();
});

type Planning = CallBody<Calls['planGameSwitch']>;
const plan = ({ token }: TestOperator, gameId: string | null, changes: Partial<Planning> = {}) =>
  call('planGameSwitch', {
    token,
    body: {
      ...{ vendor: studioVendorCode, gameId, isOn: false, beginsAt: inSeconds(100), endsAt: null },
      ...{ reason: 'Penyelenggaraan' },
      ...changes,
    },
  });
const drop = ({ token }: TestOperator, planId: Id<'gameSwitchPlan'>) =>
  call('dropGameSwitchPlan', { token, params: { planId } });
const plans = async (gameId: string | null) =>
  (await call('listGameSwitchPlans', { token: auditor.token }))
    .value()
    .list.filter((each) => each.gameId === gameId);
const stateOf = async (gameId: string) => (await plans(gameId))[0]?.state;
const isOn = async (gameId: string) =>
  (await call('listSiteGames', { token: ayu.token, query: { search: gameId } })).value().list[0]?.isOn;
const switchGame = (gameId: string, to: boolean) =>
  call('switchGame', {
    token: badrul.token,
    params: { vendor: studioVendorCode, gameId },
    body: { isOn: to, reason: 'Dengan tangan' },
  });
const switchesOf = async (gameId: string) =>
  (await call('listGameSwitches', { token: auditor.token, query: { pageSize: 50 } }))
    .value()
    .list.filter((each) => each.gameId === gameId)
    .map(({ switchedTo, changedBy, isPlanned }) => [switchedTo, changedBy, isPlanned]);

let titles = 0;
async function newTitle(): Promise<string> {
  titles += 1;
  const gameId = `dirancang-${titles}`;
  await addTestGame(server, { merchantCode: 'wau', vendorCode: studioVendorCode, gameId });
  return gameId;
}

describe('a switch that is planned', () => {
  test('is carried out once at its moment, by whoever planned it, and back at its end; players have it at once', async () => {
    const player = await server.openMember('plan.player');
    const [planned] = [await plan(ayu, 'plinko', { endsAt: inSeconds(200) })];
    expect(planned.value().planId).toMatch(/^gsp_/);
    expect(await plans('plinko')).toEqual([
      {
        ...{
          planId: planned.value().planId,
          vendor: 'studio',
          gameId: 'plinko',
          name: 'Plinko',
          isOn: false,
        },
        ...{ beginsAt: expect.any(String), endsAt: expect.any(String), reason: 'Penyelenggaraan' },
        ...{ state: 'planned', settledAt: null, plannedBy: 'ayu', plannedAt: expect.any(String) },
      },
    ]);
    const listed = async () =>
      (await call('listGames', { query: { gameName: 'plinko' } })).value().games.map(({ gameId }) => gameId);
    await runJob();
    expect(await isOn('plinko')).toBe(true);
    clock.advance(100 * secondMs);
    await Promise.all(Array.from({ length: 5 }, runJob));
    expect(await stateOf('plinko')).toBe('begun');
    await expect.poll(listed).not.toContain('plinko');
    const query = { vendor: studioVendorCode, gameId: 'plinko' };
    const launched = await call('launchGame', { token: player.token, query });
    expect(launched.outcome()).toBe('403 game.unavailable');
    clock.advance(100 * secondMs);
    await Promise.all(Array.from({ length: 5 }, runJob));
    await expect.poll(listed).toContain('plinko');
    expect(await plans('plinko')).toMatchObject([{ state: 'done', settledAt: expect.any(String) }]);
    expect(await switchesOf('plinko')).toEqual([
      ['on', 'ayu', true],
      ['off', 'ayu', true],
    ]);
    const entries = await server.runner.query({
      text: `select actor_kind, actor_id, address, old_values, new_values from wau.audit_entries
              where action = 'carryOutGameSwitchPlan' and subject = 'game studio plinko' order by entry_id`,
      values: [],
    });
    expect(entries[0]).toEqual({
      ...{
        actor_kind: 'operator',
        actor_id: ayu.operatorId,
        address: '127.0.0.1',
        old_values: { value: 'on' },
      },
      new_values: { value: 'off', reason: 'Penyelenggaraan', planId: planned.value().planId },
    });
    expect((await drop(ayu, planned.value().planId)).outcome()).toBe('409 switch.plan.settled');
  });

  test('stays where it has no end, and concerns a vendor as well', async () => {
    const title = await newTitle();
    await plan(ayu, title);
    await plan(ayu, null, { endsAt: inSeconds(110) });
    clock.advance(100 * secondMs);
    await runJob();
    const vendorIsOn = async () =>
      (await call('listSiteVendors', { token: ayu.token }))
        .value()
        .list.find(({ vendor }) => vendor === studioVendorCode)?.isOn;
    expect(await vendorIsOn()).toBe(false);
    clock.advance(10 * secondMs);
    await runJob();
    expect(await vendorIsOn()).toBe(true);
    expect([await stateOf(title), await isOn(title)]).toEqual(['done', false]);
  });

  test('begins at once where it says so, if it is not so already', async () => {
    const title = await newTitle();
    expect((await plan(ayu, title, { beginsAt: null })).outcome()).toBe('400 request.invalid');
    const soon = { beginsAt: null, endsAt: inSeconds(50) };
    expect((await plan(ayu, title, { ...soon, isOn: true })).outcome()).toBe('409 setting.changed');
    expect((await plan(ayu, title, soon)).outcome()).toBe('200');
    await runJob();
    expect(await isOn(title)).toBe(false);
    clock.advance(50 * secondMs);
    await runJob();
    expect(await isOn(title)).toBe(true);
  });

  test('is waited for by a job that comes some seconds before, which stops with its process', async () => {
    const title = await newTitle();
    await plan(ayu, title, { beginsAt: inSeconds(10) });
    const jobs = await server.runner.query<{ run_at: Date }>({
      text: `select run_at from graphile_worker.jobs where task_identifier = 'carry-out-game-switch-plans'
              order by id desc limit 1`,
      values: [],
    });
    const [beginsAt] = (await plans(title)).map((each) => Date.parse(each.beginsAt));
    expect(jobs[0]?.run_at.getTime()).toBe((beginsAt ?? 0) - 6_000);
    clock.advance(5 * secondMs);
    const waits: number[] = [];
    const stopped = new AbortController();
    const waitAndStop = async (waitMs: number) => {
      waits.push(waitMs);
      stopped.abort();
    };
    await carryOutGameSwitchPlansJob(server, waitAndStop).run({}, stopped.signal);
    expect(await isOn(title)).toBe(true);
    const waitAndGoOn = async (waitMs: number) => {
      waits.push(waitMs);
      clock.advance(waitMs);
    };
    await carryOutGameSwitchPlansJob(server, waitAndGoOn).run({}, new AbortController().signal);
    expect(await isOn(title)).toBe(false);
    for (const waitMs of waits) expect(waitMs).toBeLessThanOrEqual(5_000);
  });

  test('is carried out late where nothing ran at its moment; a while that was over by then is left out', async () => {
    const [late, over] = [await newTitle(), await newTitle()];
    await plan(ayu, late);
    await plan(ayu, over, { endsAt: inSeconds(200) });
    clock.advance(600 * secondMs);
    await runJob();
    expect([await isOn(late), await stateOf(late)]).toEqual([false, 'done']);
    expect([await isOn(over), await stateOf(over)]).toEqual([true, 'missed']);
    expect(await switchesOf(over)).toEqual([]);
  });
});

describe('a switch by hand', () => {
  test('before the moment stands beyond the end', async () => {
    const title = await newTitle();
    await plan(ayu, title, { endsAt: inSeconds(200) });
    expect((await switchGame(title, false)).outcome()).toBe('200');
    clock.advance(100 * secondMs);
    await runJob();
    expect(await stateOf(title)).toBe('overtaken');
    clock.advance(100 * secondMs);
    await runJob();
    expect(await isOn(title)).toBe(false);
  });

  test.each([
    ['back, and off again', [true, false], false],
    ['back alone', [true], true],
  ])('meanwhile, %s, stands beyond the end', async (_, byHand, stays) => {
    const title = await newTitle();
    await plan(ayu, title, { endsAt: inSeconds(200) });
    clock.advance(100 * secondMs);
    await runJob();
    for (const to of byHand) expect((await switchGame(title, to)).outcome()).toBe('200');
    // It is said before the end already.
    expect(await stateOf(title)).toBe('overtaken');
    clock.advance(100 * secondMs);
    await runJob();
    expect([await stateOf(title), await isOn(title)]).toEqual(['overtaken', stays]);
  });

  test('by the command counts as well', async () => {
    const title = await newTitle();
    await plan(ayu, title, { endsAt: inSeconds(200) });
    clock.advance(100 * secondMs);
    await runJob();
    const order = { merchantId: 'wau' as MerchantCode, settingName: `game studio ${title}` };
    for (const value of ['on', 'off']) await changeSetting(server, { ...order, value });
    clock.advance(100 * secondMs);
    await runJob();
    expect(await isOn(title)).toBe(false);
  });
});

describe('what is planned', () => {
  test('is dropped by a colleague; of what has begun the end alone', async () => {
    const [before, begun] = [await newTitle(), await newTitle()];
    const first = (await plan(ayu, before)).value();
    const second = (await plan(ayu, begun, { endsAt: inSeconds(200) })).value();
    expect((await drop(badrul, first.planId)).value()).toBeNull();
    clock.advance(100 * secondMs);
    await runJob();
    expect((await drop(badrul, second.planId)).value()).toBeNull();
    clock.advance(100 * secondMs);
    await runJob();
    expect([await isOn(before), await isOn(begun)]).toEqual([true, false]);
    expect([await stateOf(before), await stateOf(begun)]).toEqual(['dropped', 'dropped']);
    expect((await drop(badrul, second.planId)).outcome()).toBe('409 switch.plan.settled');
    const unknown = `gsp_${'0'.repeat(26)}` as Id<'gameSwitchPlan'>;
    expect((await drop(badrul, unknown)).outcome()).toBe('404 switch.plan.unknown');
  });

  test('never meets another plan of the same switch, twenty at once included', async () => {
    const title = await newTitle();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        (await plan(index % 2 === 0 ? ayu : badrul, title, { endsAt: inSeconds(200) })).outcome(),
      ),
    );
    expect(outcomes.toSorted()).toEqual([
      '200',
      ...Array.from({ length: 19 }, () => '409 switch.plan.overlaps'),
    ]);
    const [{ beginsAt = '', endsAt = null } = {}] = await plans(title);
    for (const moment of [beginsAt, endsAt, inSeconds(150)]) {
      expect((await plan(ayu, title, { beginsAt: moment, isOn: true })).outcome()).toBe(
        '409 switch.plan.overlaps',
      );
    }
    expect((await plan(ayu, title, { beginsAt: inSeconds(210), isOn: true })).outcome()).toBe('200');
    expect((await plans(title)).map(({ isOn: to }) => to)).toEqual([false, true]);
    expect((await plan(ayu, await newTitle(), { endsAt: inSeconds(200) })).outcome()).toBe('200');
  });

  test('is to come, within a year, and a while has a length and a reason', async () => {
    const title = await newTitle();
    for (const changes of [
      { beginsAt: inSeconds(-10) },
      { beginsAt: inSeconds(367 * 24 * 3_600) },
      { endsAt: inSeconds(367 * 24 * 3_600) },
    ]) {
      expect((await plan(ayu, title, changes)).outcome()).toBe('400 switch.plan.past');
    }
    for (const changes of [
      { reason: ' x ' },
      { endsAt: inSeconds(90) },
      { beginsAt: '2027-02-31T99:00:00Z' },
      { beginsAt: null, endsAt: inSeconds(-10) },
    ]) {
      expect((await plan(ayu, title, changes)).outcome()).toBe('400 request.invalid');
    }
    expect((await plan(ayu, 'poker')).outcome()).toBe('404 setting.unknown');
    expect((await plan(ayu, null, { vendor: 'nobody' })).outcome()).toBe('404 setting.unknown');
    expect((await plan(auditor, title)).outcome()).toBe('403 permission.missing');
  });

  test('is two hundred at most', async () => {
    const title = await newTitle();
    await server.runner.query({
      text: `insert into wau.game_switch_plans
               (merchant_id, plan_id, vendor_code, game_id, is_on, begins_at, reason, planned_by, planned_by_name,
                planned_at, address, request_id)
             select 'wau', 'gsp_' || lpad(place::text, 26, '0'), 'studio', $1, false,
                    $2::timestamptz + place * interval '1 second', 'Banyak', $3, 'ayu', $2, '', ''
               from generate_series(1, 200) as place`,
      values: [title, inSeconds(600), ayu.operatorId],
    });
    expect((await plan(ayu, title)).outcome()).toBe('409 switch.plan.full');
  });
});
