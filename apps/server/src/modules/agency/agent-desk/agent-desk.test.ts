import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import { addDays } from '@wau/rules/agency/contract-periods';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fund } from '../../../testing/member-money.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { createTeamModel } from '../team/testing/team-model.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
const model = createTeamModel(server, owner);
const { token } = await openOperator(server, 'desk.operator', 'administrator');
const { token: supporter } = await openOperator(server, 'desk.supporter', 'supporter');
beforeAll(() => owner.connect());
afterAll(() => owner.end());

let count = 0;
const open = (type: number, above?: TestMember): Promise<TestMember> => {
  count += 1;
  return model.open(`desk.${String(count).padStart(3, '0')}`, type, above);
};

const today = () => new Date(server.clock.nowMs() + 8 * 60 * 60_000).toISOString().slice(0, 10);
const rate = (basisPoints: number) => ({
  ...{ minimumBetMinor: '0', netLossMinor: '0', activeMembers: 0, basisPoints, amountMinor: null },
});

/** A contract that stands as it says, however it came to be. */
async function hold(
  agent: TestMember,
  basisPoints: number,
  {
    upline,
    state = 'A',
    startsOn = addDays(today(), -3),
    kind = 'dailySalary',
    version = 1,
    endsOn = null,
  }: {
    upline?: TestMember;
    state?: string;
    startsOn?: string;
    kind?: string;
    version?: number;
    endsOn?: string | null;
  } = {},
): Promise<void> {
  await owner.query(
    `insert into wau.agent_contracts (merchant_id, agent_id, kind, product, version, upline_id, state, tiers, starts_on,
       ends_on, proposed_by, proposer_id, proposed_at, answered_at)
     values ('wau', $1, $2, 'CONS', $3, $4, $5, $6, $7, $8,
             case when $5 = 'V' then 'downline' else 'upline' end, 'opr_0', now(),
             case when $5 in ('A', 'R') then now() end)`,
    [
      ...[
        agent.memberId,
        kind,
        version,
        upline?.memberId ?? null,
        state,
        JSON.stringify([rate(basisPoints)]),
      ],
      ...[startsOn, endsOn],
    ],
  );
}

const move = (
  member: TestMember,
  to: TestMember | null,
  from: TestMember | null,
  { by = token, reason = 'Didaftarkan di bawah orang lain' } = {},
) =>
  server.call('moveMember', {
    token: by,
    params: { memberId: member.memberId },
    body: { uplineId: to?.memberId ?? null, seenUplineId: from?.memberId ?? null, reason },
  });

const uplineOf = async ({ memberId }: TestMember): Promise<MemberId | null> => {
  const { rows } = await owner.query('select upline_member_id from wau.members where member_id = $1', [
    memberId,
  ]);
  return rows[0]?.upline_member_id ?? null;
};

const contractsOf = async ({ memberId }: TestMember) => {
  const { rows } = await owner.query(
    `select kind, state, upline_id from wau.agent_contracts where agent_id = $1 order by kind, version`,
    [memberId],
  );
  return rows.map((row) => [row.kind, row.state, row.upline_id]);
};

const below = async ({ memberId }: TestMember): Promise<readonly string[]> => {
  const { rows } = await owner.query(
    'select member_id from wau.team_links where agent_id = $1 order by member_id',
    [memberId],
  );
  return rows.map((row) => row.member_id);
};

const ask = { token, merchantCode: 'wau' } as const;

