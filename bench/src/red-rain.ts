import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { connectionsFor, onBenchServer } from './bench-server.ts';
import { addMembers, type BenchMember, merchantId } from './bet-players.ts';
import { KeepAliveClient } from './keep-alive-client.ts';
import { print } from './print.ts';
import { share } from './spread.ts';

const playerCount = Number(process.env.WAU_BENCH_PLAYERS ?? '2000');
const rounds = Number(process.env.WAU_BENCH_ROUNDS ?? '3');
/** As the app does: who is turned away asks again, each after a part of this that is its own. */
const againAfterMs = [600, 1_200, 2_400];
/** A tap is answered while the player still looks at it. */
const mustBeMs = 3_000;
const openedTogether = 8;
const spareMs = 3_000;
const totalMinor = 1_000_000;

/**
 * `npm run bench -- red-rain`: so many players of a team catch a packet of a red rain in the same moment, each on a connection
 * of their own, over HTTP; there are nine packets for ten players. Who is turned away asks again as the app
 * does. Counted: how long each waits, and that every packet is
 * paid once and to one player. Load generator, server and database share this machine.
 *
 * `WAU_BENCH_PLAYERS` and `WAU_BENCH_ROUNDS` change the size.
 */
export async function run(): Promise<void> {
  await onBenchServer(
    { poolSize: 2, environment: connectionsFor(playerCount) },
    async ({ app, database, pool }) => {
      const [agent, ...players] = await addMembers(database.url, playerCount + 1);
      if (agent === undefined) throw new Error('members were added');
      await placeTeam(pool, agent, players);
      const connections = await connect(app.url, players.length);
      print(`${database.version}. ${players.length} players in one team, ${rounds} rains.`);
      try {
        for (let round = 1; round <= rounds; round += 1) await rain(pool, agent, players, connections, round);
      } finally {
        for (const connection of connections) connection.close();
      }
    },
  );
}

async function placeTeam(pool: Pool, agent: BenchMember, players: readonly BenchMember[]): Promise<void> {
  await pool.query('update wau.members set member_type = 2 where member_id = $1', [agent.memberId]);
  // A member that moves brings the links of everybody below along, and these have nobody.
  for (const { memberId } of players)
    await pool.query('update wau.members set upline_member_id = $1 where member_id = $2', [
      agent.memberId,
      memberId,
    ]);
  await pool.query(
    `insert into ledger.account (merchant_id, account_id, kind, currency, allow_negative)
     values ($1, 'house:rains', 'house', 'MYR', true) on conflict do nothing`,
    [merchantId],
  );
  await pool.query('analyze');
}

async function connect(url: string, count: number): Promise<readonly KeepAliveClient[]> {
  const connections: KeepAliveClient[] = [];
  while (connections.length < count) {
    const some = Array.from({ length: Math.min(openedTogether, count - connections.length) }, () =>
      KeepAliveClient.open(url),
    );
    connections.push(...(await Promise.all(some)));
  }
  return connections;
}

async function rain(
  pool: Pool,
  agent: BenchMember,
  players: readonly BenchMember[],
  connections: readonly KeepAliveClient[],
  round: number,
): Promise<void> {
  const packetCount = Math.floor(players.length * 0.9);
  const rainId = await insertRain(pool, agent, packetCount, round);
  await sleep(spareMs);
  const startedAtMs = performance.now();
  const answers = await Promise.all(
    players.map(async ({ sessionToken }, index) => {
      const connection = connections[index];
      if (connection === undefined) throw new Error('each player has a connection');
      const headers = `Authorization: Bearer ${sessionToken}\r\nMerchant: ${merchantId}\r\n`;
      const send = () => connection.send('POST', `/wps/redRain/${rainId}/packet`, headers, '{}');
      let { status, body } = await send();
      for (const mostMs of againAfterMs) {
        if (status !== 503) break;
        await sleep(mostMs * (0.5 + Math.random() / 2));
        ({ status, body } = await send());
      }
      return { status, body, waitedMs: performance.now() - startedAtMs };
    }),
  );
  const waits = answers.map(({ waitedMs }) => waitedMs);
  const caught = answers.filter(({ status }) => status === 200).length;
  const shed = answers.filter(({ status }) => status === 503).length;
  const other = answers.find(
    ({ status, body }) => status !== 200 && status !== 503 && !body.includes('rain.empty'),
  );
  if (other !== undefined) throw new Error(`answered ${other.status}: ${other.body}`);
  await requireBooks(pool, rainId, caught);
  const slow = share(waits, 0.99);
  print(
    `  rain ${round}: ${caught} of ${packetCount} caught by ${players.length}, ${shed} turned away; median ${share(waits, 0.5)} ms, 99th percentile ${slow} ms, at most ${mustBeMs} is wanted: ${Number(slow) <= mustBeMs && shed === 0 ? 'met' : 'MISSED'}`,
  );
}

/** Each packet is with one player, and paid once. */
async function requireBooks(pool: Pool, rainId: string, caught: number): Promise<void> {
  const { rows } = await pool.query<{ given: string; members: string; paid: string; same: boolean }>(
    `select (select count(*) from wau.red_packets where rain_id = $1 and member_id is not null) as given,
            (select count(distinct member_id) from wau.red_packets where rain_id = $1) as members,
            (select count(*) from ledger.transfer where reference = $1 and reason = 'rain.packet') as paid,
            coalesce((select sum(amount_minor) from ledger.transfer where reference = $1 and reason = 'rain.packet'), 0)
              = coalesce((select sum(amount_minor) from wau.red_packets
                           where rain_id = $1 and member_id is not null), 0) as same`,
    [rainId],
  );
  const [row] = rows;
  const wanted = String(caught);
  if (row === undefined || row.given !== wanted || row.members !== wanted || row.paid !== wanted || !row.same)
    throw new Error(`the books do not fit: ${JSON.stringify(row)}, ${caught} were told that they caught`);
}

/** Straight into the tables, as the database's owner; it falls when everybody is ready. */
async function insertRain(pool: Pool, agent: BenchMember, count: number, round: number): Promise<string> {
  const rainId = `rrn_${String(round).padStart(26, '0')}`;
  await pool.query(
    `insert into wau.red_rains (merchant_id, rain_id, agent_id, funder, scheduled_by, currency, total_minor, packet_count,
                                needs_active, starts_at, ends_at, commitment, status, scheduled_at)
     values ($1, $2, $3, 'agent', $3, 'MYR', $4, $5, false, now(), now() + interval '1 hour', 'none', 'scheduled', now())`,
    [merchantId, rainId, agent.memberId, totalMinor, count],
  );
  await pool.query(
    `insert into wau.red_packets (merchant_id, rain_id, packet_number, amount_minor)
     select $1, $2, n, $3::bigint / $4::integer from generate_series(1, $4::integer) as n`,
    [merchantId, rainId, totalMinor, count],
  );
  return rainId;
}
