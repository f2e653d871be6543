import type { MemberId } from '@wau/contract/ids';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { fund } from '../../../testing/member-money.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { launch } from '../../play/vendor/testing/test-player.ts';
import { createVendorClient } from '../../play/vendor/testing/vendor-client.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

const dayMs = 24 * 60 * 60_000;

/** A day of Kuala Lumpur, `daysAgo` before the test clock's. */
function day(daysAgo = 0): string {
  return new Date(server.clock.nowMs() + 8 * 60 * 60_000 - daysAgo * dayMs).toISOString().slice(0, 10);
}

async function openTeamMember(
  username: string,
  {
    type = 0,
    upline,
    merchantCode = 'wau',
  }: { type?: number; upline?: TestMember; merchantCode?: string } = {},
): Promise<TestMember> {
  const member = await server.openMember(username, merchantCode);
  await owner.query('update wau.members set member_type = $2, upline_member_id = $3 where member_id = $1', [
    member.memberId,
    type,
    upline?.memberId ?? null,
  ]);
  return member;
}

const ask = ({ token, merchantCode }: TestMember, startDate = day(), endDate = startDate) =>
  server.call('getTeamOverview', { token, merchantCode, query: { startDate, endDate, size: 0 } });

const countersOf = async (...input: Parameters<typeof ask>) => (await ask(...input)).value().footer;

const setLogin = (memberId: MemberId, moment: Date) =>
  owner.query('update wau.sessions set created_at = $2, last_seen_at = $2 where member_id = $1', [
    memberId,
    moment,
  ]);