describe('AG-03 AG-04 operators find agents', () => {
  test('by name, type and id, with who stands above, contracts and balance; players are none', async () => {
    const top = await open(2);
    const agent = await open(1, top);
    const player = await open(0, agent);
    await fund(server, agent, 4_200n);
    await hold(agent, 20, { upline: top });
    await hold(agent, 30, { upline: top, state: 'P', version: 2 });
    // What ends today runs today, and what ended yesterday does not.
    await hold(agent, 30, { upline: top, kind: 'hourlySalary', endsOn: today() });
    await hold(agent, 30, { upline: top, kind: 'hourlySalary', version: 2, endsOn: addDays(today(), -1) });
    await model.count(1, 'wau' as never);
    const find = async (query: object) =>
      (await server.call('listAgents', { ...ask, query: { pageSize: 50, ...query } })).value().list;
    expect(await find({ userName: agent.username })).toMatchObject([
      {
        ...{ memberId: agent.memberId, memberType: 1, memberCount: 1, balanceMinor: '4200' },
        ...{ runningContractCount: 2, waitingContractCount: 1 },
        upline: { memberId: top.memberId, userName: top.username, memberType: 2 },
      },
    ]);
    expect(await find({ userName: player.username })).toEqual([]);
    expect((await find({})).map(({ memberId }) => memberId)).toContain(top.memberId);
    expect((await find({ memberType: 2 })).every(({ memberType }) => memberType === 2)).toBe(true);
  });

  test('page by page in either order, each once', async () => {
    const agents = [await open(1), await open(1), await open(1)];
    for (const first of [{}, { userName: 'desk.' }]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { pageSize: 2, ...first, ...(cursor === undefined ? {} : { cursor }) };
        const page = (await server.call('listAgents', { ...ask, query })).value();
        seen.push(...page.list.map(({ memberId }) => memberId));
        cursor = page.nextCursor;
      } while (cursor !== undefined);
      expect(new Set(seen).size).toBe(seen.length);
      for (const { memberId } of agents) expect(seen).toContain(memberId);
    }
    expect((await server.call('listAgents', { ...ask, query: { cursor: 'x' } })).outcome()).toBe(
      '400 request.invalid',
    );
  });

  test('with the whole chain, the direct line by name and the team’s figures', async () => {
    const top = await open(2);
    const middle = await open(1, top);
    const agent = await open(1, middle);
    const players = [await open(0, agent), await open(0, agent), await open(0, agent)];
    const [first] = players as [TestMember];
    await model.bet(first, 0, 'RNG', 500, 200);
    await model.count(2, 'wau' as never);
    const params = { memberId: agent.memberId };
    const place = (await server.call('getAgent', { ...ask, params })).value();
    expect(place.chain.map(({ userName }) => userName)).toEqual([top.username, middle.username]);
    expect(place).toMatchObject({ isAgent: true, payer: middle.memberId, memberCount: 3, directCount: 3 });
    const page = (await server.call('listAgentLine', { ...ask, params, query: { pageSize: 2 } })).value();
    const cursor = page.nextCursor ?? '';
    const rest = (await server.call('listAgentLine', { ...ask, params, query: { cursor } })).value();
    expect([...page.list, ...rest.list].map(({ userName }) => userName)).toEqual(
      players.map(({ username }) => username),
    );
    const query = { fromDay: model.day(1), toDay: model.day() };
    const figures = (await server.call('getAgentFigures', { ...ask, params, query })).value();
    expect(figures.totals).toMatchObject({ betCount: 1, stakeMinor: '500', payoutMinor: '200' });
    const own = await server.call('getTeamFigures', { token: agent.token, query });
    expect(own.value()).toEqual(figures);
  });

  test('and nobody of another merchant', async () => {
    const away = await server.openMember('desk.away', 'laut');
    const params = { memberId: away.memberId };
    const query = { fromDay: model.day(1), toDay: model.day() };
    expect((await server.call('getAgent', { ...ask, params })).outcome()).toBe('404 member.unknown');
    expect((await server.call('listAgentLine', { ...ask, params, query: {} })).outcome()).toBe(
      '404 member.unknown',
    );
    expect((await server.call('getAgentFigures', { ...ask, params, query })).outcome()).toBe(
      '404 member.unknown',
    );
    expect((await move(away, null, null)).outcome()).toBe('404 member.unknown');
    const agent = await open(1);
    expect((await move(agent, away, null)).outcome()).toBe('404 member.unknown');
  });
});

describe('AG-03 operators list contracts', () => {
  test('by kind, state and who pays, the newest first and page by page', async () => {
    const top = await open(2);
    const agent = await open(1, top);
    await hold(top, 50);
    await hold(agent, 20, { upline: top, state: 'P', kind: 'dividend' });
    await hold(agent, 20, { upline: top });
    const list = async (query: object) =>
      (await server.call('listContracts', { ...ask, query: { pageSize: 50, ...query } })).value().list;
    const mine = (lines: Awaited<ReturnType<typeof list>>) =>
      lines.filter(({ agentId }) => agentId === agent.memberId || agentId === top.memberId);
    expect(mine(await list({ kind: 'dividend' }))).toMatchObject([
      { userName: agent.username, state: 'P', upline: { userName: top.username } },
    ]);
    expect(mine(await list({ state: 'A', payer: 'house' }))).toMatchObject([
      { userName: top.username, upline: null },
    ]);
    expect(mine(await list({ payer: 'agent' }))).toHaveLength(2);
    const all = await list({});
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { pageSize: 1, ...(cursor === undefined ? {} : { cursor }) };
      const page = (await server.call('listContracts', { ...ask, query })).value();
      seen.push(...page.list.map(({ agentId, kind, version }) => `${agentId} ${kind} ${version}`));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(seen).toEqual(all.map(({ agentId, kind, version }) => `${agentId} ${kind} ${version}`));
  });
});

