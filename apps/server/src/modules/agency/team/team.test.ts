import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { newId, systemRandom } from '@wau/service/random';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSetting } from '../../../testing/change-settings.ts';
import { fund } from '../../../testing/member-money.ts';
import { randomFrom } from '../../../testing/random-from.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { selectTeamBetSums } from './team-bet-totals-sql.ts';
import { createTeamModel } from './testing/team-model.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
const model = createTeamModel(server, owner);
const merchantCode = 'wau' as MerchantCode;

/** A team of four levels, drawn from a seed so that a failure can be repeated. */
const members: TestMember[] = [];
let top: TestMember;
let rival: TestMember;

const categories = ['RNG', 'LIVE', 'LOTT'] as const;

beforeAll(async () => {
  await owner.connect();
  const random = randomFrom(20_261_130);
  top = await model.open('tree.top', 2);
  rival = await model.open('tree.rival', 2);
  await model.open('tree.rival.player', 0, rival);
  members.push(top);
  for (let index = 0; index < 24; index += 1) {
    const agents = members.filter((_, at) => at === 0 || at % 3 === 1);
    members.push(
      await model.open(`tree.member${index}`, index % 3 === 0 ? 1 : 0, agents[random(agents.length)]),
    );
  }
  for (let index = 0; index < 90; index += 1) {
    const member = members[random(members.length)];
    const category = categories[random(categories.length)];
    if (member === undefined || category === undefined) throw new Error('there are some of each');
    await model.bet(member, random(4), category, 100 + random(900), random(3) === 0 ? random(3_000) : 0);
    if (index % 6 === 0) await model.deposit(member, random(4), 1_000 + random(5_000));
  }
  await model.bet(rival, 1, 'RNG', 777, 0);
  await fund(server, members[1] as TestMember, 4_200n);
  await model.count(5, merchantCode);
}, 120_000);
afterAll(() => owner.end());

const period = () => ({ fromDay: model.day(4), toDay: model.day() });

const figuresOf = ({ token }: TestMember, query: object = {}) =>
  server.call('getTeamFigures', { token, query: { ...period(), ...query } });

const sumOf = (
  team: ReadonlySet<MemberId>,
  kept: (bet: (typeof model.bets)[number]) => boolean = () => true,
) => {
  const bets = model.bets.filter((bet) => team.has(bet.memberId) && kept(bet));
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0);
  const payout = bets.reduce((sum, bet) => sum + bet.payout, 0);
  return {
    betCount: bets.length,
    stakeMinor: `${stake}`,
    payoutMinor: `${payout}`,
    netMinor: `${payout - stake}`,
  };
};

