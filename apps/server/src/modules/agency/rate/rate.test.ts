import { type RateProduct, rateProducts } from '@wau/rules/agency/member-rates';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.superuserUrl });
const operator = await openOperator(server, 'rate.operator', 'administrator');
beforeAll(() => owner.connect());
afterAll(() => owner.end());

let count = 0;

async function openMember(above?: TestMember, type = 1): Promise<TestMember> {
  count += 1;
  const member = await server.openMember(`rate.${count}`);
  await owner.query('update wau.members set member_type = $2, upline_member_id = $3 where member_id = $1', [
    member.memberId,
    above === undefined ? 2 : type,
    above?.memberId ?? null,
  ]);
  return member;
}

const ratesAre = (rates: Partial<Record<RateProduct, number>>) =>
  Object.entries(rates).map(([product, basisPoints]) => ({
    product: product as RateProduct,
    basisPoints: basisPoints ?? 0,
  }));

type Rates = Partial<Record<RateProduct, number>>;

const seenByHouse = async ({ memberId }: Pick<TestMember, 'memberId'>) =>
  (await server.call('getMemberRates', { token: operator.token, params: { memberId } })).value();

const coming = ({ basisPoints, nextBasisPoints }: { basisPoints: number; nextBasisPoints: number | null }) =>
  nextBasisPoints ?? basisPoints;

/** What the house would have seen, unless something else is said. */
async function setByHouse(
  member: Pick<TestMember, 'memberId'>,
  rates: Rates,
  { seen, reason = 'Seperti dipersetujui', token = operator.token }: SetMore = {},
) {
  const { memberId } = member;
  const asked = await server.call('getMemberRates', { token, params: { memberId } });
  const present =
    asked.outcome() === '200'
      ? Object.fromEntries(asked.value().rates.map((rate) => [rate.product, coming(rate)]))
      : {};
  return server.call('setMemberRates', {
    token,
    params: { memberId },
    body: { rates: ratesAre(rates), seenRates: ratesAre(seen ?? present), reason },
  });
}

interface SetMore {
  readonly seen?: Rates;
  readonly reason?: string;
  readonly token?: string;
}

const set = (by: TestMember, { memberId }: TestMember, rates: Partial<Record<RateProduct, number>>) =>
  server.call('setDownlineRates', {
    token: by.token,
    params: { memberId },
    body: { rates: ratesAre(rates) },
  });

/** What was given for tomorrow holds from yesterday on. */
const letBegin = () => owner.query(`update wau.member_rates set from_day = from_day - 2`);

/** An agent at the top whose rates hold. */
async function openTop(rates: Partial<Record<RateProduct, number>>): Promise<TestMember> {
  const top = await openMember();
  (await setByHouse(top, rates)).value();
  await letBegin();
  return top;
}

const own = async ({ token }: TestMember) => (await server.call('getOwnRates', { token })).value();
const liveOf = async (member: TestMember) =>
  (await own(member)).rates.find(({ product }) => product === 'LIVE');

