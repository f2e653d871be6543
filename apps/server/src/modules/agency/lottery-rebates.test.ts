import { randomUUID } from 'node:crypto';
import type { MemberId } from '@wau/contract/ids';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fund } from '../../testing/member-money.ts';
import { openOperator } from '../../testing/open-operator.ts';
import { createTestServer, type TestMember } from '../../testing/test-server.ts';
import { decideByTwo } from '../lottery/testing/decide-by-two.ts';
import { openLottery } from '../lottery/testing/open-lottery.ts';
import { createAffiliateModel } from './affiliate/testing/affiliate-model.ts';
import { countBets } from './commission/count-bets.ts';
import { createCommissionScene, rateTier } from './commission/testing/commission-scene.ts';
import { createTeamModel } from './team/testing/team-model.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
const lottery = await openLottery(server);
const official = await openLottery(server, 'ssc-official', 'ssc', 'official');
const deciding = [
  await openOperator(server, 'ayu', 'cashier'),
  await openOperator(server, 'budi', 'cashier'),
] as const;
const scene = createCommissionScene(server, owner);
const team = createTeamModel(server, owner);
const { merchantCode } = scene;
const hourMs = 3_600_000;

let agent: TestMember;
let player: TestMember;
let brought: TestMember;

beforeAll(async () => {
  await owner.connect();
  await scene.clear();
  agent = await scene.open('rebated.agent', 2);
  player = await scene.open('rebated.player', 0, agent);
  brought = await server.openMember('rebated.brought');
  for (const member of [player, brought]) await fund(server, member, 100_000n);
  await scene.agree(agent, undefined, {
    ...{ kind: 'dividend', product: 'LOTT', startsOn: team.day(1) },
    tiers: [rateTier(2_000)],
  });
});
afterAll(() => owner.end());

/** Stakes by the lowest series, which gives back a part of the stake, won or lost. */
async function stake({ token }: TestMember, gameId: string, numero: string): Promise<void> {
  const line = { playId: 'five-straight', prizeModeId: 'ZY', numbers: '0|1|2|3|4', unit: '1' } as const;
  const answer = await server.call('placeLotteryOrder', {
    ...{ token, idempotencyKey: randomUUID() },
    body: {
      ...{ gameId, currentNumero: numero, betCartAmountSum: '999' },
      lines: [{ ...line, multiple: 999, series: 1_700 }],
    },
  });
  expect(answer.value().orderId).not.toBeNull();
}

async function entryOf(memberId: MemberId, gameId: string) {
  const { rows } = await owner.query<{ payout: string; rebate: string; paid: Date | null }>(
    `select payout_minor::text as payout, rebate_minor::text as rebate, rebate_paid_at as paid
       from wau.lottery_entries where member_id = $1 and game_id = $2`,
    [memberId, gameId],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the stake was placed');
  return { payout: BigInt(row.payout), rebate: BigInt(row.rebate), paid: row.paid };
}

/** What commissions count, some hours from now, of what a member has bet. */
async function countedOf(memberId: MemberId, hoursAhead: number) {
  const clock = { nowMs: () => Date.now() + hoursAhead * hourMs };
  await countBets({ ...server, clock }, merchantCode);
  const { rows } = await owner.query<{ turnover: string; net_loss: string }>(
    `select coalesce(sum(turnover_minor), 0)::text as turnover, coalesce(sum(net_loss_minor), 0)::text as net_loss
       from wau.commission_bets where member_id = $1`,
    [memberId],
  );
  return { turnover: BigInt(rows[0]?.turnover ?? 0), netLoss: BigInt(rows[0]?.net_loss ?? 0) };
}

describe('AG-03 what comes back of a lottery’s stake', () => {
  test('is no net loss of the team, and a reward of the day on which it is paid', async () => {
    const [numero = ''] = await lottery.numeros();
    for (const member of [player, brought]) await stake(member, lottery.gameId, numero);
    expect((await entryOf(player.memberId, lottery.gameId)).paid).toBeNull();
    await lottery.drawAndSettle(numero);
    const { payout, rebate, paid } = await entryOf(player.memberId, lottery.gameId);
    expect(rebate).toBe(49n);
    expect(paid).not.toBeNull();
    expect(await countedOf(player.memberId, 2)).toEqual({ turnover: 999n, netLoss: 999n - payout - rebate });
    await team.count(2, merchantCode);
    const { rows } = await owner.query<{ reward: string; rebate: string }>(
      `select sum(reward_minor)::text as reward, sum(rebate_minor)::text as rebate from wau.team_days where agent_id = $1`,
      [agent.memberId],
    );
    expect(rows).toEqual([{ reward: '49', rebate: '49' }]);
  });

  test('stays when its draw is void, and the bet counts as what the house has given for it', async () => {
    const [numero = ''] = await official.numeros();
    await stake(player, official.gameId, numero);
    await official.close(numero);
    const byTwo = (digits?: readonly string[]) => decideByTwo(server, official, deciding, numero, digits);
    const before = await countedOf(player.memberId, 2);
    await byTwo();
    expect((await entryOf(player.memberId, official.gameId)).paid).toBeNull();
    await byTwo(['9', '9', '9', '9', '9']);
    const { paid } = await entryOf(player.memberId, official.gameId);
    // An hour is looked through again a day later.
    expect(await countedOf(player.memberId, 30)).toEqual({
      turnover: before.turnover + 999n,
      netLoss: before.netLoss + 999n - 49n,
    });
    await byTwo();
    expect(await countedOf(player.memberId, 60)).toEqual({ ...before, netLoss: before.netLoss - 49n });
    await byTwo(['8', '8', '8', '8', '8']);
    expect(await countedOf(player.memberId, 90)).toEqual({
      turnover: before.turnover + 999n,
      netLoss: before.netLoss + 999n - 49n,
    });
    expect((await entryOf(player.memberId, official.gameId)).paid).toEqual(paid);
  });

  test('AFFMAN3 lessens what an affiliate’s members have brought on the day', async () => {
    const { payout, rebate } = await entryOf(brought.memberId, lottery.gameId);
    const [from, to] = [team.day(1), team.day()];
    const affiliates = await createAffiliateModel(server, owner);
    await affiliates.plan('share', {
      ...{ tiers: [{ netMinor: '0', firstDeposits: 0, basisPoints: 2_500 }], fee: null, carriesOver: true },
    });
    const partner = await affiliates.affiliate('share');
    await owner.query(
      `insert into wau.affiliate_members (merchant_id, member_id, since, affiliate_id, campaign_code, sub_id)
       values ($1, $2, '2020-01-01', $3, '', '')`,
      [merchantCode, brought.memberId, partner.memberId],
    );
    await affiliates.count(from, to);
    const { rows } = await owner.query<{ stake: string; payout: string; reward: string }>(
      `select sum(stake_minor)::text as stake, sum(payout_minor)::text as payout, sum(reward_minor)::text as reward
         from wau.affiliate_member_days where member_id = $1`,
      [brought.memberId],
    );
    expect(rows).toEqual([{ stake: '999', payout: String(payout), reward: String(rebate) }]);
  });
});