describe('AG-04 SH-03 what a team did', () => {
  test('is what its members did, for everybody who has a team', async () => {
    for (const agent of members.filter((_, at) => at === 0 || at % 3 === 1)) {
      const team = new Set(model.below(agent.memberId).keys());
      const value = (await figuresOf(agent)).value();
      expect(value.totals).toMatchObject({ ...sumOf(team), registeredCount: 0 });
      expect(value.memberCount).toBe(team.size);
      expect(value.directCount).toBe(
        [...model.below(agent.memberId).values()].filter((level) => level === 1).length,
      );
      const deposited = model.deposits.filter(({ memberId }) => team.has(memberId));
      expect(value.totals).toMatchObject({
        depositCount: deposited.length,
        depositMinor: `${deposited.reduce((sum, { amount }) => sum + amount, 0)}`,
        firstDepositCount: new Set(deposited.map(({ memberId }) => memberId)).size,
      });
      for (const { category, ...figures } of value.categories) {
        expect(figures, category).toMatchObject(sumOf(team, (bet) => bet.category === category));
      }
      for (const day of value.days) {
        expect(day).toMatchObject(sumOf(team, (bet) => bet.day === day.day));
        const active = [...team].filter(
          (memberId) =>
            model.bets.some((bet) => bet.memberId === memberId && bet.day === day.day) ||
            model.deposits.some((deposit) => deposit.memberId === memberId && deposit.day === day.day),
        );
        expect(day.activeCount, day.day).toBe(active.length);
      }
    }
  });

  test('of a period says the mean of who was active, since a member counts on each day', async () => {
    const { days, totals } = (await figuresOf(top)).value();
    const sum = days.reduce((each, day) => each + day.activeCount, 0);
    expect(totals.activeCount).toBe(Math.round(sum / 5));
  });

  test('says what the team has, without the agent', async () => {
    expect((await figuresOf(top)).value()).toMatchObject({ balanceMinor: '4200', currencyCode: 'MYR' });
    expect((await figuresOf(members[1] as TestMember)).value().balanceMinor).toBe('0');
  });

  test('counts what was paid out, and not what came back to the wallet or is on its way', async () => {
    const agent = await model.open('payout.top', 2);
    const player = await model.open('payout.player', 0, agent);
    await owner.query(
      `insert into wau.payment_providers (merchant_id, provider_code, sealed_key, settings)
       values ($1, 'teampayer', '', '{}')`,
      [merchantCode],
    );
    await owner.query(
      `insert into wau.payouts (merchant_id, payout_id, member_id, provider_code, amount_minor, currency, sealed_order,
                                status, held_at, sent_at, decided_at, ask_at)
       select $1, 'team-' || status, $2, 'teampayer', amount_minor, 'MYR', '', status, now(), now(),
              case when status <> 'sent' then now() end, case status when 'sent' then now() + interval '1 day' end
         from (values ('paid', 1200), ('returned', 90), ('sent', 7)) as each (status, amount_minor)`,
      [merchantCode, player.memberId],
    );
    await model.count(1, merchantCode);
    expect((await figuresOf(agent)).value().totals.withdrawalMinor).toBe('1200');
  });

  test('counts who registered and logged in on the merchant’s day', async () => {
    const value = (await figuresOf(top, { fromDay: model.day(9), toDay: model.day() })).value();
    expect(value.totals.registeredCount).toBe(0);
    await model.count(10, merchantCode);
    const counted = (await figuresOf(top, { fromDay: model.day(9), toDay: model.day() })).value();
    expect(counted.totals.registeredCount).toBe(24);
    expect(counted.days.at(-1)).toMatchObject({ day: model.day(9), registeredCount: 24 });
    expect(counted.days.find(({ day }) => day === model.day())?.loginCount).toBe(24);
  });

  test('is counted once, however often it is counted', async () => {
    const { countedAt: _, ...before } = (await figuresOf(top)).value();
    await model.count(5, merchantCode);
    expect((await figuresOf(top)).value()).toMatchObject(before);
  });

  test.each([
    ['an end before the beginning', { fromDay: '2026-03-02', toDay: '2026-03-01' }],
    ['a day that is none', { fromDay: '2026-02-30', toDay: '2026-03-01' }],
    ['too long a period', { fromDay: '2026-01-01', toDay: '2026-06-30' }],
  ])('request.invalid for %s', async (_, days) => {
    expect((await figuresOf(top, days)).outcome()).toBe('400 request.invalid');
    const { token } = top;
    expect((await server.call('listTeamProfit', { token, query: days })).outcome()).toBe(
      '400 request.invalid',
    );
    expect((await server.call('listTeamBets', { token, query: days })).outcome()).toBe('400 request.invalid');
  });
});

describe('AG-04 SH-03 the lines of a team', () => {
  test('each with everybody below, add up to the team, and can be followed down', async () => {
    const lineOf = async (under?: MemberId) => {
      const list = [];
      let cursor: string | undefined;
      do {
        const query = { ...period(), pageSize: 3, ...(under === undefined ? {} : { under }) };
        const page = (
          await server.call('listTeamProfit', {
            token: top.token,
            query: { ...query, ...(cursor && { cursor }) },
          })
        ).value();
        list.push(...page.list);
        cursor = page.nextCursor;
      } while (cursor !== undefined);
      return list;
    };
    const check = async (agentId: MemberId, under?: MemberId) => {
      const line = await lineOf(under);
      expect(line.length).toBe([...model.below(agentId).values()].filter((level) => level === 1).length);
      for (const each of line) {
        const team = new Set([each.memberId, ...model.below(each.memberId).keys()]);
        const deposited = model.deposits.filter(({ memberId }) => team.has(memberId));
        expect(each).toMatchObject({
          ...sumOf(team),
          depositMinor: `${deposited.reduce((sum, { amount }) => sum + amount, 0)}`,
        });
      }
      const total = line.reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n);
      expect(total).toBe(BigInt(sumOf(new Set(model.below(agentId).keys())).stakeMinor));
    };
    await check(top.memberId);
    const below = members[1] as TestMember;
    await check(below.memberId, below.memberId);
    const query = { ...period(), under: below.memberId };
    const { path } = (await server.call('listTeamProfit', { token: top.token, query })).value();
    expect(path.at(-1)?.memberId).toBe(below.memberId);
    expect(path.length).toBe(model.below(top.memberId).get(below.memberId));
  });
});

