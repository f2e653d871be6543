import type { MemberId } from '@wau/contract/ids';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../platform/calendar/calendar-days.ts';
import { changeSetting } from '../../../testing/change-settings.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { registerBody } from '../../../testing/register-body.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { selectPlanOn } from './affiliate-plans-sql.ts';
import { addVisits } from './affiliate-visits-sql.ts';
import { createAffiliateModel, wau } from './testing/affiliate-model.ts';
import { createVisitCounter } from './visit-counter.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
await owner.connect();
afterAll(() => owner.end());
const model = await createAffiliateModel(server, owner);
await model.plan('share', {
  ...{ tiers: [{ netMinor: '0', firstDeposits: 0, basisPoints: 2_500 }], fee: null, carriesOver: true },
});

const browser = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

const follow = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'GET',
    url: `/wps/affiliates/visit/${path}`,
    headers: { host: 'localhost', 'user-agent': browser, ...headers },
  });

const cookieOf = (answer: Awaited<ReturnType<typeof follow>>): string =>
  String(answer.headers['set-cookie'] ?? '').split(';', 1)[0] ?? '';

const as = { token: model.token, merchantCode: wau };
const reason = 'Seperti dipersetujui';

const registrationOf = async (username: string) => {
  const { rows } = await owner.query(
    `select affiliate_code, affiliate_campaign, affiliate_sub_id, recommender_member_id, upline_member_id
       from wau.member_registrations join wau.members using (merchant_id, member_id) where username = $1`,
    [username],
  );
  return rows[0];
};

const moveMember = (
  { memberId }: Pick<TestMember, 'memberId'>,
  userName: string,
  seenAffiliateId: MemberId | null,
  why = reason,
) =>
  server.call('moveAffiliateMember', {
    ...{ ...as, params: { memberId } },
    body: { userName, seenAffiliateId, reason: why },
  });

const findMember = async (member: string) =>
  (await server.call('findAffiliateMember', { ...as, query: { member } })).value();

const settings = (cookie?: string) =>
  server.call('getRegisterSettings', { ...(cookie === undefined ? {} : { headers: { cookie } }) });

