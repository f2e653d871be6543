import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId, OpeningLinkId } from '@wau/contract/ids';
import { mostOpeningLinks } from '@wau/contract/opening-limits';
import { addressSubject } from '@wau/service/http/address-subject';
import { holdRows } from '@wau/service/testing/held-rows';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attemptCounter } from '../../../platform/attempts/attempt-counter.ts';
import { insertApprovedDeposit } from '../../../testing/approved-deposit.ts';
import { turnSwitch } from '../../../testing/change-settings.ts';
import { registerBody } from '../../../testing/register-body.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { readMemberRates } from '../../account/member-rate/member-rates.ts';
import { visitsCountedPerDay } from '../../account/opening-link/count-link-visit.ts';
import { findOpeningLink } from '../../account/opening-link/find-opening-link.ts';
import { accountsPerAddressPerDay, accountsPerDay } from './open-team-account.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

const dayMs = 24 * 60 * 60_000;
let count = 0;

/** Changes an agent's row while a call waits for it, so that what the call has seen of the agent is no longer so. */
async function whileItWaits<Answer>(
  { merchantCode, memberId }: TestMember,
  call: () => Promise<Answer>,
  change: string,
): Promise<Answer> {
  const held = await holdRows(
    server,
    `update wau.members set ${change} where merchant_id = $1 and member_id = $2`,
    [merchantCode, memberId],
  );
  const answer = call();
  await held.waiting(1);
  await held.commit();
  return answer;
}

/** An agent at the top with a rate of each product. */
async function openAgent(basisPoints = 80, type = 2, above?: TestMember): Promise<TestMember> {
  count += 1;
  const agent = await server.openMember(`opener.${count}`, above?.merchantCode);
  await owner.query('update wau.members set member_type = $2, upline_member_id = $3 where member_id = $1', [
    agent.memberId,
    type,
    above?.memberId ?? null,
  ]);
  await owner.query(
    `insert into wau.member_rates (merchant_id, member_id, product, version, basis_points, from_day, set_by, set_at)
     select $1, $2, product, 1, $3, '2026-01-01', $2, now()
       from unnest(array['LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP']) as product`,
    [agent.merchantCode, agent.memberId, basisPoints],
  );
  return agent;
}

const live = (basisPoints: number) => [{ product: 'LIVE' as const, basisPoints }];
const first = 'first-password-7';

type Account = CallBody<Calls['openTeamAccount']>;
const openAccount = ({ token }: TestMember, fields: Partial<Account> = {}) => {
  count += 1;
  return server.call('openTeamAccount', {
    token,
    body: { userName: `opened${count}`, password: first, kind: 'player', rates: [], ...fields },
  });
};

type Link = CallBody<Calls['createOpeningLink']>;
const makeLink = ({ token }: TestMember, fields: Partial<Link> = {}) => {
  count += 1;
  const clientId = `opening-test-link-${count}`;
  return server.call('createOpeningLink', {
    token,
    body: { clientId, kind: 'player', rates: [], note: '', days: null, ...fields },
  });
};

const linksOf = async ({ token }: TestMember) =>
  (await server.call('listOpeningLinks', { token, query: {} })).value().list;

const codeOf = ({ path }: { readonly path: string }) =>
  new URL(path, 'http://localhost').searchParams.get('affiliateCode') ?? '';

const register = (affiliateCode: string, fields: Partial<CallBody<Calls['register']>> = {}) => {
  count += 1;
  return server.call('register', {
    body: registerBody({ username: `linked${count}`, affiliateCode, ...fields }),
  });
};

const memberOf = async (userName: string) => {
  const { rows } = await owner.query(
    `select member_id, member_type, upline_member_id, first_login_pending from wau.members where username_key = $1`,
    [userName.toLowerCase()],
  );
  return rows[0] as {
    member_id: MemberId;
    member_type: number;
    upline_member_id: MemberId | null;
    first_login_pending: boolean;
  };
};

const ratesOf = async ({ merchantCode }: TestMember, memberId: MemberId) =>
  (await readMemberRates(server.runner, merchantCode, [memberId], new Date(server.clock.nowMs()))).get(
    memberId,
  ) ?? {};

