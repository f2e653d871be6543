import type { MemberId } from '@wau/contract/ids';
import { roundStream } from '@wau/fairness/round-stream';
import { parseClientSeed, parseCommitment, parseServerSeed, verifyCommitment } from '@wau/fairness/seeds';
import { toMinor } from '@wau/money/minor';
import { drawRedPackets } from '@wau/rules/agency/red-packets';
import { withTransaction } from '@wau/service/database/database';
import { newId, systemRandom } from '@wau/service/random';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { changeSetting, turnSwitch } from '../../../testing/change-settings.ts';
import { balanceOf } from '../../../testing/member-money.ts';
import { switchOnFlags } from '../../../testing/switch-on-flags.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { addTurnoverRequirement } from '../../money/turnover/turnover-requirements.ts';
import { announceRedRainJob } from './announce-red-rain-job.ts';
import { catchTogether } from './catch-together.ts';
import { cancelRain } from './end-red-rain.ts';
import { endRedRainsJob } from './end-red-rains-job.ts';
import { openRainStage, wau } from './testing/rain-stage.ts';

const server = await createTestServer();
const stage = openRainStage(server);
const { openTeam, schedule, begin, catchOf, endDue } = stage;
beforeAll(async () => {
  await stage.owner.connect();
  await switchOnFlags(server, 'REDRAIN3');
});
afterAll(() => stage.owner.end());

const usual = { 'rain-minimum': '1000', 'rain-maximum': '1000000', 'rain-daily-count': '100' };
const set = async (changes: Partial<typeof usual>) => {
  for (const [settingName, value] of Object.entries(changes))
    await changeSetting(server, { merchantId: wau, settingName, value });
};
beforeAll(() => set(usual));
afterEach(async () => {
  await set(usual);
  // Whatever a test has done, the books say what the rains' rows say.
  expect(await stage.pendingMinor()).toBe(await stage.openMinor());
  expect(await server.ledger.verifyChains(wau)).toEqual([]);
});

const rainsOf = async ({ token }: TestMember) => (await server.call('listRedRains', { token })).value().list;
const resultOf = ({ token }: TestMember, rainId: Awaited<ReturnType<typeof begin>>) =>
  server.call('getRedRain', { token, params: { rainId } });