describe('AFFMAN3 links of affiliates', () => {
  test('a link is remembered, leads to the registration and counts for the campaign and part it names', async () => {
    const affiliate = await model.affiliate('share');
    const opened = await server.call('openAffiliateCampaign', {
      token: affiliate.token,
      body: { campaignCode: 'raya', campaignName: 'Raya' },
    });
    expect(opened.outcome()).toBe('200');
    const answer = await follow(`${affiliate.code}?campaign=raya&sub=fb.1`);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/m/register?affiliateCode=${affiliate.code}`);
    expect(answer.headers['set-cookie']).toMatch(
      /^wau_affiliate=[^;]+; Path=\/wps\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    expect((await follow(`${affiliate.code}?to=home`)).headers.location).toBe('/m/home');
    const cookie = cookieOf(answer);
    expect((await settings(cookie)).value().affiliateCode).toBe(affiliate.code);
    const member = await model.bring(affiliate.code, model.month(), cookie);
    expect(await registrationOf(member.username)).toMatchObject({
      ...{ affiliate_code: affiliate.code, affiliate_campaign: 'raya', affiliate_sub_id: 'fb.1' },
      ...{ upline_member_id: null },
    });
  });

  test('the last link counts, or the first where the merchant says so', async () => {
    const [one, two] = [await model.affiliate('share'), await model.affiliate('share')];
    const first = cookieOf(await follow(one.code));
    const second = cookieOf(await follow(two.code, { cookie: first }));
    expect((await settings(second)).value().affiliateCode).toBe(two.code);
    await changeSetting(server, { merchantId: wau, settingName: 'affiliate-first-link', value: 'on' });
    await expect
      .poll(async () => (await follow(two.code, { cookie: first })).headers.location)
      .toBe(`/m/register?affiliateCode=${one.code}`);
    expect(cookieOf(await follow(two.code, { cookie: first }))).toBe('');
    await changeSetting(server, { merchantId: wau, settingName: 'affiliate-first-link', value: 'off' });
    await changeSetting(server, { merchantId: wau, settingName: 'affiliate-window-days', value: '7' });
    await expect
      .poll(async () => String((await follow(two.code)).headers['set-cookie']))
      .toContain('Max-Age=604800');
    await changeSetting(server, { merchantId: wau, settingName: 'affiliate-window-days', value: '30' });
  });

  test('hostile links lead home or are kept apart from what counts', async () => {
    expect((await follow('a%2F..%2Fb')).headers.location).toBe('/m/home');
    expect((await follow(`x${'y'.repeat(40)}`)).headers.location).toBe('/m/home');
    const affiliate = await model.affiliate('share');
    const answer = await follow(
      `${affiliate.code}?campaign=%3Cscript%3E&sub=a;b&sub=c&to=https://evil.example`,
    );
    expect(answer.headers.location).toBe(`/m/register?affiliateCode=${affiliate.code}`);
    expect(cookieOf(answer)).toMatch(new RegExp(`^wau_affiliate=${affiliate.code}~~~\\d{4}-\\d\\d-\\d\\d$`));
    expect((await settings('wau_affiliate=nobody~~~2026-01-01')).value().affiliateCode).toBe('');
    expect((await settings('wau_affiliate=nonsense')).value().affiliateCode).toBe('');
  });

  test('who comes for an affiliate is nobody’s friend and stands below nobody', async () => {
    const affiliate = await model.affiliate('share');
    const friend = await server.openMember('inviting.friend');
    await changeSetting(server, { merchantId: wau, settingName: 'flag REFERRAL', value: 'on' });
    const register = await server.call('register', {
      body: registerBody({
        ...{ username: 'broughtbyboth', affiliateCode: affiliate.code },
        recommenderId: friend.memberId,
      }),
      address: '10.78.1.1',
    });
    expect(register.outcome()).toBe('200');
    expect(await registrationOf('broughtbyboth')).toMatchObject({
      ...{ affiliate_code: affiliate.code, recommender_member_id: null, upline_member_id: null },
    });
  });

  test('a switched-off affiliate or code brings nobody', async () => {
    const affiliate = await model.affiliate('share');
    const params = { memberId: affiliate.memberId };
    const check = async () =>
      (await server.call('checkAffiliate', { query: { code: affiliate.code } })).outcome();
    expect(await check()).toBe('200');
    const change = (enabled: boolean) =>
      server.call('changeAffiliate', { ...as, params, body: { planCode: 'share', enabled, reason } });
    (await change(false)).value();
    expect(await check()).toBe('409 affiliate.agent.invalid');
    (await change(true)).value();
    const body = { affiliateCode: affiliate.code.toUpperCase(), enabled: false, reason };
    expect((await server.call('addAffiliateCode', { ...as, params, body })).value()).toEqual({
      ...{ affiliateCode: affiliate.code, enabled: false },
    });
    expect(await check()).toBe('404 affiliate.code.invalid');
  });
});

