import type { MemberId } from '@wau/contract/ids';
import { productOfCategory, type RateProduct, shareOut } from '@wau/rules/agency/member-rates';
import { systemRandom } from '@wau/service/random';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balanceOf } from '../../../testing/member-money.ts';
import { Killed, mortalDatabase } from '../../../testing/mortal-database.ts';
import { randomFrom } from '../../../testing/random-from.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { createTeamModel } from '../team/testing/team-model.ts';
import { payTeamRebates, payTeamRebatesJob } from './pay-team-rebates-job.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
const model = createTeamModel(server, owner);
const merchant = { merchantCode: 'wau' as TestMember['merchantCode'], currencyCode: 'MYR' as const };

const categories = ['RNG', 'LIVE', 'LOTT', 'COCKFIGHT'] as const;
const members: { readonly member: TestMember; readonly type: number }[] = [];
const rates = new Map<string, number>();

const rateOf = (memberId: MemberId, product: RateProduct) => rates.get(`${memberId} ${product}`) ?? 0;

async function give({ memberId }: TestMember, product: RateProduct, basisPoints: number): Promise<void> {
  rates.set(`${memberId} ${product}`, basisPoints);
  await owner.query(
    `insert into wau.member_rates (merchant_id, member_id, product, version, basis_points, from_day, set_by, set_at)
     values ('wau', $1, $2, 1, $3, $4, $1, now())`,
    [memberId, product, basisPoints, model.day(6)],
  );
}

/** What each agent earned, in ten-thousandths of a sen, from each bet by walking up from who placed it. */
function earned(until: string): ReadonlyMap<MemberId, bigint> {
  const parts = new Map<MemberId, bigint>();
  for (const bet of model.bets.filter(({ day }) => day <= until)) {
    const product = productOfCategory[bet.category as keyof typeof productOfCategory];
    const chain: { memberId: MemberId; rate: number }[] = [
      { memberId: bet.memberId, rate: rateOf(bet.memberId, product) },
    ];
    for (let above = model.upline.get(bet.memberId); above !== undefined; above = model.upline.get(above)) {
      const type = members.find(({ member }) => member.memberId === above)?.type ?? 0;
      if (type !== 0) chain.push({ memberId: above, rate: rateOf(above, product) });
    }
    for (const [index, share] of shareOut(chain.map(({ rate }) => rate)).entries()) {
      const memberId = chain[index]?.memberId;
      if (index === 0 || memberId === undefined) continue;
      parts.set(memberId, (parts.get(memberId) ?? 0n) + BigInt(bet.stake) * BigInt(share));
    }
  }
  return parts;
}

const parts = { ...server, random: systemRandom };
const pay = () => payTeamRebates(parts, merchant);

const paidOf = async (memberId: MemberId): Promise<bigint> => {
  const { rows } = await owner.query(
    `select coalesce(sum(amount_minor), 0)::text as paid from wau.team_rebates where agent_id = $1`,
    [memberId],
  );
  return BigInt((rows[0] as { paid: string }).paid);
};

/** Holds every agent's lines, payments and wallet to the model. */
async function expectModel(until: string): Promise<void> {
  const parts = earned(until);
  for (const { member } of members) {
    const expected = (parts.get(member.memberId) ?? 0n) / 10_000n;
    expect(await paidOf(member.memberId), member.username).toBe(expected);
    expect(await balanceOf(server, member), member.username).toBe(expected);
  }
  await server.ledger.rollUpHouse(merchant.merchantCode);
  expect(await server.ledger.verifyChains(merchant.merchantCode)).toEqual([]);
}

const dayMs = 24 * 60 * 60_000;
const killed = mortalDatabase(server.database);
const random = randomFrom(20_261_201);