describe('AG-03 the house answers what an agent at the top wishes for', () => {
  type Answer = CallBody<Calls['answerAgentContract']>;
  const answer = (agent: TestMember, change: Partial<Answer> = {}) =>
    server.call('answerAgentContract', {
      ...ask,
      params: { memberId: agent.memberId },
      body: {
        ...{ kind: 'dailySalary', product: 'CONS', version: 1, answer: 'accept', reason: 'Pasukan besar' },
        ...change,
      },
    });

  test('accepting it ends what holds, once, whoever answers together', async () => {
    const top = await open(2);
    await hold(top, 50);
    await hold(top, 60, { state: 'V', version: 2, startsOn: addDays(today(), 2) });
    const list = await server.call('listAgentContracts', { ...ask, params: { memberId: top.memberId } });
    expect(list.value().list.map(({ steps }) => steps)).toContainEqual(['accept', 'reject', 'change']);
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(top, { version: 2 })));
    expect(answers.map((each) => each.outcome())).toEqual(Array(20).fill('200'));
    expect(await contractsOf(top)).toEqual([
      ['dailySalary', 'A', null],
      ['dailySalary', 'A', null],
    ]);
    expect((await answer(top, { version: 2, answer: 'reject' })).outcome()).toBe('409 contract.step.closed');
    const { rows } = await owner.query(
      `select count(*)::integer as entries, max(new_values->>'reason') as reason from wau.audit_entries
        where action = 'answerAgentContract' and subject = $1`,
      [top.memberId],
    );
    expect(rows[0]).toEqual({ entries: 20, reason: 'Pasukan besar' });
  });

  test('another version, a short reason, an agent with an upline and less than was promised below are refused', async () => {
    const top = await open(2);
    const agent = await open(1, top);
    await hold(top, 50);
    await hold(agent, 40, { upline: top });
    await hold(top, 30, { state: 'V', version: 2, startsOn: addDays(today(), 2) });
    expect((await answer(top)).outcome()).toBe('409 contract.changed');
    expect((await answer(top, { version: 2, reason: 'a' })).outcome()).toBe('400 request.invalid');
    expect((await answer(top, { version: 2 })).outcome()).toBe('409 contract.below.downline');
    expect((await answer(agent)).outcome()).toBe('409 contract.upline.decides');
    const player = await open(0);
    expect((await answer(player)).outcome()).toBe('409 contract.type.excluded');
  });
});

