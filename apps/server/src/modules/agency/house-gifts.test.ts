import type { MemberId } from '@wau/contract/ids';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../platform/calendar/calendar-days.ts';
import { changeSetting } from '../../testing/change-settings.ts';
import { switchOnFlags } from '../../testing/switch-on-flags.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { createAffiliateModel } from './affiliate/testing/affiliate-model.ts';
import { countBets } from './commission/count-bets.ts';
import { createCommissionScene, rateTier } from './commission/testing/commission-scene.ts';
import { openRainStage, wau } from './red-rain/testing/rain-stage.ts';
import { createTeamModel } from './team/testing/team-model.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
const stage = openRainStage(server);
const scene = createCommissionScene(server, owner);
const team = createTeamModel(server, owner);

beforeAll(async () => {
  await Promise.all([owner.connect(), stage.owner.connect()]);
  await scene.clear();
  await switchOnFlags(server, 'REDRAIN3');
  for (const [settingName, value] of [
    ['rain-minimum', '1000'],
    ['rain-maximum', '1000000'],
    ['withdrawal-two-persons-from', '0'],
  ] as const)
    await changeSetting(server, { merchantId: wau, settingName, value });
});
afterAll(() => Promise.all([owner.end(), stage.owner.end()]));

/** The packet that a member catches of a rain. */
async function caughtMinor(member: { token: string }, rainId: Parameters<typeof stage.catchOf>[1]) {
  return BigInt((await stage.catchOf(member, rainId)).value().amountMinor);
}

/** What commissions count of a member's bets. */
async function netLossOf(memberId: MemberId): Promise<bigint> {
  await countBets({ ...server, clock: { nowMs: () => server.clock.nowMs() + 7_200_000 } }, wau);
  const { rows } = await owner.query<{ net_loss: string }>(
    'select coalesce(sum(net_loss_minor), 0)::text as net_loss from wau.commission_bets where member_id = $1',
    [memberId],
  );
  return BigInt(rows[0]?.net_loss ?? 0);
}

test('AFFMAN3 AG-04 a packet of the house is a reward for teams and affiliates alike, an agent’s is none, and neither is anybody’s net loss', async () => {
  const affiliates = await createAffiliateModel(server, owner);
  const partnerTerms = {
    tiers: [{ netMinor: '0', firstDeposits: 0, basisPoints: 2_500 }],
    fee: null,
    carriesOver: true,
  };
  await affiliates.plan('share', partnerTerms);
  const partner = await affiliates.affiliate('share');
  const { agent, members } = await stage.openTeam(1);
  const [player = agent] = members;
  const brought = await server.openMember('gifts.brought');
  await owner.query(
    `insert into wau.affiliate_members (merchant_id, member_id, since, affiliate_id, campaign_code, sub_id)
     values ($1, $2, '2020-01-01', $3, '', '')`,
    [wau, brought.memberId, partner.memberId],
  );
  const today = affiliates.today();
  await scene.agree(agent, undefined, {
    ...{ kind: 'dividend', startsOn: addDays(today, -5), tiers: [rateTier(2_000)] },
  });
  for (const { memberId } of [player, brought])
    await affiliates.bet(memberId, addDays(today, -1), 80_000, 30_000);

  const order = {
    ...{ clientId: 'gifts-of-the-house-1', agentName: null, levels: null, needsActive: false },
    startsAt: new Date(server.clock.nowMs() + 120_000).toISOString(),
    ...{ minutes: 5, packetCount: 4, totalMinor: '20000', reason: 'Hari jadi tapak' },
  };
  const scheduled = await server.call('scheduleSiteRedRain', { token: affiliates.token, body: order });
  expect(scheduled.value().status).toBe('scheduled');
  const listed = await server.call('listSiteRedRains', { token: affiliates.token, query: {} });
  const houseRain = listed.value().list[0]?.rainId;
  if (houseRain === undefined) throw new Error('the rain is listed');
  const agentRain = await stage.begin(agent);
  const given = {
    player: await caughtMinor(player, houseRain),
    brought: await caughtMinor(brought, houseRain),
  };
  expect(await caughtMinor(player, agentRain)).toBeGreaterThan(0n);

  await team.count(2, wau);
  await affiliates.count(addDays(today, -1), affiliates.today());
  const { rows: ofTeam } = await owner.query(
    'select sum(reward_minor)::text as reward from wau.team_days where agent_id = $1',
    [agent.memberId],
  );
  expect(ofTeam).toEqual([{ reward: String(given.player) }]);
  const { rows: ofAffiliate } = await owner.query(
    `select sum(stake_minor - payout_minor)::text as play, sum(reward_minor)::text as reward
       from wau.affiliate_member_days where affiliate_id = $1`,
    [partner.memberId],
  );
  // What was played is one amount for contracts and for plans; gifts lessen what a plan shares, and no net loss.
  expect(ofAffiliate).toEqual([{ play: '50000', reward: String(given.brought) }]);
  expect(await netLossOf(player.memberId)).toBe(50_000n);
});