/** Pays as of some days ago in a process that dies on its way. @returns whether it did */
async function dieWhilePaying(daysAgo: number): Promise<boolean> {
  const clock = { nowMs: () => server.clock.nowMs() - daysAgo * dayMs };
  const dying = { ...parts, clock, database: killed.database, runner: killed.runner };
  killed.killAfter(random(22), random(2) === 0);
  try {
    await payTeamRebates(dying, merchant);
    return false;
  } catch (error) {
    if (error instanceof Killed) return true;
    throw error;
  }
}

beforeAll(async () => {
  await owner.connect();
  for (let index = 0; index < 24; index += 1) {
    const type = index % 3 === 2 ? 0 : index === 0 ? 2 : 1;
    const above = index === 0 ? undefined : members[random(members.length)]?.member;
    members.push({ member: await model.open(`rebate.${index}`, type, above), type });
  }
  for (const { member } of members) {
    for (const product of ['RNG', 'LIVE', 'LOTT', 'SPORTS'] as const)
      if (random(4) > 0) await give(member, product, random(120));
  }
  for (let index = 0; index < 160; index += 1) {
    const player = members[random(members.length)]?.member;
    const category = categories[random(categories.length)];
    if (player === undefined || category === undefined) throw new Error('there are some of each');
    await model.bet(player, random(5), category, 37 + random(9_000), random(3) === 0 ? random(9_000) : 0);
  }
}, 120_000);
afterAll(() => owner.end());