describe('AG-04 scheduling a red rain', () => {
  test('AG-04 takes the whole sum out of the wallet before it starts, and the team is told', async () => {
    const { agent, members } = await openTeam(2);
    const rain = (await schedule(agent)).value();
    expect(rain).toMatchObject({ status: 'scheduled', totalMinor: '10000', caughtCount: 0, funder: 'agent' });
    expect(await balanceOf(server, agent)).toBe(90_000n);
    const { token } = agent;
    const moved = (await server.call('listMovements', { token, query: { kind: 'transfer' } })).value().list;
    expect(moved).toMatchObject([{ reason: 'rain.fund', amountMinor: '-10000', reference: rain.rainId }]);
    const job = announceRedRainJob({ ...server, random: systemRandom });
    const key = { merchantCode: wau, rainId: rain.rainId };
    for (let times = 0; times < 2; times += 1) await job.run(key, new AbortController().signal);
    for (const member of members) {
      const { list } = (await server.call('listInboxMessages', { token: member.token, query: {} })).value();
      expect(list.map(({ link }) => link)).toEqual(['/m/redRain']);
      expect(await rainsOf(member)).toMatchObject([{ rainId: rain.rainId, caught: null, hasPackets: true }]);
    }
    expect(await rainsOf(agent)).toEqual([]);
    const own = (await server.call('listOwnRedRains', { token })).value().list;
    expect(own.map(({ rainId }) => rainId)).toEqual([rain.rainId]);
    const audit = await stage.owner.query(
      `select action from wau.audit_entries where actor_id = $1 and action = 'scheduleRedRain'`,
      [agent.memberId],
    );
    expect(audit.rows).toHaveLength(1);
  });

  test('AG-04 F1 repeated it is one rain, another order under the key is refused, and so are twenty at once', async () => {
    const { agent } = await openTeam(0);
    const key = stage.nextKey();
    const startsAt = new Date(server.clock.nowMs() + 600_000).toISOString();
    const first = (await schedule(agent, { startsAt }, key)).value();
    expect((await schedule(agent, { startsAt }, key)).value()).toEqual(first);
    expect((await schedule(agent, { startsAt, packetCount: 6 }, key)).outcome()).toBe(
      '409 idempotency.conflict',
    );
    const ids = new Set<string>();
    for (let times = 0; times < 5; times += 1) {
      // Fewer at once than a payment password has attempts.
      const four = await Promise.all([1, 2, 3, 4].map(() => schedule(agent, { startsAt }, key)));
      for (const answer of four) ids.add(answer.value().rainId);
    }
    expect([...ids]).toEqual([first.rainId]);
    expect(await balanceOf(server, agent)).toBe(90_000n);
    const outcomes: string[] = [];
    for (let times = 0; times < 5; times += 1) {
      const four = await Promise.all([1, 2, 3, 4].map(() => schedule(agent, { totalMinor: '20000' })));
      outcomes.push(...four.map((answer) => answer.outcome()));
    }
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(4);
    expect(outcomes.filter((outcome) => outcome === '402 balance.insufficient')).toHaveLength(16);
    expect(await balanceOf(server, agent)).toBe(10_000n);
  });

  test('AG-04 what bounds it is said, and no money moves', async () => {
    const { agent } = await openTeam(1);
    await set({ 'rain-minimum': '2000', 'rain-maximum': '5000', 'rain-daily-count': '1' });
    const below = await schedule(agent, { totalMinor: '1999' });
    expect([below.outcome(), below.envelope.value]).toEqual([
      '400 rain.amount.below.minimum',
      { field: 'totalMinor', limitMinor: '2000' },
    ]);
    const above = await schedule(agent, { totalMinor: '5001' });
    expect(above.outcome()).toBe('400 rain.amount.above.maximum');
    const many = await schedule(agent, { totalMinor: '2000', packetCount: 2_000 });
    expect(many.outcome()).toBe('200');
    const second = await schedule(agent, { totalMinor: '2000' });
    expect(second.outcome()).toBe('409 rain.daily.maximum');
    await set({ 'rain-minimum': '1', 'rain-daily-count': '9' });
    expect((await schedule(agent, { totalMinor: '4', packetCount: 5 })).outcome()).toBe(
      '400 rain.packets.too.many',
    );
    const nowMs = server.clock.nowMs();
    for (const aheadMs of [-1, 59_000, 31 * 86_400_000]) {
      const startsAt = new Date(nowMs + aheadMs).toISOString();
      expect((await schedule(agent, { startsAt, totalMinor: '2000' })).outcome()).toBe(
        '400 rain.time.invalid',
      );
    }
    expect((await schedule(agent, { totalMinor: '2000', paymentPassword: '111222' })).outcome()).toMatch(
      /payment\.password\.wrong$/,
    );
    await addTurnoverRequirement(
      server.runner,
      { merchantCode: wau, memberId: agent.memberId, currencyCode: 'MYR' },
      { reference: 'test-rain', requiredMinor: toMinor(5_000n), grantedMinor: toMinor(500n) },
      new Date(server.clock.nowMs()),
    );
    expect((await schedule(agent, { totalMinor: '2000' })).outcome()).toBe('409 turnover.missing');
    expect(await balanceOf(server, agent)).toBe(98_000n);
  });

  test('AG-04 as many as a day allows, and as many again on the next', async () => {
    const { agent } = await openTeam(0);
    await set({ 'rain-daily-count': '1' });
    (await schedule(agent, { totalMinor: '1000' })).value();
    expect((await schedule(agent, { totalMinor: '1000' })).outcome()).toBe('409 rain.daily.maximum');
    await stage.nextDay();
    (await schedule(agent, { totalMinor: '1000' })).value();
  });

  test('AG-04 a player schedules none, and with the switch off nobody does', async () => {
    const { agent, members } = await openTeam(1);
    expect((await schedule(members[0] ?? agent)).outcome()).toBe('403 permission.missing');
    await turnSwitch(server, 'flag REDRAIN3', 'off');
    try {
      expect((await schedule(agent)).outcome()).toBe('403 module.unavailable');
    } finally {
      await turnSwitch(server, 'flag REDRAIN3', 'on');
    }
  });
});

