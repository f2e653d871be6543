import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { createCommissionScene, rateTier } from './testing/commission-scene.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
const scene = createCommissionScene(server, owner);
const daily = { kind: 'dailySalary', startsOn: '2026-03-01' } as const;
const { token } = await openOperator(server, 'moved.operator', 'administrator');

let top: TestMember;
let other: TestMember;
let loner: TestMember;

beforeAll(async () => {
  await owner.connect();
  await scene.clear();
  await scene.set('commission-approval-from', '0');
  top = await scene.open('moved.top', 2);
  other = await scene.open('moved.other', 2);
  loner = await scene.open('moved.loner', 0);
  for (const each of [top, other]) await scene.agree(each, undefined, { ...daily, tiers: [rateTier(100)] });
});
afterAll(() => owner.end());

test('AG-03 who comes to stand below an agent brings no bets along that were counted before, however often they are looked through', async () => {
  scene.goTo('2026-03-01', '10:20');
  await scene.bet(loner, 'RNG', 50_000, 0);
  scene.goTo('2026-03-01', '11:07');
  await scene.run();
  await owner.query('update wau.members set upline_member_id = $1 where member_id = $2', [
    top.memberId,
    loner.memberId,
  ]);
  // Each hour is looked through again a day later.
  scene.goTo('2026-03-02', '12:00');
  await scene.bet(loner, 'RNG', 20_000, 0);
  scene.goTo('2026-03-03', '12:07');
  await scene.run();
  const { rows } = await owner.query<{ turnover: string }>(
    'select turnover_minor::text as turnover from wau.commission_bets where member_id = $1',
    [loner.memberId],
  );
  expect(rows).toEqual([{ turnover: '20000' }]);
  expect(await scene.paid('dailySalary')).toEqual(
    new Map([
      [top.memberId, 200n],
      [other.memberId, 0n],
    ]),
  );
});

test('AG-03 what is put right of a day is paid by whoever had promised it then, also after the agent was moved', async () => {
  const agent = await scene.open('moved.agent', 1, top);
  const player = await scene.open('moved.player', 0, agent);
  const amount = { ...rateTier(0, 1_000n), basisPoints: null, amountMinor: 8n };
  await scene.agree(agent, top, { ...daily, tiers: [amount] });
  scene.goTo('2026-03-04', '10:00');
  await scene.bet(player, 'RNG', 30_000, 0);
  const late = await scene.bet(player, 'RNG', 20_000, 0);
  scene.goTo('2026-03-05', '00:07');
  await scene.run();
  const before = await scene.paid('dailySalary');
  expect([before.get(top.memberId), before.get(agent.memberId)]).toEqual([200n + 492n, 8n]);
  const moved = await server.call('moveMember', {
    token,
    params: { memberId: agent.memberId },
    body: { uplineId: other.memberId, seenUplineId: top.memberId, reason: 'Didaftarkan di tempat salah' },
  });
  expect(moved.value()).toEqual({ uplineId: other.memberId, contractCount: 1 });
  scene.goTo('2026-03-05', '12:00');
  await scene.result(late, 'void');
  scene.goTo('2026-03-06', '00:07');
  await scene.run();
  const after = await scene.paid('dailySalary');
  expect(after.get(top.memberId)).toBe(200n + 292n);
  expect(after.get(agent.memberId)).toBe(8n);
  expect(after.get(other.memberId) ?? 0n).toBe(0n);
  const { rows } = await owner.query('select 1 from wau.commission_lines where agent_id = $1', [
    other.memberId,
  ]);
  expect(rows).toEqual([]);
});

test('AG-03 a day on which a member stood in two places is put right place by place', async () => {
  const agent = await scene.open('moved.middle', 1, top);
  const player = await scene.open('moved.wanderer', 0, agent);
  await scene.agree(agent, top, { ...daily, tiers: [rateTier(60)] });
  const before = await scene.paid('dailySalary');
  const grownBy = async ({ memberId }: TestMember) =>
    ((await scene.paid('dailySalary')).get(memberId) ?? 0n) - (before.get(memberId) ?? 0n);
  scene.goTo('2026-03-08', '10:00');
  const early = await scene.bet(player, 'RNG', 10_000, 0);
  scene.goTo('2026-03-08', '12:07');
  await scene.run();
  await owner.query('update wau.members set upline_member_id = $1 where member_id = $2', [
    top.memberId,
    player.memberId,
  ]);
  scene.goTo('2026-03-08', '13:00');
  await scene.bet(player, 'RNG', 20_000, 0);
  scene.goTo('2026-03-09', '00:07');
  await scene.run();
  expect([await grownBy(top), await grownBy(agent)]).toEqual([40n + 200n, 60n]);
  scene.goTo('2026-03-09', '12:00');
  await scene.result(early, 'void');
  scene.goTo('2026-03-10', '00:07');
  await scene.run();
  expect([await grownBy(top), await grownBy(agent)]).toEqual([200n, 0n]);
});

