import { systemRandom } from '@wau/service/random';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../platform/calendar/calendar-days.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { payTeamRebates } from './pay-team-rebates-job.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
const merchant = { merchantCode: 'wau' as TestMember['merchantCode'], currencyCode: 'MYR' as const };
const firstDay = '2026-03-02';
const day = (ahead: number) => addDays(firstDay, ahead);

let agent: TestMember;
let player: TestMember;

/** Pays as of a moment where the merchant is. */
const payAt = (moment: string) =>
  payTeamRebates(
    { ...server, random: systemRandom, clock: { nowMs: () => Date.parse(`${moment}+08:00`) } },
    merchant,
  );

const lines = async () => {
  const { rows } = await owner.query<{ line: string }>(
    `select day || ' ' || turnover_minor || ' x ' || own_basis_points as line from wau.team_rebate_lines
      where agent_id = $1 order by day`,
    [agent.memberId],
  );
  return rows.map(({ line }) => line);
};

beforeAll(async () => {
  await owner.connect();
  agent = await server.openMember('reckoned.agent');
  player = await server.openMember('reckoned.player');
  await owner.query('delete from wau.member_rates');
  await owner.query('update wau.members set member_type = 2, upline_member_id = null where member_id = $1', [
    agent.memberId,
  ]);
  await owner.query('update wau.members set upline_member_id = $1 where member_id = $2', [
    agent.memberId,
    player.memberId,
  ]);
  await owner.query(
    `insert into wau.member_rates (merchant_id, member_id, product, version, basis_points, from_day, set_by, set_at)
     select 'wau', $1, 'RNG', version, basis_points, from_day, $1, now()
       from (values (1, 100, $2::date), (2, 30, $3::date), (3, 50, $3::date)) as given (version, basis_points, from_day)`,
    [agent.memberId, day(0), day(2)],
  );
  await owner.query(
    `insert into wau.bet_day_sums (merchant_id, member_id, day, category, currency, bet_count, stake_minor,
                                   payout_minor, turnover_minor)
     select 'wau', $1, day, 'RNG', currency, 1, turnover, 0, turnover
       from (values ($2::date, 'MYR', 100), ($3, 'MYR', 2000), ($4, 'MYR', 4000), ($4, 'USD', 70000))
              as played (day, currency, turnover)`,
    [player.memberId, day(0), day(1), day(2)],
  );
});
afterAll(() => owner.end());

test('AG-04 a day is reckoned an hour after it, by the rates of the day and in the merchant’s currency alone', async () => {
  await payAt(`${day(1)}T00:59:59`);
  expect(await lines()).toEqual([]);
  await payAt(`${day(1)}T01:00:00`);
  expect(await lines()).toEqual([`${day(0)} 100 x 100`]);
  // A single sen is paid.
  const paid = async () =>
    (await owner.query('select amount_minor::text as paid from wau.team_rebates order by rebate_id')).rows;
  expect(await paid()).toEqual([{ paid: '1' }]);
  await payAt(`${day(3)}T01:00:00`);
  expect(await lines()).toEqual([
    `${day(0)} 100 x 100`,
    `${day(1)} 2000 x 100`,
    // The later of two that begin on one day.
    `${day(2)} 4000 x 50`,
  ]);
  expect(await paid()).toEqual([{ paid: '1' }, { paid: '40' }]);
});
