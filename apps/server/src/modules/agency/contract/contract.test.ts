import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { addDays } from '@wau/rules/agency/contract-periods';
import { holdRows } from '@wau/service/testing/held-rows';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

type Asked = CallBody<Calls['processDailySalaryContract']>;
type Tier = NonNullable<Asked['tiers']>[number];

/** A day where the merchant is, so many after today. */
const day = (ahead: number) =>
  addDays(new Date(server.clock.nowMs() + 8 * 60 * 60_000).toISOString().slice(0, 10), ahead);

const rate = (basisPoints: number, minimumBetMinor = '0', activeMembers = 0): Tier => ({
  ...{ minimumBetMinor, netLossMinor: '0', activeMembers, basisPoints, amountMinor: null },
});

let count = 0;

async function openAgent(upline?: TestMember, type = 1): Promise<TestMember> {
  count += 1;
  const member = await server.openMember(`contract.${count}`, upline?.merchantCode ?? 'wau');
  await owner.query('update wau.members set member_type = $2, upline_member_id = $3 where member_id = $1', [
    member.memberId,
    upline === undefined ? 2 : type,
    upline?.memberId ?? null,
  ]);
  return member;
}

const process = (by: TestMember, about: TestMember, change: Partial<Asked>) =>
  server.call('processDailySalaryContract', {
    token: by.token,
    merchantCode: by.merchantCode,
    body: { agentId: about.memberId, step: 'change', product: 'CONS', version: 0, ...change },
  });

const propose = (by: TestMember, about: TestMember, tiers: readonly Tier[], change: Partial<Asked> = {}) =>
  process(by, about, { tiers: [...tiers], startsOn: day(2), ...change });

const accept = (by: TestMember, about = by, version = 1, change: Partial<Asked> = {}) =>
  process(by, about, { step: 'accept', version, ...change });

const { token: operator } = await openOperator(server, 'contract.operator', 'administrator');

const proposeByHouse = (about: TestMember, tiers: readonly Tier[], version = 0, startsOn = day(1)) =>
  server.call('proposeAgentContract', {
    token: operator,
    merchantCode: about.merchantCode,
    params: { memberId: about.memberId },
    body: { kind: 'dailySalary', product: 'CONS', version, tiers: [...tiers], startsOn },
  });

/** An agent at the top whom the house pays. */
async function openTop(...tiers: readonly Tier[]): Promise<TestMember> {
  const top = await openAgent();
  (await proposeByHouse(top, tiers)).value();
  (await accept(top)).value();
  return top;
}

const own = async (member: TestMember) =>
  (await server.call('listOwnContracts', { token: member.token, query: { kind: 'dailySalary' } })).value();

const requests = async (member: TestMember) =>
  (await server.call('getContractRequests', { token: member.token })).value();

const nothingWaits = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };

