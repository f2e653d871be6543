import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
/** A day of Kuala Lumpur that is over. */
const dayBefore = (daysAgo: number) =>
  new Date(server.clock.nowMs() + (8 - 24 * daysAgo) * 3_600_000).toISOString().slice(0, 10);
const day = dayBefore(1);
const query = { fromDay: day, toDay: day, pageSize: 50 } as const;
const playerCount = 320;
let agent: TestMember;
let rival: TestMember;

/** A team so large that its bets are found by time, with a neighbour's among them; several bets of a moment each. */
beforeAll(async () => {
  await owner.connect();
  agent = await server.openMember('crowd.agent');
  rival = await server.openMember('crowd.rival');
  await owner.query('update wau.members set member_type = 2 where member_id = any ($1)', [
    [agent.memberId, rival.memberId],
  ]);
  await owner.query(
    `insert into wau.members (merchant_id, member_id, username, username_key, password_hash, registered_at, upline_member_id)
     select 'wau', 'mbr_' || lpad(n::text, 26, '0'), 'crowd' || n, 'crowd' || n, 'none', now(),
            case when n % 10 = 0 then $1 else $2 end
       from generate_series(1, $3::integer) as n`,
    [rival.memberId, agent.memberId, playerCount + playerCount / 8],
  );
  await owner.query(
    `insert into wau.bets (merchant_id, source, provider, external_key, member_id, game_id, category, currency, stake_minor,
                           payout_minor, turnover_minor, status, placed_at)
     select 'wau', 'vendor', 'studio', 'crowd-' || n, member_id, 'dice', case when n % 4 = 0 then 'LIVE' else 'RNG' end, 'MYR',
            100, 0, 100, 'settled',
            wau.merchant_day_start('wau', $1::date) + (n / 3) * interval '4 minutes'
       from (select member_id, row_number() over (order by member_id) as n from wau.members where username like 'crowd_%'
                and member_type = 0) as player`,
    [day],
  );
  await owner.query(
    `insert into wau.bet_day_sums (merchant_id, member_id, day, category, currency, bet_count, stake_minor, payout_minor,
                                   turnover_minor)
     select merchant_id, member_id, $1::date, category, currency, 1, 100, 0, 100 from wau.bets
      where external_key like 'crowd-%'`,
    [day],
  );
});
afterAll(() => owner.end());

const keysOfTeam = async ({ memberId }: TestMember, category?: string) => {
  const { rows } = await owner.query<{ external_key: string }>(
    `select bet.external_key from wau.bets as bet join wau.members as member using (member_id)
      where member.upline_member_id = $1 and ($2::text is null or bet.category = $2)
      order by bet.placed_at desc, bet.external_key desc`,
    [memberId, category ?? null],
  );
  return rows.map(({ external_key }) => external_key);
};

const listedKeys = async ({ token }: TestMember, asked: object = {}) => {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const more = cursor === undefined ? {} : { cursor };
    const page = (
      await server.call('listTeamBets', { token, query: { ...query, ...asked, ...more } })
    ).value();
    keys.push(...page.list.map(({ betKey }) => betKey.slice(betKey.indexOf('crowd-'))));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return keys;
};

describe('AG-04 the bets of a team of which many have played', () => {
  test('come newest first, each once, and nobody’s but the team’s', async () => {
    const keys = await listedKeys(agent);
    expect(keys.length).toBeGreaterThanOrEqual(playerCount);
    expect(keys).toEqual(await keysOfTeam(agent));
    expect(await listedKeys(rival)).toEqual(await keysOfTeam(rival));
  });

  test('are kept to a level', async () => {
    expect(await listedKeys(agent, { level: 1 })).toEqual(await keysOfTeam(agent));
    expect(await listedKeys(agent, { level: 2 })).toEqual([]);
  });

  test('are kept to a kind, and to days', async () => {
    expect(await listedKeys(agent, { category: 'LIVE' })).toEqual(await keysOfTeam(agent, 'LIVE'));
    expect(await listedKeys(agent, { fromDay: dayBefore(3), toDay: dayBefore(2) })).toEqual([]);
  });
});
