import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { createCommissionScene, rateTier } from './testing/commission-scene.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
const scene = createCommissionScene(server, owner);

let top: TestMember;

beforeAll(async () => {
  await owner.connect();
  await scene.clear();
  await scene.set('commission-approval-from', '0');
  top = await scene.open('late.top', 2);
  await scene.agree(top, undefined, { kind: 'dailySalary', startsOn: '2026-03-01', tiers: [rateTier(100)] });
});
afterAll(() => owner.end());

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