describe('AG-04 an account opened directly', () => {
  test('stands below the agent with its type and rates, and its first login asks for an own password', async () => {
    const agent = await openAgent();
    const { userName, memberId } = (await openAccount(agent, { kind: 'agent', rates: live(50) })).value();
    expect(await memberOf(userName)).toEqual({
      ...{ member_id: memberId, member_type: 1, upline_member_id: agent.memberId },
      first_login_pending: true,
    });
    expect(await ratesOf(agent, memberId)).toMatchObject({ LIVE: 50 });
    const body = { type: 'username', username: userName, password: first, captcha: '' } as const;
    const session = (await server.call('login', { body })).value();
    expect(session).toMatchObject({ mustChangePassword: true, customerType: 1 });
  });

  test('sent twice is opened once, and told alike', async () => {
    const agent = await openAgent();
    const userName = 'openedtwice';
    const one = (await openAccount(agent, { userName })).value();
    expect((await openAccount(agent, { userName })).value()).toEqual(one);
    const other = await openAgent();
    expect((await openAccount(other, { userName })).outcome()).toBe('409 register.username.taken');
    const guess = await openAccount(agent, { userName, password: 'another-password-7' });
    expect(guess.outcome()).toBe('409 register.username.taken');
    server.clock.advance(11 * 60_000);
    expect((await openAccount(agent, { userName })).outcome()).toBe('409 register.username.taken');
  });

  test('that somebody uses already is taken, whoever opened it with whatever password', async () => {
    const agent = await openAgent();
    const userName = 'openedandused';
    const { memberId } = (await openAccount(agent, { userName })).value();
    await owner.query('update wau.members set first_login_pending = false where member_id = $1', [memberId]);
    expect((await openAccount(agent, { userName })).outcome()).toBe('409 register.username.taken');
  });

  test('twenty at once open one account', async () => {
    const agent = await openAgent();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => openAccount(agent, { userName: 'openedtogether' })),
    );
    expect(new Set(answers.map((answer) => answer.outcome()))).toEqual(new Set(['200']));
    expect(new Set(answers.map((answer) => answer.value().memberId)).size).toBe(1);
    const { rows } = await owner.query('select 1 from wau.opened_members where agent_id = $1', [
      agent.memberId,
    ]);
    expect(rows).toHaveLength(1);
  }, 90_000);

  test('username.format.invalid, password.format.invalid and rate.above.own name their field', async () => {
    const agent = await openAgent(80);
    const refusal = async (fields: Partial<Account>) => (await openAccount(agent, fields)).envelope;
    expect(await refusal({ userName: '?' })).toMatchObject({
      errorCode: 'username.format.invalid',
      value: { field: 'userName' },
    });
    expect(await refusal({ password: 'x' })).toMatchObject({
      errorCode: 'password.format.invalid',
      value: { field: 'password' },
    });
    expect(await refusal({ rates: live(81) })).toMatchObject({
      errorCode: 'rate.above.own',
      value: { field: 'rates.LIVE' },
    });
  });

  test('opening.too.many beyond what an agent opens in a day', async () => {
    const agent = await openAgent();
    const rule = { name: 'opening.agent', windowMs: dayMs, window: 'fixed' } as const;
    const counter = attemptCounter(server, agent.merchantCode, rule, agent.memberId);
    for (let taken = 0; taken < accountsPerDay; taken += 1) await counter.take(accountsPerDay);
    expect((await openAccount(agent)).outcome()).toBe('429 opening.too.many');
  });

  test.each([
    ["status = 'disabled'", '401 session.ended'],
    ['member_type = 0', '403 permission.missing'],
  ])(
    'is opened below nobody who is no agent any more: %s while the agent’s row is waited for',
    async (change, outcome) => {
      const [opener, linker] = [await openAgent(), await openAgent()];
      const userName = `openedlate${count}`;
      const opened = await whileItWaits(opener, () => openAccount(opener, { userName }), change);
      expect(opened.outcome()).toBe(outcome);
      expect(await memberOf(userName)).toBeUndefined();
      expect((await whileItWaits(linker, () => makeLink(linker), change)).outcome()).toBe(outcome);
      const { rows } = await owner.query('select 1 from wau.opening_links where agent_id = $1', [
        linker.memberId,
      ]);
      expect(rows).toEqual([]);
    },
  );

  test('opening.too.many beyond what comes of one address, by however many agents', async () => {
    const rule = { name: 'opening.address', windowMs: dayMs, window: 'fixed' } as const;
    const counter = attemptCounter(
      server,
      'wau' as TestMember['merchantCode'],
      rule,
      addressSubject('10.9.8.7'),
    );
    for (let taken = 1; taken < accountsPerAddressPerDay; taken += 1)
      await counter.take(accountsPerAddressPerDay);
    const open = async (address: string) => {
      const { token } = await openAgent();
      count += 1;
      const body = { userName: `opened${count}`, password: first, kind: 'agent' as const, rates: [] };
      return (await server.call('openTeamAccount', { token, body, address })).outcome();
    };
    expect(await open('10.9.8.7')).toBe('200');
    expect(await open('10.9.8.7')).toBe('429 opening.too.many');
    expect(await open('10.9.8.8')).toBe('200');
  });

  test('is closed to members and to special players who have a team', async () => {
    const player = await server.openMember('opener.player');
    const special = await openAgent(80, 41);
    for (const by of [player, special]) {
      expect((await openAccount(by)).outcome()).toBe('403 permission.missing');
      expect((await makeLink(by)).outcome()).toBe('403 permission.missing');
    }
  });
});

