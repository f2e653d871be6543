import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { createCommissionScene, rateTier } from './testing/commission-scene.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
const scene = createCommissionScene(server, owner);

let top: TestMember;
let loner: TestMember;

beforeAll(async () => {
  await owner.connect();
  await scene.clear();
  await scene.set('commission-approval-from', '0');
  top = await scene.open('moved.top', 2);
  loner = await scene.open('moved.loner', 0);
  await scene.agree(top, undefined, {
    ...{ kind: 'dailySalary', startsOn: '2026-03-01' },
    tiers: [rateTier(100)],
  });
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
  expect(await scene.paid('dailySalary')).toEqual(new Map([[top.memberId, 200n]]));
});
