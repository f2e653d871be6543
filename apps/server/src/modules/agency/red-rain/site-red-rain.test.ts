import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeSetting } from '../../../testing/change-settings.ts';
import { openOperator, type TestOperator } from '../../../testing/open-operator.ts';
import { switchOnFlags } from '../../../testing/switch-on-flags.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { openRainStage, wau } from './testing/rain-stage.ts';

const server = await createTestServer();
const stage = openRainStage(server);
const first = await openOperator(server, 'satu', 'administrator', ['wau']);
const second = await openOperator(server, 'dua', 'administrator', ['wau']);
beforeAll(async () => {
  await stage.owner.connect();
  await switchOnFlags(server, 'REDRAIN3');
  const settings = [
    ['rain-minimum', '1000'],
    ['rain-maximum', '1000000'],
    ['withdrawal-two-persons-from', '50000'],
  ] as const;
  for (const [settingName, value] of settings)
    await changeSetting(server, { merchantId: wau, settingName, value });
});
afterAll(async () => {
  // Whatever was ordered, the books hold what rains that are not over have left.
  expect(await stage.pendingMinor()).toBe(await stage.openMinor());
  expect(await server.ledger.verifyChains(wau)).toEqual([]);
  await stage.owner.end();
});

type Order = CallBody<Calls['scheduleSiteRedRain']>;

let orders = 0;
function orderOf(change: Partial<Order> = {}): Order {
  orders += 1;
  return {
    clientId: `rain-of-the-house-${orders}`,
    startsAt: new Date(server.clock.nowMs() + 600_000).toISOString(),
    ...{ agentName: null, minutes: 5, packetCount: 4, totalMinor: '20000', levels: null },
    ...{ needsActive: false, reason: 'Hari jadi tapak' },
    ...change,
  };
}

async function outcomeOf({ token }: TestOperator, body: Order): Promise<string> {
  const answer = await server.call('scheduleSiteRedRain', { token, body });
  return answer.outcome() === '200' ? answer.value().status : answer.outcome();
}
const listed = async () =>
  (await server.call('listSiteRedRains', { token: first.token, query: { pageSize: 100 } })).value().list;
const asked = async () => (await server.call('listAskedRedRains', { token: first.token })).value().list;

test('AG-04 an order of the house is one rain, however often and by however many it is sent; another order under its name is refused', async () => {
  const before = (await listed()).length;
  const order = orderOf();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, place) => outcomeOf(place % 2 === 0 ? first : second, order)),
  );
  expect(new Set(outcomes)).toEqual(new Set(['scheduled']));
  expect(await listed()).toHaveLength(before + 1);
  expect(await outcomeOf(first, { ...order, totalMinor: '30000' })).toBe('409 idempotency.conflict');
  expect(await outcomeOf(first, orderOf({ agentName: 'tiada' }))).toBe('404 member.unknown');
  expect(await outcomeOf(first, orderOf({ reason: ' ' }))).toBe('400 request.invalid');
  expect(await listed()).toHaveLength(before + 1);
});

test('AG-04 rain.second.person: a large rain takes the word of two, of whom the second is never the first', async () => {
  const before = (await listed()).length;
  const order = orderOf({ totalMinor: '50000' });
  expect(await outcomeOf(first, order)).toBe('asked');
  expect(await asked()).toMatchObject([{ clientId: order.clientId, askedBy: 'satu', totalMinor: '50000' }]);
  expect(await outcomeOf(first, order)).toBe('409 rain.second.person');
  expect(await outcomeOf(second, { ...order, packetCount: 3 })).toBe('409 idempotency.conflict');
  expect(await listed()).toHaveLength(before);
  const given = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(second, order)));
  expect(new Set(given)).toEqual(new Set(['scheduled']));
  expect(await listed()).toHaveLength(before + 1);
  expect(await asked()).toEqual([]);
  // What was given today counts with what one person orders afterwards.
  expect(await outcomeOf(first, orderOf({ totalMinor: '1000' }))).toBe('asked');
  await stage.nextDay();
  expect(await outcomeOf(first, orderOf({ totalMinor: '30000' }))).toBe('scheduled');
  const rest = orderOf({ totalMinor: '20000' });
  expect(await outcomeOf(second, rest)).toBe('asked');
  expect(await outcomeOf(first, rest)).toBe('scheduled');
  for (const { clientId } of await asked())
    (await server.call('dropRedRainRequest', { token: first.token, body: { clientId } })).value();
  expect(await listed()).toHaveLength(before + 3);
  const dropped = orderOf({ totalMinor: '60000' });
  expect(await outcomeOf(first, dropped)).toBe('asked');
  const drop = { token: second.token, body: { clientId: dropped.clientId } };
  expect((await server.call('dropRedRainRequest', drop)).outcome()).toBe('200');
  expect(await asked()).toEqual([]);
  expect(await listed()).toHaveLength(before + 3);
});

test('AG-04 a rain for an agent’s team is for nobody else, and a cancelled one goes back to the house', async () => {
  await stage.nextDay();
  const { agent, members } = await stage.openTeam(1);
  const [member = agent] = members;
  const stranger = await server.openMember('rain.stranger');
  const fundedMinor = await stage.pendingMinor();
  expect(await outcomeOf(first, orderOf({ agentName: agent.username }))).toBe('scheduled');
  const [rain] = await listed();
  expect(rain).toMatchObject({ agentName: agent.username, scheduledBy: 'satu', funder: 'house' });
  expect(await stage.pendingMinor()).toBe(fundedMinor + 20_000n);
  const rainId = rain?.rainId ?? ('' as never);
  const cancel = () =>
    server.call('cancelSiteRedRain', {
      token: second.token,
      params: { rainId },
      body: { reason: 'Salah masa' },
    });
  server.clock.advance(601_000);
  expect((await cancel()).outcome()).toBe('409 rain.closed');
  expect((await stage.catchOf(stranger, rainId)).outcome()).toBe('409 rain.excluded');
  expect((await stage.catchOf(agent, rainId)).outcome()).toBe('409 rain.excluded');
  expect((await stage.catchOf(member, rainId)).outcome()).toBe('200');
  expect(await outcomeOf(first, orderOf({ agentName: agent.username }))).toBe('scheduled');
  const [later] = await listed();
  const ofLater = { token: second.token, params: { rainId: later?.rainId ?? ('' as never) } };
  const beforeMinor = await stage.pendingMinor();
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, async () =>
      (await server.call('cancelSiteRedRain', { ...ofLater, body: { reason: 'Salah masa' } })).outcome(),
    ),
  );
  expect(outcomes).toContain('200');
  expect(await stage.pendingMinor()).toBe(beforeMinor - 20_000n);
});