describe('AG-01 the counters of an agent’s team', () => {
  test('count everybody below at any level, and nobody else', async () => {
    const agent = await openTeamMember('team.top', { type: 2 });
    const second = await openTeamMember('team.second', { type: 1, upline: agent });
    await openTeamMember('team.special', { type: 40, upline: second });
    const third = await openTeamMember('team.third', { type: 1, upline: second });
    await openTeamMember('team.player', { upline: third });
    // Another team, and nobody's.
    const rival = await openTeamMember('team.rival', { type: 2 });
    await openTeamMember('team.rival.player', { upline: rival });
    await openTeamMember('team.alone');

    const all = {
      teamLoginMemberCount: 4,
      teamRegisterMemberCount: 4,
      teamOnlineCount: 4,
      teamBetMemberCount: 0,
    };
    expect(await countersOf(agent)).toEqual(all);
    expect(await countersOf(second)).toMatchObject({ teamLoginMemberCount: 3, teamOnlineCount: 3 });
    expect(await countersOf(third)).toMatchObject({ teamRegisterMemberCount: 1 });
    expect(await countersOf(rival)).toMatchObject({ teamRegisterMemberCount: 1, teamOnlineCount: 1 });
  });

  test('count by the days of the merchant’s time zone, and a member once', async () => {
    const agent = await openTeamMember('days.top', { type: 2 });
    const player = await openTeamMember('days.player', { upline: agent });
    const early = await openTeamMember('days.early', { upline: agent });
    // The last minute before midnight in Kuala Lumpur, and the first of today.
    const midnight = new Date(`${day()}T00:00:00+08:00`).getTime();
    await setLogin(early.memberId, new Date(midnight - 60_000));
    await owner.query('update wau.members set registered_at = $2 where member_id = $1', [
      early.memberId,
      new Date(midnight - 60_000),
    ]);
    await setLogin(player.memberId, new Date(midnight));
    await server.call('login', {
      body: { type: 'username', username: 'days.player', password: player.password, captcha: '' },
    });
    expect(await countersOf(agent)).toMatchObject({ teamLoginMemberCount: 1, teamRegisterMemberCount: 1 });
    expect(await countersOf(agent, day(1))).toMatchObject({
      teamLoginMemberCount: 1,
      teamRegisterMemberCount: 1,
    });
  });

  test('count who has bet, and who is here now', async () => {
    const agent = await openTeamMember('bets.top', { type: 2 });
    const player = await openTeamMember('bets.player', { upline: agent });
    const left = await openTeamMember('bets.left', { upline: agent });
    await fund(server, player, 1_000n);
    const key = studioVendorKey(testSecret);
    const vendor = createVendorClient(server.handle.vendorTransport, {
      ...{ vendorCode: studioVendorCode, key },
      clock: server.clock,
    });
    const launchToken = await launch(server, player);
    const { sessionToken } = (await vendor.send('authenticate', { launchToken })).value();
    const round = {
      merchantCode: player.merchantCode,
      playerId: player.memberId,
      gameId: 'dice',
      roundId: 'team-round-1',
    } as const;
    const bet = {
      ...round,
      sessionToken,
      transactionId: 'team-round-1:bet',
      amountMinor: '100',
      currencyCode: 'MYR',
    } as const;
    (await vendor.send('bet', bet)).value();
    expect(await countersOf(agent)).toMatchObject({ teamBetMemberCount: 1, teamOnlineCount: 2 });
    // Whoever has a bet given back, and no other, has not bet.
    const takenBack = { ...round, transactionId: 'team-round-1:back', betTransactionId: bet.transactionId };
    (await vendor.send('rollback', takenBack)).value();
    expect(await countersOf(agent)).toMatchObject({ teamBetMemberCount: 0 });
    const again = { roundId: 'team-round-2', transactionId: 'team-round-2:bet' };
    (await vendor.send('bet', { ...bet, ...again })).value();
    expect(await countersOf(agent)).toMatchObject({ teamBetMemberCount: 1 });
    await server.call('logout', { token: left.token });
    expect(await countersOf(agent)).toMatchObject({ teamOnlineCount: 1, teamLoginMemberCount: 2 });
    await setLogin(player.memberId, new Date(server.clock.nowMs() - 6 * 60_000));
    expect(await countersOf(agent)).toMatchObject({ teamOnlineCount: 0 });
  });

  test.each(['idle_until', 'ends_at'])('nobody is here whose session is over by its %s', async (end) => {
    const agent = await openTeamMember(`over.${end}`, { type: 2 });
    const player = await openTeamMember(`over.by.${end}`, { upline: agent });
    expect(await countersOf(agent)).toMatchObject({ teamOnlineCount: 1 });
    await owner.query(`update wau.sessions set ${end} = $2 where member_id = $1`, [
      player.memberId,
      new Date(server.clock.nowMs()),
    ]);
    expect(await countersOf(agent)).toMatchObject({ teamOnlineCount: 0, teamLoginMemberCount: 1 });
  });

  test('bets count by the days of the merchant’s time zone', async () => {
    const agent = await openTeamMember('bet.days', { type: 2 });
    const player = await openTeamMember('bet.days.player', { upline: agent });
    const betOn = (betDay: string) =>
      owner.query(
        `insert into wau.bet_day_sums (merchant_id, member_id, day, category, currency, bet_count, stake_minor,
                                       payout_minor, turnover_minor)
         values ('wau', $1, $2, 'RNG', 'MYR', 1, 100, 0, 100)`,
        [player.memberId, betDay],
      );
    await betOn(day(2));
    for (const [date, count] of [
      [day(3), 0],
      [day(2), 1],
      [day(1), 0],
    ] as const)
      expect(await countersOf(agent, date), date).toMatchObject({ teamBetMemberCount: count });
  });

  test.each([
    ['a day that is none', '2026-02-30', '2026-02-30', 'startDate'],
    ['an end that is none', day(), '2026-13-01', 'endDate'],
    ['tomorrow', day(), day(-1), 'endDate'],
    ['days the wrong way round', day(), day(1), 'startDate'],
    ['longer ago than sessions are kept', day(30), day(30), 'startDate'],
    ['two days', day(1), day(), 'endDate'],
  ])('request.invalid for %s', async (_, startDate, endDate, field) => {
    const agent = await openTeamMember(`wrong.${crypto.randomUUID().slice(0, 8)}`, { type: 2 });
    const answer = await ask(agent, startDate, endDate);
    expect(answer.outcome()).toBe('400 request.invalid');
    expect(answer.envelope).toMatchObject({ value: { field } });
  });

  test('are there for thirty days', async () => {
    const agent = await openTeamMember('thirty.top', { type: 2 });
    expect((await ask(agent, day(29))).outcome()).toBe('200');
  });
});

describe('AG-01 agents alone', () => {
  test.each([
    [0, '403 permission.missing'],
    [4, '403 trial.closed'],
    [40, '403 permission.missing'],
    [41, '200'],
    [1, '200'],
    [2, '200'],
  ])('type %d is answered %s', async (type, outcome) => {
    const member = await openTeamMember(`type.${type}`, { type });
    expect((await ask(member)).outcome()).toBe(outcome);
  });

  test('an agent is one at the own merchant only, and while the session lives', async () => {
    const agent = await openTeamMember('away.top', { type: 2 });
    expect((await ask({ ...agent, merchantCode: 'laut' as TestMember['merchantCode'] })).outcome()).toBe(
      '401 session.ended',
    );
    await server.call('logout', { token: agent.token });
    expect((await ask(agent)).outcome()).toBe('401 session.ended');
    expect(
      (await server.call('getTeamOverview', { query: { startDate: day(), endDate: day() } })).outcome(),
    ).toBe('401 session.missing');
  });
});
