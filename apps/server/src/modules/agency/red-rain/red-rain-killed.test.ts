import type { MemberId, RedRainId } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import { systemRandom } from '@wau/service/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf } from '../../../testing/member-money.ts';
import { Killed, mortalDatabase } from '../../../testing/mortal-database.ts';
import { randomFrom } from '../../../testing/random-from.ts';
import { switchOnFlags } from '../../../testing/switch-on-flags.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { catchTogether } from './catch-together.ts';
import { cancelRain, endRedRain } from './end-red-rain.ts';
import { planRedRain } from './plan-red-rain.ts';
import { openRainStage, wau } from './testing/rain-stage.ts';

const server = await createTestServer();
const stage = openRainStage(server);
const mortal = mortalDatabase(server.database);
const dying = { ...server, database: mortal.database, runner: mortal.runner };
beforeAll(async () => {
  await stage.owner.connect();
  await switchOnFlags(server, 'REDRAIN3');
});
afterAll(() => stage.owner.end());

const random = randomFrom(20_261_201);

/** Does something in a process that dies after some statements, before or after the last is answered. */
async function die<Value>(work: () => Promise<Value>): Promise<Value | 'killed'> {
  mortal.killAfter(random(11), random(2) === 0);
  try {
    return await work();
  } catch (error) {
    if (error instanceof Killed) return 'killed';
    throw error;
  }
}

const packetCount = 20;
const totalMinor = 33_333n;
let kills = 0;

/** Orders one rain over and over; each process that died has left a whole one or nothing. */
async function scheduleKilled(agent: TestMember): Promise<readonly RedRainId[]> {
  const config = { masterSecret: testSecret } as Parameters<typeof planRedRain>[0]['config'];
  const order = stage.orderOf({ packetCount, totalMinor: String(totalMinor) });
  const funding = {
    merchant: { merchantCode: wau, currencyCode: 'MYR' as const },
    ...{ funder: 'agent' as const, agentId: agent.memberId, scheduledBy: agent.memberId },
  };
  for (let times = 0; times < 12; times += 1) {
    const answer = await die(() =>
      withTransaction(mortal.database, (tx) =>
        planRedRain({ ...dying, random: systemRandom, config }, tx, funding, order),
      ),
    );
    if (answer !== 'killed') break;
    kills += 1;
  }
  const { rows } = await stage.owner.query<{ rain_id: RedRainId }>(
    'select rain_id from wau.red_rains where agent_id = $1 order by rain_id',
    [agent.memberId],
  );
  return rows.map(({ rain_id }) => rain_id);
}

async function catchKilled(rainId: RedRainId, members: readonly TestMember[], most: number): Promise<void> {
  for (let left = most; left > 0; left -= 1) {
    const asked = members
      .filter(() => random(4) === 0)
      .map(({ memberId }) => ({ merchantCode: wau, rainId, memberId }));
    if ((await die(() => catchTogether(dying, asked))) === 'killed') kills += 1;
  }
}

/** What each has caught by the packets' rows. */
async function packetsOf(rainId: RedRainId): Promise<ReadonlyMap<MemberId, bigint>> {
  const { rows } = await stage.owner.query<{ member_id: MemberId; minor: string; packets: number }>(
    `select member_id, sum(amount_minor)::text as minor, count(*)::integer as packets
       from wau.red_packets where rain_id = $1 and member_id is not null group by member_id`,
    [rainId],
  );
  expect(rows.every(({ packets }) => packets === 1)).toBe(true);
  return new Map(rows.map(({ member_id, minor }) => [member_id, BigInt(minor)]));
}

/** Whatever has died: what is put aside is what the rains' rows say, and each transfer has its other side. */
async function expectBooks(): Promise<void> {
  expect(await stage.pendingMinor()).toBe(await stage.openMinor());
  expect(await server.ledger.verifyChains(wau)).toEqual([]);
}

test('AG-04 killed a hundred times between claim and payment, a packet is caught and paid or neither', {
  timeout: 120_000,
}, async () => {
  const { agent, members } = await stage.openTeam(26);
  const rainIds = await scheduleKilled(agent);
  await expectBooks();
  const before = 100_000n - BigInt(rainIds.length) * totalMinor;
  expect(await balanceOf(server, agent)).toBe(before);
  const rainId = rainIds[0] ?? (await stage.begin(agent, { packetCount, totalMinor: String(totalMinor) }));
  const funded = await balanceOf(server, agent);
  // Another that was ordered on the way is cancelled, in processes that die as well.
  for (const other of rainIds.slice(1)) {
    for (let times = 0; times < 6; times += 1) {
      const key = { merchantCode: wau, rainId: other };
      const cancel = () =>
        withTransaction(mortal.database, (tx) => cancelRain(dying, tx, key, agent.memberId));
      if ((await die(cancel)) === 'killed') kills += 1;
    }
    await server.call('cancelRedRain', { token: agent.token, params: { rainId: other } });
  }
  server.clock.advance(130_000);
  while (kills < 80) {
    await catchKilled(rainId, members, 10);
    const caught = await packetsOf(rainId);
    for (const member of members)
      expect(await balanceOf(server, member)).toBe(caught.get(member.memberId) ?? 0n);
    await expectBooks();
  }
  const caught = await packetsOf(rainId);
  server.clock.advance(600_000);
  const end = () =>
    withTransaction(mortal.database, (tx) => endRedRain(dying, tx, { merchantCode: wau, rainId }));
  for (let times = 0; times < 200 && kills < 100; times += 1) if ((await die(end)) === 'killed') kills += 1;
  expect(kills).toBe(100);
  await stage.endDue();
  await stage.endDue();
  const sum = [...caught.values()].reduce((total, each) => total + each, 0n);
  const returned = BigInt(Math.max(rainIds.length - 1, 0)) * totalMinor + totalMinor - sum;
  expect(await balanceOf(server, agent)).toBe(funded + returned);
  expect(await stage.pendingMinor()).toBe(0n);
  await expectBooks();
});