describe('AG-04 SH-03 the lines of a team by kind of games', () => {
  test('add up to what was played of it, and stand in a file', async () => {
    const { token } = top;
    const below = model.below(top.memberId);
    for (const category of [undefined, ...categories, 'FISH']) {
      const query = { ...period(), pageSize: 50, ...(category === undefined ? {} : { category }) };
      const { list } = (await server.call('listTeamProfit', { token, query })).value();
      for (const line of list) {
        const team = new Set([line.memberId, ...model.below(line.memberId).keys()]);
        const kept = (bet: (typeof model.bets)[number]) =>
          category === undefined || bet.category === category;
        expect(line, category).toMatchObject(sumOf(team, kept));
      }
      const { pageSize: _, ...asked } = query;
      const file = (await server.call('exportTeamProfit', { token, query: asked })).value();
      const rows = file.trim().split('\r\n').slice(1);
      expect(rows.map((row) => row.split(',')[0])).toEqual(list.map(({ userName }) => userName));
      expect(rows.map((row) => row.split(',')[2])).toEqual(list.map(({ betCount }) => `${betCount}`));
    }
    expect([...below.values()]).toContain(1);
  });
});

describe('AG-04 SH-03 the members of a team', () => {
  const pageThrough = async (query: object) => {
    const list = [];
    let cursor: string | undefined;
    do {
      const page = (
        await server.call('listTeamMembers', {
          token: top.token,
          query: { pageSize: 5, ...query, ...(cursor === undefined ? {} : { cursor }) },
        })
      ).value();
      list.push(...page.list);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return list;
  };

  test('come level by level, each once, the newest first', async () => {
    const list = await pageThrough({});
    const expected = [...model.below(top.memberId)]
      .sort(([one, level], [other, otherLevel]) => level - otherLevel || (one < other ? 1 : -1))
      .map(([memberId, level]) => ({ memberId, level }));
    expect(list.map(({ memberId, level }) => ({ memberId, level }))).toEqual(expected);
    const second = await pageThrough({ level: 2 });
    expect(second.map(({ memberId }) => memberId)).toEqual(
      expected.filter(({ level }) => level === 2).map(({ memberId }) => memberId),
    );
  });

  test('show names in full in the direct line, masked below it unless the merchant says otherwise, and a search learns no more', async () => {
    const list = await pageThrough({});
    for (const { level, userName, isMasked } of list) {
      expect(isMasked).toBe(level > 1);
      expect(userName.startsWith('tree.member')).toBe(level === 1);
      expect(userName.endsWith('***')).toBe(level > 1);
    }
    const found = await pageThrough({ search: 'TREE.member' });
    expect(found.length).toBe(list.filter(({ level }) => level === 1).length);
    // Nor under somebody below, whose own direct line is masked as well.
    for (const { memberId: under } of list.filter(({ memberCount }) => memberCount > 0))
      expect(await pageThrough({ search: 'tree.member', under })).toEqual([]);
    await changeSetting(server, { merchantId: merchantCode, settingName: 'team-names-masked', value: 'off' });
    try {
      // The server hears of the change.
      await expect
        .poll(
          async () => (await pageThrough({})).every(({ userName }) => userName.startsWith('tree.member')),
          {
            timeout: 15_000,
          },
        )
        .toBe(true);
      expect((await pageThrough({ search: 'tree.member' })).length).toBe(24);
    } finally {
      await changeSetting(server, {
        merchantId: merchantCode,
        settingName: 'team-names-masked',
        value: 'on',
      });
    }
  });

  test('carry what they have, played and when they were here', async () => {
    const first = members[1] as TestMember;
    const line = (await pageThrough({ level: 1 })).find(({ memberId }) => memberId === first.memberId);
    expect(line).toMatchObject({
      ...{ balanceMinor: '4200', isAgent: true, status: 'active', currencyCode: 'MYR' },
      memberCount: model.below(first.memberId).size,
      turnoverMinor: sumOf(new Set([first.memberId])).stakeMinor,
    });
    expect(line?.lastLoginAt).not.toBeNull();
  });

  test('request.invalid for a cursor that is none', async () => {
    const query = { cursor: '1.mem_x' };
    expect((await server.call('listTeamMembers', { token: top.token, query })).outcome()).toBe(
      '400 request.invalid',
    );
  });
});

describe('AG-04 SH-03 the bets of a team', () => {
  const pageThrough = async (query: object) => {
    const list = [];
    let cursor: string | undefined;
    do {
      const page = (
        await server.call('listTeamBets', {
          token: top.token,
          query: { ...period(), pageSize: 7, ...query, ...(cursor === undefined ? {} : { cursor }) },
        })
      ).value();
      list.push(...page.list);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return list;
  };
  const expectedKeys = (kept: (bet: (typeof model.bets)[number]) => boolean) => {
    const team = model.below(top.memberId);
    return model.bets
      .filter((bet) => team.has(bet.memberId) && kept(bet))
      .sort((one, other) => other.placedAtMs - one.placedAtMs)
      .map(({ externalKey }) => externalKey);
  };
  const keysOf = (list: readonly { readonly betKey: string }[]) =>
    list.map(({ betKey }) => betKey.slice(betKey.indexOf('team-round')));

  test('come newest first over all days, each once, nobody’s but the team’s', async () => {
    expect(keysOf(await pageThrough({}))).toEqual(expectedKeys(() => true));
  });

  test('are kept to a member, a kind and days', async () => {
    const { memberId } = members[1] as TestMember;
    expect(keysOf(await pageThrough({ memberId }))).toEqual(expectedKeys((bet) => bet.memberId === memberId));
    expect(keysOf(await pageThrough({ category: 'LIVE' }))).toEqual(
      expectedKeys((bet) => bet.category === 'LIVE'),
    );
    const days = { fromDay: model.day(2), toDay: model.day(1) };
    expect(keysOf(await pageThrough(days))).toEqual(
      expectedKeys(({ day }) => day >= days.fromDay && day <= days.toDay),
    );
  });

  test('add up to their sums, by member, level and kind, and stand in a file with names as they are shown', async () => {
    const { token } = top;
    const team = model.below(top.memberId);
    const { memberId } = members[1] as TestMember;
    for (const query of [
      {},
      { level: 1 },
      { level: 2, category: 'RNG' },
      { memberId },
      { category: 'LOTT' },
      { level: 9 },
      { fromDay: model.day(2), toDay: model.day(1) },
    ]) {
      const asked = { ...period(), ...query };
      const bets = await pageThrough(query);
      const sum = (of: 'stakeMinor' | 'payoutMinor') => bets.reduce((all, bet) => all + BigInt(bet[of]), 0n);
      const sums = (await server.call('getTeamBetTotals', { token, query: asked })).value();
      expect(sums, JSON.stringify(query)).toEqual({
        betCount: bets.length,
        stakeMinor: `${sum('stakeMinor')}`,
        payoutMinor: `${sum('payoutMinor')}`,
        netMinor: `${sum('payoutMinor') - sum('stakeMinor')}`,
        currencyCode: 'MYR',
      });
      const filter = {
        ...{ merchantCode, agentId: top.memberId, currencyCode: 'MYR' as const },
        ...{ memberId: undefined, level: undefined, category: undefined, ...asked },
      };
      const large = await selectTeamBetSums(server.runner, filter, 1);
      expect([Number(large.betCount), `${large.stakeMinor}`, `${large.payoutMinor}`]).toEqual([
        bets.length,
        sums.stakeMinor,
        sums.payoutMinor,
      ]);
      if ('level' in query) expect(bets.every((bet) => team.get(bet.memberId) === query.level)).toBe(true);
      expect(bets.every((bet) => bet.level === team.get(bet.memberId))).toBe(true);
    }
    const bets = await pageThrough({});
    const file = (await server.call('exportTeamBets', { token, query: period() })).value();
    const rows = file.trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(bets.length);
    for (const [index, { userName, level, betKey }] of bets.entries()) {
      const key = betKey.slice(betKey.indexOf('team-round'));
      expect(rows[index]).toContain(`,${userName},${level},${key},`);
    }
  });

  test('of today are there before the day was counted', async () => {
    await model.bet(members[1] as TestMember, 0, 'RNG', 500, 0);
    await owner.query('delete from wau.team_day_plays');
    expect(keysOf(await pageThrough({ fromDay: model.day(1) }))).toEqual(
      expectedKeys(({ day }) => day >= model.day(1)),
    );
    await model.count(5, merchantCode);
  });
});

describe('AG-04 nobody but the own team', () => {
  test.each(['getTeamFigures', 'listTeamProfit', 'listTeamMembers'] as const)(
    '%s: member.unknown for whoever does not stand below',
    async (name) => {
      const agent = members[1] as TestMember;
      const days = name === 'listTeamMembers' ? {} : period();
      const ask = (under: MemberId) =>
        server.call(name, { token: agent.token, query: { ...days, under } as never });
      for (const stranger of [
        top,
        rival,
        members.find((each) => !model.below(agent.memberId).has(each.memberId) && each !== agent),
      ]) {
        expect((await ask((stranger as TestMember).memberId)).outcome()).toBe('404 member.unknown');
      }
      expect((await ask(newId('member', server.clock, systemRandom))).outcome()).toBe('404 member.unknown');
      expect((await ask(agent.memberId)).outcome()).toBe('200');
    },
  );

  test.each(['listTeamBets', 'getTeamBetTotals', 'exportTeamBets'] as const)(
    '%s: member.unknown for whoever does not stand below',
    async (name) => {
      const query = { ...period(), memberId: rival.memberId };
      expect((await server.call(name, { token: top.token, query })).outcome()).toBe('404 member.unknown');
    },
  );

  test('exportTeamProfit: member.unknown for whoever does not stand below', async () => {
    const query = { ...period(), under: rival.memberId };
    expect((await server.call('exportTeamProfit', { token: top.token, query })).outcome()).toBe(
      '404 member.unknown',
    );
  });
});

describe('AG-04 the stored tree', () => {
  const links = async () => {
    const { rows } = await owner.query<{ agent_id: MemberId; member_id: MemberId; level: number }>(
      'select agent_id, member_id, level from wau.team_links where agent_id = any ($1)',
      [[...model.upline.keys()]],
    );
    return new Set(rows.map(({ agent_id, member_id, level }) => `${agent_id} ${member_id} ${level}`));
  };
  const expected = () =>
    new Set(
      [...model.upline.keys()].flatMap((agentId) =>
        [...model.below(agentId)].map(([memberId, level]) => `${agentId} ${memberId} ${level}`),
      ),
    );
  const move = (member: TestMember, above: TestMember | undefined) =>
    owner.query('update wau.members set upline_member_id = $2 where member_id = $1', [
      member.memberId,
      above?.memberId ?? null,
    ]);

  test('is the one that uplines tell, also after members were moved with all below them', async () => {
    expect(await links()).toEqual(expected());
    const random = randomFrom(7);
    for (let index = 0; index < 30; index += 1) {
      const member = members[1 + random(members.length - 1)] as TestMember;
      const above = index % 7 === 0 ? undefined : (members[random(members.length)] as TestMember);
      const isCircle =
        above !== undefined && (above === member || model.below(member.memberId).has(above.memberId));
      if (isCircle) {
        await expect(move(member, above)).rejects.toMatchObject({ constraint: 'team_links_no_circle' });
      } else {
        await move(member, above);
        model.upline.set(member.memberId, above?.memberId);
      }
      expect(await links()).toEqual(expected());
    }
  });

  test('holds whoever is opened in one statement with an upline of the same', async () => {
    await owner.query('begin');
    await owner.query(
      `insert into wau.members (merchant_id, member_id, username, username_key, password_hash, registered_at, upline_member_id)
       values ('wau', 'mem_b', 'stmt.b', 'stmt.b', '', now(), 'mem_a'), ('wau', 'mem_a', 'stmt.a', 'stmt.a', '', now(), $1)`,
      [top.memberId],
    );
    const { rows } = await owner.query(
      `select agent_id, level from wau.team_links where member_id = 'mem_b' order by level`,
    );
    await owner.query('rollback');
    expect(rows).toEqual([
      { agent_id: 'mem_a', level: 1 },
      { agent_id: top.memberId, level: 2 },
    ]);
  });
});