describe('AFFMAN3 visits', () => {
  const visit = (affiliateCode: string, more: object = {}) => ({
    ...{ merchantCode: wau, affiliateCode, day: model.month(), campaignCode: '', subId: '' },
    ...more,
  });
  const visitsOf = async (member: TestMember, by: 'day' | 'campaign' | 'subId') => {
    const query = { fromDay: model.month(), toDay: addDays(model.month(), 27), by };
    const { list } = (await server.call('getAffiliateFigures', { token: member.token, query })).value();
    return list.map(({ key, visitCount }) => [key, visitCount]);
  };

  test('are held in memory and written together; an address that reloads counts some times alone', async () => {
    const affiliate = await model.affiliate('share');
    const counter = createVisitCounter(server.runner);
    for (let count = 0; count < 50; count += 1) counter.note(visit(affiliate.code), '10.1.1.1', 0);
    for (let count = 0; count < 5; count += 1) counter.note(visit(affiliate.code), `10.1.2.${count}`, 0);
    counter.note(visit('nobodys-code'), '10.1.3.1', 0);
    expect(await visitsOf(affiliate, 'day')).toEqual([]);
    await counter.flush();
    await counter.flush();
    expect(await visitsOf(affiliate, 'day')).toEqual([[model.month(), 25]]);
  });

  test('what could not be written is written the next time', async () => {
    const affiliate = await model.affiliate('share');
    let isDown = true;
    const counter = createVisitCounter({
      query: (statement) => (isDown ? Promise.reject(new Error('down')) : server.runner.query(statement)),
    } as typeof server.runner);
    counter.note(visit(affiliate.code), '10.1.1.1', 0);
    await expect(counter.flush()).rejects.toThrow('down');
    isDown = false;
    await counter.flush();
    expect(await visitsOf(affiliate, 'day')).toEqual([[model.month(), 1]]);
  });

  test('parts of campaigns that somebody makes up fill no table, and unknown campaigns count without one', async () => {
    const affiliate = await model.affiliate('share');
    const made = Array.from({ length: 10 }, (_, index) => ({
      ...visit(affiliate.code, { subId: `s${index}` }),
      count: 1,
    }));
    await addVisits(server.runner, made, 4);
    await addVisits(
      server.runner,
      [{ ...visit(affiliate.code, { subId: 's0', campaignCode: 'unopened' }), count: 3 }],
      4,
    );
    const bySub = await visitsOf(affiliate, 'subId');
    expect(bySub.length).toBeLessThanOrEqual(5);
    expect(bySub.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(13);
    expect(await visitsOf(affiliate, 'campaign')).toEqual([['', 13]]);
  });

  test('robots, previews and what is fetched ahead are not counted, nor a browser twice a day', async () => {
    const affiliate = await model.affiliate('share');
    await follow(affiliate.code, { 'user-agent': 'Googlebot/2.1' });
    await follow(affiliate.code, { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' });
    await follow(affiliate.code, { 'user-agent': 'WhatsApp/2.23' });
    await follow(affiliate.code, { 'sec-purpose': 'prefetch;prerender' });
    await follow(affiliate.code, { 'sec-fetch-dest': 'image' });
    const counted = await follow(affiliate.code);
    await follow(affiliate.code, { cookie: cookieOf(counted) });
    await expect
      .poll(
        async () =>
          (
            await owner.query('select visit_count from wau.affiliate_visits where affiliate_code = $1', [
              affiliate.code,
            ])
          ).rows[0]?.visit_count,
        { timeout: 15_000 },
      )
      .toBe('1');
  }, 20_000);
});

describe('AFFMAN3 figures and members of affiliates', () => {
  test('figures add up by day, campaign and part, and are the affiliate’s own alone', async () => {
    const affiliate = await model.affiliate('share');
    await server.call('openAffiliateCampaign', {
      token: affiliate.token,
      body: { campaignCode: 'raya', campaignName: 'Raya' },
    });
    const day = model.month();
    const cookie = cookieOf(await follow(`${affiliate.code}?campaign=raya&sub=b1`));
    const one = await model.bring(affiliate.code, day, cookie);
    const two = await model.bring(affiliate.code, day);
    await model.deposit(one.memberId, day, 10_000);
    await model.deposit(one.memberId, addDays(day, 1), 5_000);
    await model.bet(one.memberId, addDays(day, 1), 9_000, 2_000);
    await model.bet(two.memberId, addDays(day, 1), 1_000, 4_000);
    await model.count(day, addDays(day, 2));
    await model.count(day, addDays(day, 2));
    const ask = async (by: 'day' | 'campaign' | 'subId', campaignCode?: string) =>
      (
        await server.call('getAffiliateFigures', {
          token: affiliate.token,
          query: {
            fromDay: day,
            toDay: addDays(day, 20),
            by,
            ...(campaignCode === undefined ? {} : { campaignCode }),
          },
        })
      ).value();
    const { totals, list } = await ask('day');
    expect(totals).toMatchObject({
      ...{ registeredCount: 2, firstDepositCount: 1, depositCount: 2, depositMinor: '15000' },
      ...{ turnoverMinor: '10000', stakeMinor: '10000', payoutMinor: '6000', netMinor: '4000' },
    });
    expect(list.map(({ key, netMinor }) => [key, netMinor])).toEqual([
      [addDays(day, 1), '4000'],
      [day, '0'],
    ]);
    expect((await ask('campaign')).list.map(({ key, netMinor }) => [key, netMinor])).toEqual([
      ['raya', '7000'],
      ['', '-3000'],
    ]);
    expect((await ask('subId', 'raya')).list.map(({ key, netMinor }) => [key, netMinor])).toEqual([
      ['b1', '7000'],
    ]);
    const other = await model.affiliate('share');
    const otherTotals = (
      await server.call('getAffiliateFigures', {
        token: other.token,
        query: { fromDay: day, toDay: addDays(day, 20), by: 'day' },
      })
    ).value().totals;
    expect(otherTotals).toMatchObject({ registeredCount: 0, netMinor: '0' });
    const nobody = await model.agent();
    expect(
      (
        await server.call('getAffiliateFigures', {
          token: nobody.token,
          query: { fromDay: day, toDay: day, by: 'day' },
        })
      ).outcome(),
    ).toBe('404 affiliate.unknown');
  });

  test('who may be the affiliate is held until an operator decides, and counts with all days after that', async () => {
    const affiliate = await model.affiliate('share');
    const self = await model.bring(affiliate.code, model.month());
    await model.deposit(self.memberId, model.month(), 10_000);
    await model.bet(self.memberId, model.month(), 8_000, 0);
    await owner.query(
      `insert into wau.known_devices (merchant_id, member_id, device_hash, last_login_at)
       select $1, unnest($2::text[]), '\\x01', now()`,
      [wau, [self.memberId, affiliate.memberId]],
    );
    await model.countMonth();
    await model.run();
    const held = (await server.call('listHeldAffiliateMembers', { ...as, query: {} })).value().list;
    expect(held).toMatchObject([{ memberId: self.memberId, affiliateName: affiliate.username }]);
    expect((await model.statements(affiliate))[0]).toMatchObject({ netMinor: '0', amountMinor: '0' });
    const decide = (decision: 'approved' | 'rejected') =>
      server.call('decideAffiliateMember', {
        ...{ ...as, params: { memberId: self.memberId } },
        body: { decision, reason },
      });
    expect((await decide('approved')).outcome()).toBe('200');
    expect((await decide('rejected')).outcome()).toBe('409 affiliate.member.decided');
    const waiting = (await model.runs())[0];
    (await model.decide(model.month(), 'recounted', waiting?.amountMinor ?? '')).value();
    await model.run();
    expect((await model.statements(affiliate))[0]).toMatchObject({ netMinor: '8000', amountMinor: '2000' });
  });

  test('who comes to share something with the affiliate later is held from the next month on; what was paid stays', async () => {
    const approveAll = async () => {
      await model.run();
      for (const { state, month: each, amountMinor } of await model.runs())
        if (state === 'waiting') (await model.decide(each, 'approved', amountMinor)).value();
      await model.run();
    };
    await approveAll();
    await model.nextMonth();
    const affiliate = await model.affiliate('share');
    const month = model.month();
    const { memberId } = await model.bring(affiliate.code, month);
    await model.deposit(memberId, month, 10_000);
    await model.bet(memberId, month, 8_000, 0);
    await model.countMonth();
    await approveAll();
    const standing = async () =>
      (
        await owner.query('select standing, marks from wau.affiliate_members where member_id = $1', [
          memberId,
        ])
      ).rows;
    expect(await standing()).toEqual([{ standing: 'clear', marks: [] }]);
    const statements = async () =>
      (await model.statements(affiliate)).map(({ netMinor, state }) => `${netMinor} ${state}`);
    expect(await statements()).toEqual(['8000 paid']);
    await owner.query(
      `insert into wau.known_devices (merchant_id, member_id, device_hash, last_login_at)
       select $1, unnest($2::text[]), '\\x02', now()`,
      [wau, [memberId, affiliate.memberId]],
    );
    await model.nextMonth();
    await model.bet(memberId, model.month(), 5_000, 0);
    await model.countMonth();
    await approveAll();
    expect(await standing()).toEqual([{ standing: 'held', marks: ['device'] }]);
    expect(await statements()).toEqual(['0 paid', '8000 paid']);
  });

  test('a member counts for another affiliate from tomorrow on, and below an agent for none', async () => {
    const [one, two] = [await model.affiliate('share'), await model.affiliate('share')];
    const today = model.today();
    const member = await model.bring(one.code, today);
    await model.count(today, today);
    const move = (userName: string, seenAffiliateId: MemberId | null = one.memberId) =>
      moveMember(member, userName, seenAffiliateId);
    expect((await move('nobody.at.all')).outcome()).toBe('404 affiliate.unknown');
    expect((await move(two.username, null)).outcome()).toBe('409 affiliate.changed');
    expect((await move(two.username)).value()).toEqual({ since: addDays(today, 1) });
    expect((await move(two.username)).value()).toEqual({ since: addDays(today, 1) });
    expect((await move('', two.memberId)).outcome()).toBe('409 affiliate.moved.today');
    expect((await moveMember(one, one.username, null)).outcome()).toBe('409 affiliate.own.member');
    expect(await findMember(member.username)).toMatchObject({
      ...{
        memberId: member.memberId,
        affiliateId: two.memberId,
        movedTo: addDays(today, 1),
        uplineName: null,
      },
      list: [
        { since: addDays(today, 1), affiliateName: two.username, standing: 'approved', reason },
        { since: today, affiliateName: one.username, standing: 'new', reason: '' },
      ],
    });
    await model.bet(member.memberId, today, 1_000, 0);
    await model.bet(member.memberId, addDays(today, 1), 2_000, 0);
    await model.count(today, addDays(today, 1));
    const whose = async () =>
      (
        await owner.query(
          `select day::text, affiliate_id from wau.affiliate_member_days where member_id = $1 order by day`,
          [member.memberId],
        )
      ).rows.map(({ affiliate_id }) => affiliate_id);
    expect(await whose()).toEqual([one.memberId, two.memberId]);
    const agent = await model.agent();
    await owner.query('update wau.members set upline_member_id = $2 where member_id = $1', [
      member.memberId,
      agent.memberId,
    ]);
    await model.count(addDays(today, 1), addDays(today, 1));
    expect(await whose()).toEqual([one.memberId]);
    expect(await findMember(member.memberId)).toMatchObject({ uplineName: agent.username });
  });

  test('days before a member came to stand below an agent stay the affiliate’s, however often they are counted', async () => {
    const affiliate = await model.affiliate('share');
    const [agent, other] = [await model.agent(), await model.agent()];
    const [first, second, third] = [0, 1, 2].map((ahead) => addDays(model.today(), ahead));
    const days = [first ?? '', second ?? '', third ?? ''] as const;
    const { memberId } = await model.bring(affiliate.code, days[0]);
    for (const day of days) await model.bet(memberId, day, 1_000, 0);
    const countAll = () => model.count(days[0], days[2]);
    /** Under somebody else from noon of a day on. */
    const move = async (upline: TestMember, day: string) => {
      await owner.query('update wau.members set upline_member_id = $2 where member_id = $1', [
        memberId,
        upline.memberId,
      ]);
      await owner.query('update wau.team_links set since = $2 where member_id = $1', [
        memberId,
        new Date(`${day}T12:00:00+08:00`),
      ]);
    };
    const counted = async () =>
      (
        await owner.query<{ day: string; stake: string }>(
          `select day::text, stake_minor::text as stake from wau.affiliate_member_days where member_id = $1 order by day`,
          [memberId],
        )
      ).rows.map(({ day, stake }) => `${day} ${stake}`);
    await model.count(days[0], days[1]);
    await move(agent, days[1]);
    // A round of the first day becomes known late.
    await model.bet(memberId, days[0], 500, 0);
    for (let times = 0; times < 2; times += 1) await countAll();
    expect(await counted()).toEqual([`${days[0]} 1500`]);
    // Another agent later makes the affiliate's no day on which the member stood below one already.
    await move(other, addDays(days[2], 1));
    await countAll();
    expect(await counted()).toEqual([`${days[0]} 1500`]);
  });

  test('of twenty moves at once one is made, to whomever they are', async () => {
    const affiliates = await Promise.all(Array.from({ length: 3 }, () => model.affiliate('share')));
    const [one] = affiliates;
    const member = await model.bring(one?.code ?? '', model.today());
    await model.count(model.today(), model.today());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        moveMember(member, affiliates[1 + (index % 2)]?.username ?? '', one?.memberId ?? null),
      ),
    );
    const outcomes = answers.map((answer) => answer.outcome());
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(10);
    expect(new Set(outcomes)).toEqual(new Set(['200', '409 affiliate.moved.today']));
    const { rows } = await owner.query('select since from wau.affiliate_members where member_id = $1', [
      member.memberId,
    ]);
    expect(rows).toHaveLength(2);
    const { rows: audit } = await owner.query<{ reason: string }>(
      `select new_values ->> 'reason' as reason from wau.audit_entries
        where action = 'moveAffiliateMember' and subject = $1`,
      [member.memberId],
    );
    expect(new Set(audit.map((entry) => entry.reason))).toEqual(new Set([reason]));
    expect((await moveMember(member, '', null, ' ')).outcome()).toBe('400 request.invalid');
  });

  test('a member who was rejected, and is let count later, adds the days from then on alone', async () => {
    const affiliate = await model.affiliate('share');
    const month = model.month();
    const member = await model.bring(affiliate.code, month);
    await model.deposit(member.memberId, month, 10_000);
    await model.bet(member.memberId, month, 8_000, 0);
    await model.countMonth();
    // As a decision leaves it.
    await owner.query(`update wau.affiliate_members set standing = 'rejected' where member_id = $1`, [
      member.memberId,
    ]);
    const today = model.today();
    expect((await moveMember(member, affiliate.username, affiliate.memberId)).value()).toEqual({
      since: addDays(today, 1),
    });
    await model.bet(member.memberId, addDays(today, 1), 4_000, 0);
    await model.nextMonth();
    await model.countMonth();
    await model.run();
    while ((await model.runs()).some(({ state }) => state === 'waiting')) {
      const waiting = (await model.runs()).findLast(({ state }) => state === 'waiting');
      (await model.decide(waiting?.month ?? '', 'approved', waiting?.amountMinor ?? '')).value();
      await model.run();
    }
    const [latest] = await model.statements(affiliate);
    expect(latest).toMatchObject({ month: model.month().slice(0, 7), netMinor: '4000' });
  });

  test('S1 another merchant’s members are unknown, and nobody moves them', async () => {
    const affiliate = await model.affiliate('share');
    const member = await model.bring(affiliate.code, model.today());
    const there = await openOperator(server, 'affiliate.elsewhere', 'administrator', ['laut']);
    const away = { token: there.token, merchantCode: 'laut' };
    const found = await server.call('findAffiliateMember', { ...away, query: { member: member.memberId } });
    expect(found.outcome()).toBe('404 member.unknown');
    const moved = await server.call('moveAffiliateMember', {
      ...{ ...away, params: { memberId: member.memberId } },
      body: { userName: '', seenAffiliateId: affiliate.memberId, reason },
    });
    expect(moved.outcome()).toBe('404 member.unknown');
    const nobody = await server.call('findAffiliateMember', { ...as, query: { member: 'nobody.at.all' } });
    expect(nobody.outcome()).toBe('404 member.unknown');
  });
});

describe('AFFMAN3 what operators do about affiliates', () => {
  const open = (body: {
    readonly userName: string;
    readonly planCode?: string;
    readonly affiliateCode?: string;
  }) => server.call('openAffiliate', { ...as, body: { planCode: 'share', reason, ...body } });

  test('an agent becomes an affiliate once, with a code that nobody else has', async () => {
    const agent = await model.agent();
    const player = await server.openMember('affiliate.player');
    expect((await open({ userName: player.username })).outcome()).toBe('409 affiliate.agent.only');
    expect((await open({ userName: 'nobody.at.all' })).outcome()).toBe('404 member.unknown');
    expect((await open({ userName: agent.username, planCode: 'none' })).outcome()).toBe(
      '404 affiliate.plan.unknown',
    );
    expect((await open({ userName: agent.username, affiliateCode: 'LAYANG' })).outcome()).toBe(
      '409 affiliate.code.taken',
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => open({ userName: agent.username })));
    const codes = new Set(answers.map((answer) => answer.value().affiliateCode));
    expect(codes.size).toBe(1);
    expect([...codes][0]).toMatch(/^[a-z2-9]{10}$/);
    expect((await open({ userName: agent.username, affiliateCode: 'another-code' })).outcome()).toBe(
      '409 affiliate.changed',
    );
    const found = (await server.call('listAffiliates', { ...as, query: { search: agent.username } })).value()
      .list;
    expect(found).toMatchObject([
      { memberId: agent.memberId, planCode: 'share', enabled: true, memberCount: 0 },
    ]);
  });

  test('codes and hosts are one affiliate’s alone', async () => {
    const [one, two] = [await model.affiliate('share'), await model.affiliate('share')];
    const add = (member: TestMember, affiliateCode: string) =>
      server.call('addAffiliateCode', {
        ...{ ...as, params: { memberId: member.memberId } },
        body: { affiliateCode, enabled: true, reason },
      });
    expect((await add(one, 'jom-main')).outcome()).toBe('200');
    expect((await add(one, 'jom-main')).outcome()).toBe('200');
    expect((await add(two, 'JOM-MAIN')).outcome()).toBe('409 affiliate.code.taken');
    const domain = (member: TestMember, host: string, affiliateCode: string) =>
      server.call('changeAffiliateDomain', {
        ...{ ...as, params: { memberId: member.memberId } },
        body: { domain: host, affiliateCode, reason },
      });
    expect((await domain(one, 'evil.example', 'jom-main')).outcome()).toBe('404 affiliate.domain.unknown');
    expect((await domain(one, 'wau.localhost', two.code)).outcome()).toBe('404 affiliate.code.invalid');
    expect((await domain(one, 'jom.localhost', 'jom-main')).outcome()).toBe('409 affiliate.domain.taken');
    expect((await domain(one, 'WAU.localhost', 'jom-main')).value()).toEqual({
      ...{ domain: 'wau.localhost', affiliateCode: 'jom-main' },
    });
    expect((await domain(two, 'wau.localhost', two.code)).outcome()).toBe('409 affiliate.domain.taken');
    expect(
      (await server.call('checkAffiliate', { query: { domain: 'wau.localhost' } })).value().affiliateCode,
    ).toBe('jom-main');
    expect((await domain(one, 'wau.localhost', '')).outcome()).toBe('200');
    const gone = await server.call('checkAffiliate', { query: { domain: 'wau.localhost' } });
    expect(gone.outcome()).toBe('404 affiliate.code.invalid');
    const count = 60;
    const outcomes: string[] = [];
    for (let index = 0; index < count; index += 1) outcomes.push((await add(two, `many-${index}`)).outcome());
    expect(outcomes.at(-1)).toBe('409 affiliate.code.many');
  });

  test('campaigns are opened once, so many at most', async () => {
    const affiliate = await model.affiliate('share');
    const openCampaign = (campaignCode: string, campaignName: string, token = affiliate.token) =>
      server.call('openAffiliateCampaign', { token, body: { campaignCode, campaignName } });
    expect((await openCampaign('raya', 'Raya')).outcome()).toBe('200');
    expect((await openCampaign('raya', ' Raya ')).outcome()).toBe('200');
    expect((await openCampaign('raya', 'Other')).outcome()).toBe('409 affiliate.campaign.taken');
    expect((await openCampaign('raya', 'Raya', (await model.agent()).token)).outcome()).toBe(
      '404 affiliate.unknown',
    );
    await owner.query(
      `insert into wau.affiliate_campaigns (merchant_id, member_id, campaign_code, campaign_name, opened_at)
       select $1, $2, 'c' || number, 'c', now() from generate_series(1, 99) as number`,
      [wau, affiliate.memberId],
    );
    expect((await openCampaign('one-more', 'One more')).outcome()).toBe('409 affiliate.campaign.many');
  });

  test('a plan changes by versions for months to come, and bad terms are refused', async () => {
    const store = (version: number, basisPoints: number, more: object = {}) =>
      server.call('storeAffiliatePlan', {
        ...as,
        body: {
          ...{ planCode: 'versions', planName: 'Versi', version, reason, fee: null, carriesOver: true },
          ...{ tiers: [{ netMinor: '0', firstDeposits: 0, basisPoints }] },
          ...more,
        },
      });
    const first = (await store(0, 2_000)).value();
    expect(first).toEqual({ planCode: 'versions', version: 1, startsOn: `${model.today().slice(0, 8)}01` });
    expect((await store(0, 2_000)).value()).toEqual(first);
    expect((await store(0, 3_000)).outcome()).toBe('409 affiliate.changed');
    const second = (await store(1, 3_000)).value();
    expect(second.version).toBe(2);
    expect(second.startsOn > first.startsOn).toBe(true);
    expect((await store(2, 3_000, { tiers: [] })).outcome()).toBe('400 affiliate.plan.invalid');
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => store(2, 3_001 + index)));
    expect(answers.filter((answer) => answer.outcome() === '200')).toHaveLength(1);
    const plans = (await server.call('listAffiliatePlans', as)).value().list;
    expect(plans.filter(({ planCode }) => planCode === 'versions').map(({ version }) => version)).toEqual([
      3, 2, 1,
    ]);
    const versionOn = async (day: string) =>
      (await selectPlanOn(server.runner, wau, 'versions', day))?.version;
    expect(await versionOn(second.startsOn)).toBe(3);
    expect(await versionOn(addDays(second.startsOn, -1))).toBe(1);
    expect(await versionOn('2020-01-01')).toBe(1);
  });

  test('another affiliate’s statement is unknown', async () => {
    const { rows } = await owner.query<{ statement_id: never }>(
      'select statement_id from wau.affiliate_statements limit 1',
    );
    const params = { statementId: rows[0]?.statement_id ?? (`afs_${'0'.repeat(26)}` as never) };
    const other = await model.affiliate('share');
    const answer = await server.call('listAffiliateLines', { token: other.token, params, query: {} });
    expect(answer.outcome()).toBe('404 affiliate.statement.unknown');
    const desk = await server.call('listAffiliateRunLines', {
      ...{ ...as, params: { statementId: `afs_${'0'.repeat(26)}` as never }, query: {} },
    });
    expect(desk.outcome()).toBe('404 affiliate.statement.unknown');
  });
});
