import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundedParallel } from '../../../testing/bounded-parallel.ts';
import { balanceOf } from '../../../testing/member-money.ts';
import { switchOnFlags } from '../../../testing/switch-on-flags.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { openRainStage, wau } from './testing/rain-stage.ts';

const server = await createTestServer();
const stage = openRainStage(server);
/** Ends connections of the server, in the middle of whatever they do. */
const killer = new Client({ connectionString: server.testDatabase.superuserUrl });
beforeAll(async () => {
  await stage.owner.connect();
  await killer.connect();
  await switchOnFlags(server, 'REDRAIN3');
});
afterAll(async () => {
  await stage.owner.end();
  await killer.end();
});

const playerCount = 40;
const packetCount = 30;
const totalMinor = 50_000n;
const mostTries = 50;

let started = 0;
const catchesPerKill = 7;

/** Kills a connection of the server now and then. */
async function maybeKill(): Promise<void> {
  started += 1;
  if (started % catchesPerKill === 0) await killConnection();
}

async function killConnection(): Promise<void> {
  await killer.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename <> current_user and backend_type = 'client backend'
        and state <> 'idle'
      order by random() limit 1`,
  );
}

/** Taps until the server says yes or no: what was cut off is asked for again. */
async function catchUntilAnswered(member: TestMember, rainId: Awaited<ReturnType<typeof stage.begin>>) {
  for (let tries = 0; tries < mostTries; tries += 1) {
    await maybeKill();
    const outcome = (await stage.catchOf(member, rainId)).outcome();
    if (outcome === '200' || outcome === '409 rain.empty') return outcome;
  }
  throw new Error('a catch was never answered');
}

test('AG-04 40 catch 30 packets at once while connections are killed: each packet is one player’s, paid once', {
  timeout: 120_000,
}, async () => {
  const { agent, members } = await stage.openTeam(playerCount);
  const rainId = await stage.begin(agent, { packetCount, totalMinor: String(totalMinor) });
  const outcomes = new Map<string, string>();
  await boundedParallel(
    [...members, ...members],
    async (member) => {
      outcomes.set(member.memberId, await catchUntilAnswered(member, rainId));
    },
    2 * playerCount,
  );
  const caught = members.filter(({ memberId }) => outcomes.get(memberId) === '200');
  expect(caught).toHaveLength(packetCount);
  const balances = await Promise.all(members.map((member) => balanceOf(server, member)));
  expect(balances.filter((balance) => balance > 0n)).toHaveLength(packetCount);
  expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(totalMinor);
  // Closing it is cut off as well, and tried again as the job is.
  await Promise.all([stage.endDue().catch(() => undefined), killConnection()]);
  await stage.endDue();
  const { rain } = (await server.call('getRedRain', { token: agent.token, params: { rainId } })).value();
  expect(rain).toMatchObject({ status: 'ended', caughtCount: packetCount, returnedMinor: '0' });
  expect(await stage.pendingMinor()).toBe(0n);
  expect(await server.ledger.verifyChains(wau)).toEqual([]);
});