describe('AG-04 catching red packets', () => {
  test('AG-04 nobody gets two: twenty times at once it is the same packet, paid once', async () => {
    const { agent, members } = await openTeam(1);
    const [member = agent] = members;
    const rainId = await begin(agent);
    const answers = await Promise.all(Array.from({ length: 20 }, () => catchOf(member, rainId)));
    const caught = answers.map((answer) => answer.value());
    expect(new Set(caught.map(({ packetNumber }) => packetNumber)).size).toBe(1);
    expect(await balanceOf(server, member)).toBe(BigInt(caught[0]?.amountMinor ?? '0'));
    expect((await catchOf(member, rainId)).value()).toEqual(caught[0]);
    expect(await rainsOf(member)).toMatchObject([{ caught: caught[0] }]);
  });

  test('AG-04 of seven at once five get one each, their sum is all there was, and it is over', async () => {
    const { agent, members } = await openTeam(7);
    const rainId = await begin(agent);
    const outcomes = (await Promise.all(members.map((member) => catchOf(member, rainId)))).map((answer) =>
      answer.outcome(),
    );
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === '409 rain.empty')).toHaveLength(2);
    const balances = await Promise.all(members.map((member) => balanceOf(server, member)));
    expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(10_000n);
    await endDue();
    expect((await resultOf(agent, rainId)).value()).toMatchObject({
      rain: { status: 'ended', caughtCount: 5, caughtMinor: '10000', returnedMinor: '0' },
    });
    const late = members[outcomes.indexOf('409 rain.empty')] ?? agent;
    expect((await catchOf(late, rainId)).outcome()).toBe('409 rain.empty');
    expect(await balanceOf(server, agent)).toBe(90_000n);
  });

  test('AG-04 neither before it starts nor after its end; the rest comes back once', async () => {
    const { agent, members } = await openTeam(2);
    const [first = agent, second = agent] = members;
    const { rainId } = (await schedule(agent)).value();
    expect((await catchOf(first, rainId)).outcome()).toBe('409 rain.not.begun');
    server.clock.advance(121_000);
    const { amountMinor } = (await catchOf(first, rainId)).value();
    await endDue();
    expect((await resultOf(first, rainId)).value()).toMatchObject({
      seed: null,
      rain: { status: 'scheduled' },
    });
    server.clock.advance(300_000);
    expect((await catchOf(second, rainId)).outcome()).toBe('409 rain.over');
    await Promise.all([endDue(), endDue()]);
    await endDue();
    const rest = 10_000n - BigInt(amountMinor);
    expect(await balanceOf(server, agent)).toBe(90_000n + rest);
    expect((await resultOf(second, rainId)).value().rain).toMatchObject({
      ...{ status: 'ended', caughtCount: 1, returnedMinor: String(rest) },
    });
  });

  test('AG-04 from the very moment on at which it starts it can be caught and not cancelled, and at that of its end no more', async () => {
    const { agent, members } = await openTeam(2);
    const [first = agent, second = agent] = members;
    const { rainId, startsAt, endsAt } = (await schedule(agent)).value();
    const at = (moment: string) => ({ ...server, clock: { nowMs: () => Date.parse(moment) } });
    const catchAt = (moment: string, { memberId }: TestMember) =>
      catchTogether(at(moment), [{ merchantCode: wau, rainId, memberId }]);
    expect(await catchAt(startsAt, first)).toMatchObject([{ kind: 'caught' }]);
    const cancelAt = (moment: string) =>
      withTransaction(server.database, (tx) =>
        cancelRain(at(moment), tx, { merchantCode: wau, rainId }, agent.memberId),
      );
    await expect(cancelAt(startsAt)).rejects.toMatchObject({ code: 'rain.closed' });
    expect(await catchAt(endsAt, second)).toEqual([{ kind: 'refused', code: 'rain.over' }]);
    await endRedRainsJob(at(endsAt)).run(undefined, new AbortController().signal);
    expect((await resultOf(agent, rainId)).value().rain).toMatchObject({ status: 'ended', caughtCount: 1 });
  });

  test('AG-04 once it is over anybody draws its packets from the seed that was committed to', async () => {
    const { agent, members } = await openTeam(3);
    const rainId = await begin(agent, { packetCount: 3, totalMinor: '7777' });
    const caught = await Promise.all(members.map(async (member) => (await catchOf(member, rainId)).value()));
    await endDue();
    const [member = agent] = members;
    const { rain, seed } = (await resultOf(member, rainId)).value();
    const serverSeed = parseServerSeed(seed ?? '');
    const clientSeed = parseClientSeed(rainId);
    const commitment = parseCommitment(rain.commitment);
    if (serverSeed === undefined || clientSeed === undefined || commitment === undefined)
      throw new Error('the seed of a rain that is over is shown');
    expect(verifyCommitment(serverSeed, commitment)).toBe(true);
    const drawn = drawRedPackets(7_777n, 3, roundStream(serverSeed, clientSeed, 0));
    for (const { packetNumber, amountMinor } of caught)
      expect(drawn[packetNumber - 1]).toBe(BigInt(amountMinor));
    const { token } = member;
    const packets = (
      await server.call('listRedPackets', { token, params: { rainId }, query: { pageSize: 2 } })
    ).value();
    expect(packets.list.map(({ amountMinor }) => amountMinor)).toEqual(
      drawn
        .toSorted((left, right) => (left < right ? 1 : -1))
        .slice(0, 2)
        .map(String),
    );
    expect(packets.list.every(({ userName }) => userName === 'ra***')).toBe(true);
    const { nextCursor: cursor = '' } = packets;
    const rest = (
      await server.call('listRedPackets', { token, params: { rainId }, query: { cursor } })
    ).value().list;
    expect([...packets.list, ...rest].filter(({ isOwn }) => isOwn)).toHaveLength(1);
  });
});