test('AG-03 a bet that becomes known late counts for whoever stood above in its hour and still does, and not for who came later', async () => {
  const [left, right] = [await scene.open('moved.left', 1, top), await scene.open('moved.right', 1, top)];
  const mover = await scene.open('moved.mover', 1, left);
  const player = await scene.open('moved.player', 0, mover);
  for (const agent of [left, right, mover])
    await scene.agree(agent, agent === mover ? left : top, {
      ...{ kind: 'dailySalary', startsOn: '2026-03-04' },
      tiers: [rateTier(agent === mover ? 20 : 50)],
    });
  // As if they had stood there for long: the scene plays before they were opened.
  await owner.query(`update wau.team_links set since = '2026-02-01'`);
  scene.goTo('2026-03-04', '10:20');
  await scene.bet(player, 'RNG', 10_000, 0);
  scene.goTo('2026-03-04', '12:07');
  await scene.run();
  const sinceOf = async (memberId: string) =>
    (
      await owner.query<{ agent_id: string; level: number; is_old: boolean }>(
        `select agent_id, level, since < now() - interval '1 day' as is_old from wau.team_links
          where member_id = $1 order by level`,
        [memberId],
      )
    ).rows.map(({ agent_id, is_old }) => [agent_id, is_old]);
  await owner.query('update wau.members set upline_member_id = $1 where member_id = $2', [
    right.memberId,
    mover.memberId,
  ]);
  expect(await sinceOf(player.memberId)).toEqual([
    [mover.memberId, true],
    [right.memberId, false],
    [top.memberId, true],
  ]);
  // Who had played in the hour keeps its path; who had not gets that of those who stood above then.
  const quiet = await scene.open('moved.quiet', 0, mover);
  await owner.query(
    `update wau.team_links set since = '2026-02-01' where member_id = $1 and agent_id <> $2`,
    [quiet.memberId, right.memberId],
  );
  await scene.bet(quiet, 'RNG', 40_000, 0, { day: '2026-03-04', time: '10:40' });
  scene.goTo('2026-03-05', '13:00');
  await scene.run();
  const { rows } = await owner.query<{ agent_ids: string[] }>(
    `select path.agent_ids from wau.commission_bases as base
       join wau.commission_paths as path using (merchant_id, path_key)
      where base.member_id = $1`,
    [quiet.memberId],
  );
  expect(rows).toEqual([{ agent_ids: [mover.memberId, top.memberId] }]);
});

test('AG-03 a member who moves further up or down within a team keeps the links to who stays above', async () => {
  const links = async (memberId: string) =>
    (
      await owner.query<{ agent_id: string; level: number; since: string }>(
        `select agent_id, level, (since = '2026-02-01')::text as since from wau.team_links
          where member_id = $1 order by level`,
        [memberId],
      )
    ).rows.map(({ agent_id, level, since }) => [agent_id, level, since]);
  const one = await scene.open('moved.one', 1, top);
  const two = await scene.open('moved.two', 1, one);
  const three = await scene.open('moved.three', 1, two);
  await owner.query(`update wau.team_links set since = '2026-02-01'`);
  const move = (upline: TestMember | undefined) =>
    owner.query('update wau.members set upline_member_id = $1 where member_id = $2', [
      upline?.memberId ?? null,
      three.memberId,
    ]);
  await move(top);
  expect(await links(three.memberId)).toEqual([[top.memberId, 1, 'true']]);
  await move(one);
  expect(await links(three.memberId)).toEqual([
    [one.memberId, 1, 'false'],
    [top.memberId, 2, 'true'],
  ]);
  await move(undefined);
  expect(await links(three.memberId)).toEqual([]);
  await move(top);
  expect(await links(three.memberId)).toEqual([[top.memberId, 1, 'false']]);
});
