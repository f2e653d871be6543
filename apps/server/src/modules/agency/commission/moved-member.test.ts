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