describe('AG-04 whom a red rain is for', () => {
  test('AG-04 the levels that it names, and nobody of another team', async () => {
    const { agent, members } = await openTeam(1);
    const [direct = agent] = members;
    const deeper = await stage.openBelow(direct);
    const stranger = await server.openMember('rain.stranger');
    const rainId = await begin(agent, { levels: 1 });
    expect((await catchOf(deeper, rainId)).outcome()).toBe('409 rain.excluded');
    expect((await catchOf(stranger, rainId)).outcome()).toBe('409 rain.excluded');
    expect((await catchOf(agent, rainId)).outcome()).toBe('409 rain.excluded');
    expect(await rainsOf(deeper)).toEqual([]);
    expect((await resultOf(stranger, rainId)).outcome()).toBe('404 rain.unknown');
    expect((await catchOf(direct, rainId)).outcome()).toBe('200');
    const toAll = await begin(agent);
    expect((await catchOf(deeper, toAll)).outcome()).toBe('200');
  });

  test('AG-04 who was active today, where it asks for that', async () => {
    const { agent, members } = await openTeam(1);
    const [member = agent] = members;
    const rainId = await begin(agent, { needsActive: true });
    expect(await rainsOf(member)).toMatchObject([{ isActive: false }]);
    expect((await catchOf(member, rainId)).outcome()).toBe('409 rain.inactive');
    await stage.owner.query(
      `insert into wau.bet_day_sums (merchant_id, member_id, day, category, currency, bet_count, stake_minor,
         payout_minor, turnover_minor)
       values ('wau', $1, wau.merchant_day('wau', $2), 'RNG', 'MYR', 1, 100, 0, 100)`,
      [member.memberId, new Date(server.clock.nowMs())],
    );
    expect(await rainsOf(member)).toMatchObject([{ isActive: true }]);
    expect((await catchOf(member, rainId)).outcome()).toBe('200');
  });

  test('AG-04 who has deposited today, and not yesterday, where it asks for who was active', async () => {
    const { agent, members } = await openTeam(2);
    const [late = agent, member = agent] = members;
    const deposit = (memberId: MemberId, at: Date) =>
      stage.owner.query(
        `insert into wau.deposits (merchant_id, deposit_id, member_id, method_code, provider_code, amount_minor, currency,
                                   status, payment_intent, placed_at, expires_at, decided_at)
         select 'wau', $1, $2, method_code, provider_code, 5000, 'MYR', 'approved', '{}', $3, $3, $3
           from wau.deposit_methods where merchant_id = 'wau' order by method_code limit 1`,
        [newId('deposit', server.clock, systemRandom), memberId, at],
      );
    const rainId = await begin(agent, { needsActive: true });
    await deposit(late.memberId, new Date(server.clock.nowMs() - 86_400_000));
    await deposit(member.memberId, new Date(server.clock.nowMs()));
    expect((await catchOf(late, rainId)).outcome()).toBe('409 rain.inactive');
    expect((await catchOf(member, rainId)).outcome()).toBe('200');
  });

  test('AG-04 what falls comes first, then what starts next, however many are scheduled for days to come, and at last what is over', async () => {
    const { agent, members } = await openTeam(1);
    const [member = agent] = members;
    const over = (await schedule(agent, { totalMinor: '1000' })).value().rainId;
    const cancel = { token: agent.token, params: { rainId: over } };
    (await server.call('cancelRedRain', cancel)).value();
    const later: string[] = [];
    for (let days = 28; days > 0; days -= 1) {
      const startsAt = new Date(server.clock.nowMs() + days * 86_400_000).toISOString();
      later.unshift((await schedule(agent, { startsAt, totalMinor: '1000' })).value().rainId);
    }
    const falling = await begin(agent, { totalMinor: '1000' });
    expect((await rainsOf(member)).map(({ rainId }) => rainId)).toEqual([falling, ...later, over]);
    const next = (await schedule(agent, { totalMinor: '1000' })).value().rainId;
    expect((await rainsOf(member)).map(({ rainId }) => rainId)).toEqual([falling, next, ...later]);
  });

  test('AG-04 nobody who is kept from play, closed or on free trial', async () => {
    const { agent, members } = await openTeam(3);
    const [paused = agent, closed = agent, trial = agent] = members;
    const rainId = await begin(agent);
    // By the tables: a session that was opened before is refused at the gate already.
    await stage.owner.query(
      `insert into wau.play_pauses (merchant_id, pause_id, member_id, kind, source, begins_at)
       values ('wau', 'pps_rain', $1, 'exclusion', 'member', $2)`,
      [paused.memberId, new Date(server.clock.nowMs())],
    );
    await stage.owner.query(`update wau.members set status = 'disabled' where member_id = $1`, [
      closed.memberId,
    ]);
    await stage.place(trial.memberId, 4, agent.memberId);
    for (const member of [paused, closed, trial])
      expect((await catchOf(member, rainId)).outcome()).not.toBe('200');
    for (const member of [paused, closed, trial]) expect(await balanceOf(server, member)).toBe(0n);
  });
});

describe('AG-04 cancelling a red rain', () => {
  test('AG-04 before it starts all of its money comes back, once; afterwards it goes on', async () => {
    const { agent, members } = await openTeam(1);
    const [member = agent] = members;
    const { rainId } = (await schedule(agent)).value();
    const cancel = ({ token }: TestMember) => server.call('cancelRedRain', { token, params: { rainId } });
    expect((await cancel((await openTeam(0)).agent)).outcome()).toBe('404 rain.unknown');
    const twenty = await Promise.all(Array.from({ length: 20 }, () => cancel(agent)));
    expect(new Set(twenty.map((answer) => answer.outcome()))).toEqual(new Set(['200']));
    expect(await balanceOf(server, agent)).toBe(100_000n);
    server.clock.advance(130_000);
    expect((await catchOf(member, rainId)).outcome()).toBe('409 rain.over');
    const running = await begin(agent);
    const late = await server.call('cancelRedRain', { token: agent.token, params: { rainId: running } });
    expect(late.outcome()).toBe('409 rain.closed');
    expect((await catchOf(member, running)).outcome()).toBe('200');
  });
});