describe('AG-04 an operator moves a member', () => {
  test('with everybody below, for a reason that the audit keeps, and the member is told once', async () => {
    const from = await open(2);
    const to = await open(2);
    const agent = await open(1, from);
    const player = await open(0, agent);
    expect((await move(agent, to, from)).value()).toEqual({ uplineId: to.memberId, contractCount: 0 });
    expect(await below(from)).toEqual([]);
    expect(await below(to)).toEqual([agent.memberId, player.memberId].sort());
    // The same again finds it done, whatever was seen.
    expect((await move(agent, to, from)).outcome()).toBe('200');
    const { rows } = await owner.query(
      `select old_values->>'upline' as was, new_values->>'upline' as is, new_values->>'reason' as reason
         from wau.audit_entries where action = 'moveMember' and subject = $1 order by entry_id`,
      [agent.memberId],
    );
    expect(rows[0]).toEqual({
      ...{ was: from.memberId, is: to.memberId, reason: 'Didaftarkan di bawah orang lain' },
    });
    const inbox = await server.call('listInboxMessages', { token: agent.token, query: {} });
    expect(inbox.value().list.map(({ title }) => title)).toEqual(['Upline anda sudah bertukar']);
    // Up to the top as well.
    expect((await move(agent, null, to)).value().uplineId).toBeNull();
    expect(await below(to)).toEqual([]);
  });

  test('never below the own team, under a closed or trial account, or over what another operator has done', async () => {
    const top = await open(2);
    const agent = await open(1, top);
    const low = await open(1, agent);
    expect((await move(agent, low, top)).outcome()).toBe('409 upline.circle');
    expect((await move(agent, agent, top)).outcome()).toBe('409 upline.circle');
    expect((await move(top, low, null)).outcome()).toBe('409 upline.circle');
    const locked = await open(1);
    await owner.query(`update wau.members set status = 'disabled' where member_id = $1`, [locked.memberId]);
    expect((await move(agent, locked, top)).outcome()).toBe('409 upline.unsuitable');
    const trial = await open(4);
    expect((await move(agent, trial, top)).outcome()).toBe('409 upline.unsuitable');
    expect((await move(trial, top, null)).outcome()).toBe('409 upline.unsuitable');
    const other = await open(2);
    expect((await move(agent, other, null)).outcome()).toBe('409 upline.changed');
    expect((await move(agent, other, top, { reason: 'ab' })).outcome()).toBe('400 request.invalid');
    expect((await move(agent, other, top, { by: supporter })).outcome()).toBe('403 permission.missing');
    expect(await uplineOf(agent)).toBe(top.memberId);
  });

  test('contracts that hold go along where the new upline gets as much, offers end, earlier ones stay', async () => {
    const from = await open(2);
    const to = await open(2);
    const agent = await open(1, from);
    const low = await open(1, agent);
    await hold(from, 50);
    await hold(to, 45);
    await hold(agent, 10, { upline: from, endsOn: addDays(today(), -1) });
    await hold(agent, 40, { upline: from, version: 2, startsOn: today() });
    await hold(agent, 45, { upline: from, version: 3, state: 'E', startsOn: addDays(today(), 3) });
    await hold(low, 30, { upline: agent });
    expect((await move(agent, to, from)).value()).toEqual({ uplineId: to.memberId, contractCount: 1 });
    expect(await contractsOf(agent)).toEqual([
      ['dailySalary', 'A', from.memberId],
      ['dailySalary', 'A', to.memberId],
      ['dailySalary', 'X', from.memberId],
    ]);
    expect(await contractsOf(low)).toEqual([['dailySalary', 'A', agent.memberId]]);
    // The house pays whatever it has promised, and what it takes over.
    expect((await move(agent, null, to)).value()).toEqual({ uplineId: null, contractCount: 1 });
  });

  test('what the new upline got before the move is nobody’s question, and a wish that waits ends as well', async () => {
    const [from, to] = [await open(2), await open(2)];
    const agent = await open(1, from);
    await hold(from, 50);
    await hold(agent, 40, { upline: from, startsOn: addDays(today(), -9) });
    await hold(agent, 45, { upline: from, version: 2, state: 'V', startsOn: addDays(today(), 3) });
    await hold(to, 40, { startsOn: today() });
    expect((await move(agent, to, from)).value()).toEqual({ uplineId: to.memberId, contractCount: 1 });
    expect(await contractsOf(agent)).toEqual([
      ['dailySalary', 'A', to.memberId],
      ['dailySalary', 'X', from.memberId],
    ]);
  });

  test('a contract that the new upline could not pay, on any day, is refused with its tier and nothing has moved', async () => {
    const from = await open(2);
    const agent = await open(1, from);
    await hold(from, 50);
    await hold(agent, 40, { upline: from });
    const poor = await open(2);
    await hold(poor, 30);
    const refusal = await move(agent, poor, from);
    expect(refusal.outcome()).toBe('409 upline.contract.uncovered');
    // What covers it today is over tomorrow.
    const ending = await open(2);
    await hold(ending, 50, { endsOn: today() });
    expect((await move(agent, ending, from)).outcome()).toBe('409 upline.contract.uncovered');
    // A dividend is looked at as well.
    const salaried = await open(2);
    await hold(salaried, 50);
    await hold(agent, 2_000, { upline: from, kind: 'dividend' });
    expect((await move(agent, salaried, from)).outcome()).toBe('409 upline.contract.uncovered');
    expect(await uplineOf(agent)).toBe(from.memberId);
    expect((await contractsOf(agent)).every(([, , upline]) => upline === from.memberId)).toBe(true);
  });

  test('twenty at once to two places leave one upline, and two that would close a circle leave none', async () => {
    const from = await open(2);
    const places = [await open(2), await open(2)] as const;
    const agent = await open(1, from);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, each) => move(agent, places[each % 2] ?? null, from)),
    );
    const first = await uplineOf(agent);
    expect(outcomes.filter((each) => each.outcome() === '200')).toHaveLength(10);
    expect(outcomes.filter((each) => each.outcome() === '409 upline.changed')).toHaveLength(10);
    expect(places.map(({ memberId }) => memberId)).toContain(first);
    for (let round = 0; round < 5; round += 1) {
      const one = await open(1);
      const other = await open(1);
      const both = await Promise.all([move(one, other, null), move(other, one, null)]);
      expect(both.map((each) => each.outcome()).sort()).toEqual(['200', '409 upline.circle']);
    }
  });

  test('while the upline offers a contract: whoever is no upline any more offers nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const from = await open(2);
      const to = await open(2);
      const agent = await open(1, from);
      await hold(from, 50);
      const offer = server.call('processDailySalaryContract', {
        token: from.token,
        body: {
          ...{ agentId: agent.memberId, step: 'change', product: 'CONS', version: 0 },
          ...{ tiers: [rate(40)], startsOn: addDays(today(), 2) },
        },
      });
      const [offered, moved] = await Promise.all([offer, move(agent, to, from)]);
      expect(moved.outcome()).toBe('200');
      expect(['200', '404 contract.downline.unknown']).toContain(offered.outcome());
      const left = await contractsOf(agent);
      expect(left.filter(([, state]) => state === 'P')).toEqual([]);
    }
  });
});