describe('AG-04 a link for opening accounts', () => {
  test('brings whoever registers by it below the agent, with its kind and rates, and counts', async () => {
    const agent = await openAgent();
    const link = (await makeLink(agent, { kind: 'agent', rates: live(30), note: ' Pasar malam ' })).value();
    expect(link).toMatchObject({ note: 'Pasar malam', state: 'on', kind: 'agent', visitCount: 0 });
    const code = codeOf(link);
    for (let visit = 0; visit < visitsCountedPerDay + 2; visit += 1) {
      const checked = await server.call('checkAffiliate', { query: { code: ` ${code.toUpperCase()} ` } });
      expect(checked.value()).toEqual({ affiliateCode: code });
    }
    const userName = 'linkedfirst';
    const session = (await register(code, { username: userName })).value();
    expect(session).toMatchObject({ customerType: 1, mustChangePassword: false });
    const member = await memberOf(userName);
    expect(member).toMatchObject({ member_type: 1, upline_member_id: agent.memberId });
    expect(await ratesOf(agent, member.member_id)).toEqual({ LIVE: 30 });
    const { merchantCode } = agent;
    const registered = { merchantCode, memberId: member.member_id };
    await insertApprovedDeposit(owner, server.clock, registered, 5_000, new Date(server.clock.nowMs()));
    (await register(code)).value();
    expect(await linksOf(agent)).toMatchObject([
      { visitCount: visitsCountedPerDay, registeredCount: 2, firstDepositCount: 1 },
    ]);
  });

  test('gives no more than its agent has by now', async () => {
    const agent = await openAgent(80);
    const code = codeOf((await makeLink(agent, { rates: live(80) })).value());
    await owner.query(
      `insert into wau.member_rates (merchant_id, member_id, product, version, basis_points, from_day, set_by, set_at)
       values ($1, $2, 'LIVE', 2, 20, '2100-01-01', $2, now())`,
      [agent.merchantCode, agent.memberId],
    );
    (await register(code, { username: 'linkedless' })).value();
    expect(await ratesOf(agent, (await memberOf('linkedless')).member_id)).toMatchObject({ LIVE: 20 });
    // Nor what the agent gets later.
    await owner.query(
      `insert into wau.member_rates (merchant_id, member_id, product, version, basis_points, from_day, set_by, set_at)
       values ($1, $2, 'LIVE', 3, 20, '2026-01-01', $2, now()), ($1, $2, 'LIVE', 4, 90, '2100-01-01', $2, now())`,
      [agent.merchantCode, agent.memberId],
    );
    (await register(code, { username: 'linkednow' })).value();
    expect(await ratesOf(agent, (await memberOf('linkednow')).member_id)).toMatchObject({ LIVE: 20 });
  });

  test('made twice is one link; another agent neither sees nor switches it', async () => {
    const agent = await openAgent();
    const clientId = 'opening-test-same-link';
    const link = (await makeLink(agent, { clientId })).value();
    expect((await makeLink(agent, { clientId, note: 'changed' })).value()).toEqual(link);
    expect(await linksOf(agent)).toHaveLength(1);
    const other = await openAgent();
    expect(await linksOf(other)).toEqual([]);
    const stolen = await server.call('switchOpeningLink', {
      token: other.token,
      params: { linkId: link.linkId },
      body: { isOn: false },
    });
    expect(stolen.outcome()).toBe('404 opening.link.unknown');
    expect(await linksOf(agent)).toMatchObject([{ state: 'on' }]);
  });

  test('opening.link.closed and opening.link.expired say so, and without the code the registration stands', async () => {
    const agent = await openAgent();
    const link = (await makeLink(agent, { days: 1 })).value();
    const code = codeOf(link);
    const turn = async (isOn: boolean) => {
      const { token } = agent;
      return server.call('switchOpeningLink', { token, params: { linkId: link.linkId }, body: { isOn } });
    };
    expect((await turn(false)).value()).toMatchObject({ state: 'off' });
    expect((await server.call('checkAffiliate', { query: { code } })).outcome()).toBe(
      '409 opening.link.closed',
    );
    const refused = await register(code, { username: 'linkedclosed' });
    expect(refused.envelope).toMatchObject({
      errorCode: 'opening.link.closed',
      value: { field: 'affiliateCode' },
    });
    (await register('', { username: 'linkedclosed' })).value();
    expect(await memberOf('linkedclosed')).toMatchObject({ upline_member_id: null, member_type: 0 });
    expect((await turn(true)).value()).toMatchObject({ state: 'on' });
    await owner.query(`update wau.opening_links set expires_at = $2 where link_id = $1`, [
      link.linkId,
      new Date(server.clock.nowMs() - 1),
    ]);
    expect((await server.call('checkAffiliate', { query: { code } })).outcome()).toBe(
      '409 opening.link.expired',
    );
    expect((await register(code)).outcome()).toBe('409 opening.link.expired');
    expect(await linksOf(agent)).toMatchObject([{ state: 'expired' }]);
  });

  test('holds for the days that were said, to the moment', async () => {
    const agent = await openAgent();
    const link = (await makeLink(agent, { days: 2 })).value();
    const expiresAtMs = Date.parse(link.expiresAt ?? '');
    expect(expiresAtMs).toBe(Date.parse(link.createdAt) + 2 * dayMs);
    const findAt = (nowMs: number) =>
      findOpeningLink(server.runner, agent.merchantCode, codeOf(link), new Date(nowMs));
    expect(await findAt(expiresAtMs - 1)).toMatchObject({ link_id: link.linkId });
    await expect(findAt(expiresAtMs)).rejects.toMatchObject({ code: 'opening.link.expired' });
  });

  test('of an agent who is closed, or is one no longer, brings nobody', async () => {
    const agent = await openAgent();
    const code = codeOf((await makeLink(agent)).value());
    const outcome = async () => (await register(code)).outcome();
    await owner.query(`update wau.members set status = 'disabled' where member_id = $1`, [agent.memberId]);
    expect(await outcome()).toBe('409 opening.link.closed');
    await owner.query(`update wau.members set status = 'active', member_type = 0 where member_id = $1`, [
      agent.memberId,
    ]);
    expect(await outcome()).toBe('409 opening.link.closed');
  });

  test.each(["status = 'disabled'", 'member_type = 0'])(
    'brings nobody below an agent who is none any more: %s while somebody registers',
    async (change) => {
      const agent = await openAgent();
      const code = codeOf((await makeLink(agent)).value());
      const username = `linkedlate${count}`;
      const refused = await whileItWaits(agent, () => register(code, { username }), change);
      expect(refused.outcome()).toBe('409 opening.link.closed');
      expect(await memberOf(username)).toBeUndefined();
      // Without the code the name is still free.
      (await register('', { username })).value();
    },
  );

  test('brings nobody once it is switched off while somebody registers', async () => {
    const agent = await openAgent();
    const link = (await makeLink(agent)).value();
    const held = await holdRows(server, 'select from wau.members where member_id = $1 for no key update', [
      agent.memberId,
    ]);
    const { token } = agent;
    const off = server.call('switchOpeningLink', {
      token,
      params: { linkId: link.linkId },
      body: { isOn: false },
    });
    await held.waiting(1);
    const registered = register(codeOf(link));
    await held.waiting(2);
    await held.release();
    expect((await off).outcome()).toBe('200');
    expect((await registered).outcome()).toBe('409 opening.link.closed');
  });

  test('hostile and unknown codes are codes of nobody', async () => {
    for (const code of [
      '000000000000',
      "' or 1=1 --",
      '%00',
      '../../etc',
      'ａｂｃｄｅｆｇｈｊｋｍｎ',
      '\u0000abcdefghjkm',
    ]) {
      expect((await server.call('checkAffiliate', { query: { code } })).outcome(), code).toMatch(
        /^(404 affiliate\.code\.invalid|400 request\.invalid)$/,
      );
    }
  });

  test('with AFFMAN3 off a code is not looked at, and costs nobody the registration', async () => {
    const agent = await openAgent();
    const code = codeOf((await makeLink(agent)).value());
    await turnSwitch(server, 'module AFFMAN3', 'off');
    (await register(code, { username: 'linkedoff' })).value();
    expect(await memberOf('linkedoff')).toMatchObject({ upline_member_id: null });
    await turnSwitch(server, 'module AFFMAN3', 'on');
  });

  test('opening.links.too.many beyond fifty that are open; a closed one makes room', async () => {
    const agent = await openAgent();
    const kept = (await makeLink(agent)).value();
    await owner.query(
      `insert into wau.opening_links (merchant_id, link_id, agent_id, code, member_type, rates, note, client_id, created_at)
       select $1, 'opl_' || lpad(number::text, 26, '0'), $2, lpad(number::text, 12, 'x'), 0, '{}', '', 'bulk-' || number, now()
         from generate_series(1, $3::integer) as number`,
      [agent.merchantCode, agent.memberId, mostOpeningLinks - 1],
    );
    expect((await makeLink(agent)).outcome()).toBe('409 opening.links.too.many');
    const { token } = agent;
    const turn = (linkId: OpeningLinkId, isOn: boolean) =>
      server.call('switchOpeningLink', { token, params: { linkId }, body: { isOn } });
    (await turn(kept.linkId, false)).value();
    (await makeLink(agent)).value();
    expect((await turn(kept.linkId, true)).outcome()).toBe('409 opening.links.too.many');
  });
});