describe('AG-04 rates of a team', () => {
  test('are given by the house at the top and by the upline below, and begin the next day', async () => {
    const top = await openMember();
    (await setByHouse(top, { LIVE: 80 })).value();
    expect(await liveOf(top)).toEqual({ product: 'LIVE', basisPoints: 0, nextBasisPoints: 80 });
    await letBegin();
    expect(await liveOf(top)).toEqual({ product: 'LIVE', basisPoints: 80, nextBasisPoints: null });
    const below = await openMember(top);
    (await set(top, below, { LIVE: 50 })).value();
    expect(await liveOf(below)).toMatchObject({ basisPoints: 0, nextBasisPoints: 50 });
    expect((await own(below)).rates.map(({ product }) => product)).toEqual([...rateProducts]);
  });

  test('rate.above.own: nobody gives more than there is, today or from tomorrow on', async () => {
    const top = await openTop({ LIVE: 80 });
    const below = await openMember(top);
    expect((await set(top, below, { LIVE: 81 })).envelope).toMatchObject({
      errorCode: 'rate.above.own',
      value: { field: 'rates.LIVE' },
    });
    expect((await set(top, below, { FISH: 1 })).outcome()).toBe('409 rate.above.own');
    (await setByHouse(top, { LIVE: 90 })).value();
    expect((await set(top, below, { LIVE: 85 })).outcome()).toBe('409 rate.above.own');
    (await setByHouse(top, { LIVE: 40 })).value();
    expect((await set(top, below, { LIVE: 60 })).outcome()).toBe('409 rate.above.own');
    (await set(top, below, { LIVE: 40 })).value();
  });

  test('rate.below.promised: nobody is left with less than was promised below, by the house neither', async () => {
    const top = await openTop({ LIVE: 80, RNG: 30 });
    const agent = await openMember(top);
    (await set(top, agent, { LIVE: 50 })).value();
    await letBegin();
    const below = await openMember(agent, 0);
    (await set(agent, below, { LIVE: 20 })).value();
    expect((await set(top, agent, { LIVE: 19 })).envelope).toMatchObject({
      errorCode: 'rate.below.promised',
      value: { field: 'rates.LIVE' },
    });
    expect((await setByHouse(top, { LIVE: 49 })).outcome()).toBe('409 rate.below.promised');
    (await set(top, agent, { LIVE: 20, RNG: 30 })).value();
  });

  test('rate.upline.decides where another agent stands above; members above are no agents', async () => {
    const top = await openTop({ LIVE: 80 });
    const below = await openMember(top);
    expect((await setByHouse(below, { LIVE: 10 })).outcome()).toBe('409 rate.upline.decides');
    const player = await openMember(top, 0);
    const friend = await openMember(player);
    (await setByHouse(friend, { LIVE: 10 })).value();
  });

  test('sent twice are one version; twenty at once as well', async () => {
    const top = await openTop({ LIVE: 80 });
    const below = await openMember(top);
    const first = (await set(top, below, { LIVE: 50 })).value();
    const answers = await Promise.all(Array.from({ length: 20 }, () => set(top, below, { LIVE: 50 })));
    for (const answer of answers) expect(answer.value()).toEqual(first);
    const { rows } = await owner.query('select version from wau.member_rates where member_id = $1', [
      below.memberId,
    ]);
    expect(rows).toEqual([{ version: 1 }]);
  });

  test('changes that meet leave nobody above the upline', async () => {
    const top = await openTop({ LIVE: 80 });
    const agent = await openMember(top);
    (await set(top, agent, { LIVE: 60 })).value();
    await letBegin();
    const below = await openMember(agent);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => [
        set(top, agent, { LIVE: 20 + index }),
        set(agent, below, { LIVE: 60 - index }),
      ]).flat(),
    );
    const [mine, theirs] = [await liveOf(agent), await liveOf(below)];
    expect(theirs && mine && coming(theirs) <= coming(mine)).toBe(true);
  });

  test('S1 of another team are unknown, and nobody sees further down than the direct line', async () => {
    const top = await openTop({ LIVE: 80 });
    const [agent, rival] = [await openMember(top), await openTop({ LIVE: 80 })];
    const below = await openMember(agent);
    expect((await set(top, below, { LIVE: 1 })).outcome()).toBe('404 member.unknown');
    expect((await set(rival, agent, { LIVE: 1 })).outcome()).toBe('404 member.unknown');
    expect((await set(agent, agent, { LIVE: 1 })).outcome()).toBe('404 member.unknown');
    expect((await set(agent, top, { LIVE: 1 })).outcome()).toBe('404 member.unknown');
    const list = async ({ token }: TestMember, search?: string) => {
      const query = search === undefined ? {} : { search };
      return (await server.call('listDownlineRates', { token, query }))
        .value()
        .list.map((each) => each.userName);
    };
    expect(await list(top)).toEqual([agent.username]);
    expect(await list(top, agent.username.toUpperCase())).toEqual([agent.username]);
    expect(await list(top, below.username)).toEqual([]);
    expect(await list(rival)).toEqual([]);
  });

  test('of somebody who is nobody the house is told so', async () => {
    const memberId = `mbr_${'0'.repeat(26)}` as TestMember['memberId'];
    expect((await setByHouse({ memberId }, {})).outcome()).toBe('404 member.unknown');
    const { token } = operator;
    const asked = await server.call('getMemberRates', { token, params: { memberId } });
    expect(asked.outcome()).toBe('404 member.unknown');
    const top = await openTop({ LIVE: 80 });
    const seen = await server.call('getMemberRates', { token, params: { memberId: top.memberId } });
    expect(seen.value()).toMatchObject({ userName: top.username, isAgent: true });
  });

  test('the house sees who gives them, what the upline has and whom something was promised below', async () => {
    const top = await openTop({ LIVE: 80, RNG: 30 });
    const agent = await openMember(top);
    (await set(top, agent, { LIVE: 50 })).value();
    (await set(top, await openMember(top), { LIVE: 40 })).value();
    const seen = await seenByHouse(top);
    expect(seen).toMatchObject({ isByHouse: true, upline: null });
    expect(seen.rates.find(({ product }) => product === 'LIVE')).toEqual({
      ...{ product: 'LIVE', basisPoints: 80, nextBasisPoints: null, uplineBasisPoints: null },
      ...{ promisedBasisPoints: 50, promisedTo: { memberId: agent.memberId, userName: agent.username } },
    });
    expect(seen.rates.find(({ product }) => product === 'RNG')).toMatchObject({
      ...{ promisedBasisPoints: 0, promisedTo: null },
    });
    (await setByHouse(top, { LIVE: 60 })).value();
    const below = await seenByHouse(agent);
    expect(below).toMatchObject({
      ...{ isByHouse: false, upline: { memberId: top.memberId, isAgent: true }, startsOn: seen.startsOn },
    });
    // Whichever is less, today's or tomorrow's.
    expect(below.rates.find(({ product }) => product === 'LIVE')).toMatchObject({ uplineBasisPoints: 60 });
  });

  test('rate.changed: of twenty who change what they have seen at once one does, and the same again is done already', async () => {
    const top = await openTop({ LIVE: 80 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        setByHouse(top, { LIVE: 100 + index }, { seen: { LIVE: 80 } }),
      ),
    );
    const outcomes = answers.map((answer) => answer.outcome());
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['200', '409 rate.changed']));
    const refusedOne = answers.find((answer) => answer.outcome() !== '200');
    expect(refusedOne?.envelope).toMatchObject({ value: { field: 'rates.LIVE' } });
    const stored = coming((await seenByHouse(top)).rates[0] ?? { basisPoints: 0, nextBasisPoints: null });
    // Sent again, with what was seen before, as after a lost answer.
    expect((await setByHouse(top, { LIVE: stored }, { seen: { LIVE: 80 } })).outcome()).toBe('200');
    expect((await setByHouse(top, { LIVE: stored + 1 }, { seen: { LIVE: 80 } })).outcome()).toBe(
      '409 rate.changed',
    );
    const { rows } = await owner.query<{ version: number }>(
      `select version from wau.member_rates where member_id = $1 and product = 'LIVE' order by version`,
      [top.memberId],
    );
    expect(rows.map(({ version }) => version)).toEqual([1, 2]);
  });

  test('a change of the house has a reason, which the audit keeps, and is told to the member once', async () => {
    const [top, player] = [await openMember(), await openMember()];
    await owner.query('update wau.members set member_type = 0 where member_id = $1', [player.memberId]);
    expect((await setByHouse(top, { LIVE: 80 }, { reason: ' ' })).outcome()).toBe('400 request.invalid');
    (await setByHouse(top, { LIVE: 80, FISH: 5 }, { reason: 'Pasukan besar' })).value();
    (await setByHouse(top, { LIVE: 80, FISH: 5 }, { reason: 'Pasukan besar' })).value();
    (await setByHouse(player, { RNG: 25 })).value();
    const inbox = async (token: string, language: 'MY' | 'EN') =>
      (await server.call('listInboxMessages', { token, query: {}, headers: { Language: language } })).value()
        .list;
    const [told, ...others] = await inbox(top.token, 'EN');
    expect(others).toEqual([]);
    expect(told).toMatchObject({ title: 'Your rates change' });
    expect(told?.content).toContain('Live casino 0.80%, Fish 0.05%');
    expect((await inbox(top.token, 'MY'))[0]?.content).toContain('Kasino langsung 0.80%, Tembak ikan 0.05%');
    const [toPlayer] = await inbox(player.token, 'EN');
    expect(toPlayer?.content).toContain('Slots 0.25%');
    expect(toPlayer?.content).not.toContain('direct line');
    const { rows } = await owner.query<{ reason: string }>(
      `select new_values ->> 'reason' as reason from wau.audit_entries
        where action = 'setMemberRates' and subject = $1 order by entry_id`,
      [top.memberId],
    );
    expect(rows.map(({ reason }) => reason)).toEqual(['Pasukan besar', 'Pasukan besar']);
  });

  test('S1 the house of another merchant knows none of these members', async () => {
    const top = await openTop({ LIVE: 80 });
    const there = await openOperator(server, 'rate.elsewhere', 'administrator', ['laut']);
    const away = { token: there.token, merchantCode: 'laut', params: { memberId: top.memberId } };
    expect((await server.call('getMemberRates', away)).outcome()).toBe('404 member.unknown');
    const body = {
      rates: ratesAre({ LIVE: 1 }),
      seenRates: ratesAre({ LIVE: 80 }),
      reason: 'Bukan milik anda',
    };
    expect((await server.call('setMemberRates', { ...away, body })).outcome()).toBe('404 member.unknown');
  });
});