describe('AG-04 rebates of a team', () => {
  test('come to what the model says of each night, whenever the process that pays them is killed', async () => {
    let kills = 0;
    for (const [nights, daysAgo] of [4, 3, 2, 1].entries()) {
      while (kills < 25 * (nights + 1)) if (await dieWhilePaying(daysAgo)) kills += 1;
      const clock = { nowMs: () => server.clock.nowMs() - daysAgo * dayMs };
      await Promise.all([
        payTeamRebates({ ...parts, clock }, merchant),
        payTeamRebates({ ...parts, clock }, merchant),
      ]);
      await expectModel(model.day(daysAgo + 1));
    }
    expect(kills).toBe(100);
    const { rows } = await owner.query(
      `select agent_id from wau.team_rebate_standings as standing
        where paid_minor <> (select coalesce(sum(amount_minor), 0) from wau.team_rebates as paid
                              where paid.agent_id = standing.agent_id)
           or earned_parts <> (select sum(parts) from wau.team_rebate_lines as line
                                where line.agent_id = standing.agent_id)`,
    );
    expect(rows).toEqual([]);
  }, 120_000);

  test('are told to whom they were paid, each payment once, however often the process was killed', async () => {
    const { rows } = await owner.query(
      `select coalesce(paid.agent_id, told.member_id) as agent_id, paid.rebate_id, told.once_key
         from wau.team_rebates as paid
         full join (select * from wau.inbox_messages where text_id = 'team.rebate.paid') as told
           on told.member_id = paid.agent_id and told.once_key = 'team.rebate.paid:' || paid.rebate_id
        where paid.agent_id is null or told.message_id is null
           or told.text_values -> 'amount' ->> 'amountMinor' <> paid.amount_minor::text`,
    );
    expect(rows).toEqual([]);
    const [top] = members;
    if (top === undefined) throw new Error('somebody stands at the top');
    const [told] = (await server.call('listInboxMessages', { token: top.member.token, query: {} })).value()
      .list;
    expect(told).toMatchObject({ title: 'Rebat pasukan sudah dibayar', link: '/m/member/teamRebate' });
    expect(told?.content).toMatch(/RM\s[\d.,]+ daripada taruhan pasukan anda sehingga \d/);
  });

  test('are what each rate is above every rate further down, of days that are over, to the sen', async () => {
    await pay();
    await expectModel(model.day(1));
  });

  test('are reckoned and paid once, however often and by however many at a time', async () => {
    await pay();
    await Promise.all(Array.from({ length: 20 }, () => pay()));
    await payTeamRebatesJob({
      ...parts,
      merchants: { all: async () => [{ ...merchant, trialOf: undefined }] } as never,
    }).run(undefined, new AbortController().signal);
    await expectModel(model.day(1));
  });

  test('say where they come from: lines add up to days, days to the total, and payments to both', async () => {
    const parts = earned(model.day(1));
    const days = { fromDay: model.day(6), toDay: model.day() };
    for (const { member, type } of members.filter((each) => each.type !== 0)) {
      const { token, memberId } = member;
      const value = (await server.call('getTeamRebates', { token, query: days })).value();
      expect(value.reckonedThrough).toBe(model.day(1));
      expect(BigInt(value.totals.earnedMinor), `${type}`).toBe((parts.get(memberId) ?? 0n) / 10_000n);
      let lineTurnover = 0n;
      for (const { day } of value.days) {
        let cursor: string | undefined;
        do {
          const query = { day, pageSize: 3, ...(cursor === undefined ? {} : { cursor }) };
          const page = (await server.call('listTeamRebateLines', { token, query })).value();
          for (const line of page.list) {
            lineTurnover += BigInt(line.turnoverMinor);
            expect(line.ownBasisPoints).toBe(rateOf(memberId, line.product));
            expect(line.ownBasisPoints).toBeGreaterThan(line.belowBasisPoints);
            expect(line.userName.includes('*')).toBe(line.level > 1);
          }
          cursor = page.nextCursor;
        } while (cursor !== undefined);
      }
      expect(lineTurnover).toBe(BigInt(value.totals.turnoverMinor));
      const payments = (await server.call('listTeamRebatePayments', { token, query: {} })).value().list;
      expect(payments.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n)).toBe(
        BigInt(value.totals.earnedMinor),
      );
    }
  });

  test('what a correction takes back is made up for by what comes, and never taken from a wallet', async () => {
    const [top] = members;
    const player = members.find(({ member }) => model.upline.get(member.memberId) === top?.member.memberId);
    if (top === undefined || player === undefined) throw new Error('somebody stands below the top');
    await owner.query(`update wau.member_rates set basis_points = 200 where member_id = $1`, [
      top.member.memberId,
    ]);
    const before = await balanceOf(server, top.member);
    await owner.query('delete from wau.bet_day_sums where day > $1::date', [model.day(1)]);
    const turnover = async (minor: number) => {
      await owner.query(
        `insert into wau.bet_day_sums (merchant_id, member_id, day, category, currency, bet_count, stake_minor,
                                       payout_minor, turnover_minor)
         select 'wau', $1, max(day) + 1, 'LIVE', 'MYR', 1, 0, 0, $2 from wau.team_rebate_days where merchant_id = 'wau'
         on conflict (merchant_id, member_id, day, category, currency) do update set turnover_minor = excluded.turnover_minor`,
        [player.member.memberId, minor],
      );
      server.clock.advance(24 * 60 * 60_000);
      await pay();
    };
    await turnover(-1_000_000);
    expect(await balanceOf(server, top.member)).toBe(before);
    await turnover(1_000_000);
    expect(await balanceOf(server, top.member)).toBe(before);
    await turnover(1_000_000);
    expect(await balanceOf(server, top.member)).toBeGreaterThan(before);
    expect(await server.ledger.verifyChains(merchant.merchantCode)).toEqual([]);
  });

  test('S1 of another agent are nobody’s business', async () => {
    const rival = await model.open('rebate.rival', 2);
    const { token } = rival;
    const days = { fromDay: model.day(6), toDay: model.day() };
    const login = {
      type: 'username',
      username: rival.username,
      password: rival.password,
      captcha: '',
    } as const;
    const session = (await server.call('login', { body: login })).value();
    expect(session.customerType).toBe(2);
    const value = (await server.call('getTeamRebates', { token: session.token, query: days })).value();
    expect(value).toMatchObject({ days: [], products: [], totals: { earnedMinor: '0' } });
    expect(token).not.toBe(session.token);
  });
});