describe('AG-03 contracts of agents', () => {
  test('are proposed by the house at the top and by the upline below, and accepted', async () => {
    const top = await openTop(rate(50), rate(80, '100000', 3));
    expect(await requests(top)).toEqual(nothingWaits);
    const below = await openAgent(top);
    const offered = (await propose(top, below, [rate(30), rate(80, '100000', 3)])).value();
    expect(offered).toMatchObject({ state: 'P', version: 1, steps: ['change'], startsOn: day(2) });
    expect(await requests(below)).toEqual({ ...nothingWaits, dailysalreqtype: 'P' });
    expect((await own(below)).list).toMatchObject([{ state: 'P', steps: ['accept', 'reject', 'change'] }]);
    expect((await accept(below)).value()).toMatchObject({ state: 'A', startsOn: day(2), endsOn: null });
    expect(await requests(below)).toEqual(nothingWaits);
    // The same answer once more finds it answered.
    expect((await accept(below)).outcome()).toBe('200');
    const list = await server.call('listDownlineContracts', {
      token: top.token,
      query: { kind: 'dailySalary' },
    });
    expect(list.value().list).toMatchObject([
      { agentId: below.memberId, userName: below.username, versions: [{ state: 'A', steps: ['change'] }] },
    ]);
  });

  test('go on by versions: a change, a wish, an end the day before', async () => {
    const top = await openTop(rate(50));
    const below = await openAgent(top);
    (await propose(top, below, [rate(20)])).value();
    // The downline wishes for more, and the upline for something between.
    expect((await propose(below, below, [rate(40)], { version: 1 })).value()).toMatchObject({
      state: 'V',
      steps: [],
    });
    expect(await requests(top)).toEqual({ ...nothingWaits, dailysalreqtype: 'V' });
    expect((await propose(top, below, [rate(30)], { version: 2 })).value()).toMatchObject({ state: 'E' });
    expect(await requests(below)).toEqual({ ...nothingWaits, dailysalreqtype: 'E' });
    (await accept(below, below, 3)).value();
    // A wish can be accepted as it is.
    (await propose(top, below, [rate(25)], { version: 3, startsOn: day(5) })).value();
    (await propose(below, below, [rate(45)], { version: 4, startsOn: day(6) })).value();
    (await accept(top, below, 5)).value();
    expect(
      (await own(below)).list.map(({ version, state, startsOn, endsOn }) => [
        version,
        state,
        startsOn,
        endsOn,
      ]),
    ).toEqual([
      [5, 'A', day(6), null],
      [4, 'X', day(5), null],
      [3, 'A', day(2), day(5)],
      [2, 'X', day(2), null],
      [1, 'X', day(2), null],
    ]);
    // One that is rejected leaves everything as it is.
    (await propose(top, below, [rate(50)], { version: 5 })).value();
    expect((await process(below, below, { step: 'reject', version: 6 })).value()).toMatchObject({
      state: 'R',
    });
    expect((await own(below)).list[1]).toMatchObject({ version: 5, state: 'A', endsOn: null });
  });

  test('are paid out of what holds on their first day, also where that is its last', async () => {
    const top = await openTop(rate(50));
    (await proposeByHouse(top, [rate(60)], 1, day(3))).value();
    (await accept(top, top, 2)).value();
    const below = await openAgent(top);
    expect((await propose(top, below, [rate(30)], { startsOn: day(2) })).value()).toMatchObject({
      state: 'P',
    });
    expect((await propose(top, below, [rate(51)], { startsOn: day(2), version: 1 })).outcome()).toBe(
      '409 contract.above.own',
    );
    expect((await propose(top, below, [rate(51)], { startsOn: day(3), version: 1 })).outcome()).toBe('200');
  });

  test('begin the day after they are accepted at the earliest', async () => {
    const top = await openTop(rate(50));
    const below = await openAgent(top);
    (await propose(top, below, [rate(20)], { startsOn: day(1) })).value();
    await owner.query(`update wau.agent_contracts set starts_on = $2 where agent_id = $1`, [
      below.memberId,
      day(-9),
    ]);
    expect((await accept(below)).value()).toMatchObject({ startsOn: day(1) });
  });

  test.each([
    [[rate(30), rate(51, '100000', 3)], 2],
    [[rate(30), rate(80, '99999', 3)], 2],
    [[rate(30), rate(80, '100000', 2)], 2],
  ] as const)('AG-03 contract.above.own names the tier of %j', async (tiers, tier) => {
    const top = await openTop(rate(50), rate(80, '100000', 3));
    const below = await openAgent(top);
    const lowered = tiers.map((each) =>
      each.basisPoints === 51 ? { ...each, minimumBetMinor: '50000' } : each,
    );
    const answer = await propose(top, below, lowered);
    expect(answer.outcome()).toBe('409 contract.above.own');
    expect(answer.envelope).toMatchObject({ value: { tier } });
    expect(await requests(below)).toEqual(nothingWaits);
  });

  test('contract.own.missing and contract.own.amount name the tier', async () => {
    const poor = await openAgent();
    const below = await openAgent(poor);
    const answer = await propose(poor, below, [rate(1)]);
    expect(answer.outcome()).toBe('409 contract.own.missing');
    expect(answer.envelope).toMatchObject({ value: { tier: 1 } });
    (await proposeByHouse(poor, [{ ...rate(1), basisPoints: null, amountMinor: '5000' }])).value();
    (await accept(poor)).value();
    expect((await propose(poor, below, [rate(1)])).outcome()).toBe('409 contract.own.amount');
  });

  test('contract.products.apart for a dividend of one product under one of all', async () => {
    const top = await openAgent();
    const below = await openAgent(top);
    const start = `${addDays(`${day(40).slice(0, 7)}-01`, 0)}`;
    const body = { kind: 'dividend', version: 0, tiers: [rate(3_000)], startsOn: start } as const;
    const params = { memberId: top.memberId };
    (
      await server.call('proposeAgentContract', {
        token: operator,
        params,
        body: { ...body, tiers: [rate(3_000)], product: 'CONS' },
      })
    ).value();
    const dividend = (by: TestMember, about: TestMember, change: Partial<Asked>) =>
      server.call('processDividendContract', {
        token: by.token,
        body: { agentId: about.memberId, step: 'accept', product: 'CONS', version: 1, ...change },
      });
    (await dividend(top, top, {})).value();
    const offer = { step: 'change', version: 0, tiers: [rate(2_000)], startsOn: start } as const;
    const wanted = { ...offer, tiers: [rate(2_000)] };
    expect((await dividend(top, below, { ...wanted, product: 'LOTT' })).outcome()).toBe(
      '409 contract.products.apart',
    );
    expect((await dividend(top, below, wanted)).value()).toMatchObject({ state: 'P' });
    // In the middle of a month no dividend begins.
    const middle = { ...wanted, startsOn: `${start.slice(0, 8)}16` };
    expect((await dividend(top, below, { ...middle, version: 1 })).outcome()).toBe(
      '400 contract.start.invalid',
    );
  });

  test('a wish tells nobody what the upline gets: only accepting it is refused, with the tier named', async () => {
    const top = await openTop(rate(50));
    const below = await openAgent(top);
    (await propose(top, below, [rate(20)])).value();
    const wished = await propose(below, below, [rate(20), rate(51, '1000')], { version: 1 });
    expect(wished.value()).toMatchObject({ state: 'V' });
    const accepted = await accept(top, below, 2);
    expect(accepted.outcome()).toBe('409 contract.above.own');
    expect(accepted.envelope).toMatchObject({ value: { tier: 2 } });
    expect(await requests(top)).toEqual({ ...nothingWaits, dailysalreqtype: 'V' });
    (await propose(top, below, [rate(20), rate(50, '1000')], { version: 2 })).value();
    (await accept(below, below, 3)).value();
  });

  test('contract.below.downline: nobody gets less than was promised below, also when it is accepted later', async () => {
    const top = await openTop(rate(50));
    const middle = await openAgent(top);
    const low = await openAgent(middle);
    (await propose(top, middle, [rate(40)])).value();
    (await accept(middle)).value();
    (await propose(middle, low, [rate(40)])).value();
    // Before the one below accepts, less can be offered, and then the one of both that comes second is refused.
    (await propose(top, middle, [rate(30)], { version: 1, startsOn: day(3) })).value();
    (await accept(low)).value();
    const late = await accept(middle, middle, 2);
    expect(late.outcome()).toBe('409 contract.below.downline');
    expect(late.envelope).toMatchObject({ value: { tier: 1 } });
    expect((await propose(top, middle, [rate(39)], { version: 2 })).outcome()).toBe(
      '409 contract.below.downline',
    );
    expect((await proposeByHouse(top, [rate(39)], 1)).outcome()).toBe('409 contract.below.downline');
  });

  test.each([
    ['no tiers', { tiers: [] }, '400 contract.tiers.invalid'],
    ['a table that does not rise', { tiers: [rate(20), rate(10, '5')] }, '400 contract.tiers.invalid'],
    ['more than a salary may be', { tiers: [rate(501)] }, '400 contract.tiers.invalid'],
    ['today', { startsOn: day(0) }, '400 contract.start.invalid'],
    ['a day that is none', { startsOn: '2100-02-30' }, '400 contract.start.invalid'],
    ['years ahead', { startsOn: day(367) }, '400 contract.start.invalid'],
    ['nothing said', { tiers: undefined }, '400 request.invalid'],
    ['a version that was not seen', { version: 1 }, '409 contract.changed'],
    ['an answer to nothing', { step: 'accept' }, '409 contract.step.closed'],
  ] as const)('are refused for %s', async (_, change, outcome) => {
    const top = await openTop(rate(50));
    const below = await openAgent(top);
    const { tiers, ...rest } = { tiers: [rate(10)], startsOn: day(2), ...change };
    const answer = await process(top, below, {
      ...rest,
      ...(tiers === undefined ? {} : { tiers: [...tiers] }),
    });
    expect(answer.outcome()).toBe(outcome);
  });

  test('are nobody else’s: another team, further down, another merchant, the own without an offer', async () => {
    const top = await openTop(rate(50));
    const middle = await openAgent(top);
    const low = await openAgent(middle);
    const rival = await openTop(rate(50));
    const away = await server.openMember('contract.away', 'laut');
    await owner.query('update wau.members set upline_member_id = null where member_id = $1', [away.memberId]);
    for (const about of [low, rival, away]) {
      expect((await propose(top, about, [rate(10)])).outcome(), about.username).toBe(
        '404 contract.downline.unknown',
      );
    }
    expect((await propose(middle, top, [rate(10)])).outcome()).toBe('404 contract.downline.unknown');
    expect((await propose(top, top, [rate(90)], { version: 1 })).outcome()).toBe('409 contract.step.closed');
    expect((await proposeByHouse(middle, [rate(10)])).outcome()).toBe('409 contract.upline.decides');
    const seen = await server.call('listDownlineContracts', {
      token: top.token,
      query: { kind: 'dailySalary' },
    });
    expect(seen.value().list.map(({ agentId }) => agentId)).toEqual([middle.memberId]);
    expect((await propose({ ...top, merchantCode: away.merchantCode }, middle, [rate(10)])).outcome()).toBe(
      '401 session.ended',
    );
  });

  test.each([0, 4, 40, 41, 42])('are none of members of type %d', async (type) => {
    const top = await openTop(rate(50));
    const member = await openAgent(top, type);
    const outcome = type === 4 ? '403 trial.closed' : '403 permission.missing';
    expect((await server.call('getContractRequests', { token: member.token })).outcome()).toBe(outcome);
    expect((await accept(member)).outcome()).toBe(outcome);
    expect((await propose(top, member, [rate(10)])).outcome()).toBe('409 contract.type.excluded');
    const seen = await server.call('listDownlineContracts', {
      token: top.token,
      query: { kind: 'dailySalary' },
    });
    expect(seen.value().list).toEqual([]);
  });

  test('twenty at once: one proposal waits, and one answer counts', async () => {
    const top = await openTop(rate(50));
    const below = await openAgent(top);
    const twenty = Array.from({ length: 20 }, (_, index) => index + 1);
    const offers = await Promise.all(twenty.map((each) => propose(top, below, [rate(each)])));
    expect(offers.map((each) => each.outcome()).sort()).toEqual([
      '200',
      ...Array(19).fill('409 contract.changed'),
    ]);
    expect((await own(below)).list).toHaveLength(1);
    // The same twenty times is one.
    const same = await Promise.all(twenty.map(() => propose(top, below, [rate(30)], { version: 1 })));
    expect(new Set(same.map((each) => each.outcome()))).toEqual(new Set(['200']));
    expect((await own(below)).list).toHaveLength(2);
    const answers = await Promise.all(
      twenty.map((each) =>
        each % 2 === 0 ? accept(below, below, 2) : process(below, below, { step: 'reject', version: 2 }),
      ),
    );
    const outcomes = answers.map((each) => each.outcome()).sort();
    expect(outcomes).toEqual([...Array(10).fill('200'), ...Array(10).fill('409 contract.step.closed')]);
  });

  test('at both ends of a chain at once never leave the one between with a loss', async () => {
    for (let round = 0; round < 5; round += 1) {
      const top = await openTop(rate(50));
      const middle = await openAgent(top);
      const low = await openAgent(middle);
      (await propose(top, middle, [rate(40)])).value();
      (await accept(middle)).value();
      (await propose(middle, low, [rate(40)])).value();
      (await propose(top, middle, [rate(30)], { version: 1 })).value();
      const outcomes = await Promise.all([accept(low), accept(middle, middle, 2)]);
      expect(outcomes.filter((each) => each.outcome() === '200')).toHaveLength(1);
    }
  });

  test('whoever is no upline any more once the agent’s row is free offers nothing, and an old offer is not accepted', async () => {
    const [top, other] = [await openTop(rate(50)), await openTop(rate(50))];
    const [below, offered, alone] = [await openAgent(top), await openAgent(top), await openAgent()];
    (await propose(top, offered, [rate(20)])).value();
    const whileMoving = async (
      member: TestMember,
      upline: TestMember,
      call: () => ReturnType<typeof process | typeof proposeByHouse>,
    ) => {
      const held = await holdRows(
        server,
        'update wau.members set upline_member_id = $2 where member_id = $1',
        [member.memberId, upline.memberId],
      );
      const answer = call();
      await held.waiting(1);
      await held.commit();
      return (await answer).outcome();
    };
    expect(await whileMoving(below, other, () => propose(top, below, [rate(20)]))).toBe(
      '404 contract.downline.unknown',
    );
    expect((await own(below)).list).toEqual([]);
    expect(await whileMoving(offered, other, () => accept(offered))).toBe('409 contract.changed');
    expect((await own(offered)).list).toMatchObject([{ version: 1, state: 'P' }]);
    expect(await whileMoving(alone, other, () => proposeByHouse(alone, [rate(20)]))).toBe(
      '409 contract.upline.decides',
    );
    expect((await propose(other, below, [rate(20)])).outcome()).toBe('200');
  });

  test('a module that is off refuses its kind alone', async () => {
    const top = await openTop(rate(50));
    const modules = `update wau.merchants set enabled_modules = %s where merchant_id = 'wau'`;
    await owner.query(modules.replace('%s', `array_remove(enabled_modules, 'DAILYSALCONT3')`));
    await expect.poll(async () => (await accept(top)).outcome()).toBe('403 module.unavailable');
    expect((await server.call('getContractRequests', { token: top.token })).outcome()).toBe('200');
    await owner.query(modules.replace('%s', `array_append(enabled_modules, 'DAILYSALCONT3')`));
    await expect.poll(async () => (await accept(top)).outcome()).toBe('200');
  });

  test('are listed with what holds and with the latest of each product, however often one was changed', async () => {
    const top = await openTop(rate(50));
    const below = await openAgent(top);
    (await propose(top, below, [rate(20)], { product: 'LOTT' })).value();
    (await accept(below, below, 1, { product: 'LOTT' })).value();
    (await propose(top, below, [rate(10)], { product: 'LIVE' })).value();
    (await process(below, below, { step: 'reject', product: 'LIVE', version: 1 })).value();
    await owner.query(
      `insert into wau.agent_contracts (merchant_id, agent_id, kind, product, version, upline_id, state, tiers, starts_on,
                                        proposed_by, proposer_id, proposed_at)
       select 'wau', $1, 'dailySalary', 'RNG', number, $2, case number when 100 then 'P' else 'X' end, $3, $4, 'upline', $2,
              now() + number * interval '1 minute'
         from generate_series(1, 100) as number`,
      [below.memberId, top.memberId, JSON.stringify([rate(5)]), day(2)],
    );
    const seen = await server.call('listDownlineContracts', {
      token: top.token,
      query: { kind: 'dailySalary' },
    });
    const byHouse = await server.call('listAgentContracts', {
      token: operator,
      params: { memberId: below.memberId },
    });
    const [line] = seen.value().list;
    for (const list of [(await own(below)).list, line?.versions ?? [], byHouse.value().list]) {
      expect(list[0]).toMatchObject({ product: 'RNG', version: 100, state: 'P' });
      expect(list).toContainEqual(expect.objectContaining({ product: 'LOTT', version: 1, state: 'A' }));
      expect(list).toContainEqual(expect.objectContaining({ product: 'LIVE', version: 1, state: 'R' }));
    }
    (await propose(top, below, [rate(6)], { product: 'RNG', version: 100 })).value();
  });

  test('leave one entry each in the audit, with what they were and became', async () => {
    const top = await openTop(rate(50));
    const { rows } = await owner.query(
      `select actor_kind, action, old_values->>'state' as was, new_values->>'state' as is from wau.audit_entries
        where subject = $1 order by entry_id`,
      [top.memberId],
    );
    expect(rows).toEqual([
      { actor_kind: 'operator', action: 'proposeAgentContract', was: null, is: 'P' },
      { actor_kind: 'agent', action: 'processDailySalaryContract', was: 'P', is: 'A' },
    ]);
  });

  test('another version ends what would pay for the same bets: all products after one, one after all', async () => {
    const top = await openTop(rate(50));
    const below = await openAgent(top);
    (await propose(top, below, [rate(20)], { product: 'LOTT' })).value();
    (await accept(below, below, 1, { product: 'LOTT' })).value();
    (await propose(top, below, [rate(30)], { startsOn: day(4) })).value();
    (await accept(below)).value();
    const list = (await own(below)).list.map(({ product, state, startsOn, endsOn }) => [
      product,
      state,
      startsOn,
      endsOn,
    ]);
    expect(list).toEqual([
      ['CONS', 'A', day(4), null],
      ['LOTT', 'A', day(2), day(3)],
    ]);
  });
});

test('AG-03 operators see an agent’s contracts, and nothing of another merchant’s', async () => {
  const top = await openTop(rate(50));
  const ask = (memberId: TestMember['memberId'], merchantCode = 'wau') =>
    server.call('listAgentContracts', { token: operator, merchantCode, params: { memberId } });
  expect((await ask(top.memberId)).value().list).toMatchObject([{ state: 'A', steps: ['change'] }]);
  const away = await server.openMember('contract.away.2', 'laut');
  expect((await ask(away.memberId)).outcome()).toBe('404 member.unknown');
});
