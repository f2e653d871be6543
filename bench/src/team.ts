import { countMemberDays } from '@wau/server/modules/operation/dashboard/count-member-days-job';
import { systemClock } from '@wau/service/clock';
import { createDatabase } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import type { Pool } from 'pg';
import { onBenchServer } from './bench-server.ts';
import { addMembers, type BenchMember, merchantId } from './bet-players.ts';
import { KeepAliveClient } from './keep-alive-client.ts';
import { print } from './print.ts';
import { share } from './spread.ts';

const memberCount = Number(process.env.WAU_BENCH_MEMBERS ?? '100000');
const depth = 30;
const days = 31;
const askedTimes = 100;
const mostMs = 300;
const timeZone = 'Asia/Kuala_Lumpur';

/**
 * `npm run bench -- team`: how long an agent with a team of 100,000 in thirty levels waits for what the team did, over
 * HTTP, each question by itself; and how long counting the teams takes. A fifth of the members plays each day.
 * `WAU_BENCH_MEMBERS` changes the size.
 */
export async function run(): Promise<void> {
  await onBenchServer({ poolSize: 2 }, async ({ app, database, pool }) => {
    const [agent] = await addMembers(database.url, 1);
    if (agent === undefined) throw new Error('a member was added');
    await fillTeam(pool, agent);
    print(`${database.version}. A team of ${memberCount} members in ${depth} levels, ${days} days.`);
    await count(database.url);
    const connection = await KeepAliveClient.open(app.url);
    const today = dayText(0);
    const month = `fromDay=${dayText(29)}&toDay=${today}`;
    for (const [name, path] of Object.entries({
      'overview of today': `overview?startDate=${today}&endDate=${today}&size=0`,
      'figures of thirty days': `figures?${month}`,
      'lines of thirty days': `profit?${month}`,
      'members, first page': 'members',
      'bets of thirty days, first page': `bets?${month}`,
      'sums of bets of thirty days': `bets/totals?${month}`,
      'sums of bets of today': `bets/totals?fromDay=${today}&toDay=${today}`,
    })) {
      const times = await timesOf(connection, agent, `/wps/agent/team/${path}`);
      const slow = share(times, 0.95);
      print(
        `${name.padEnd(32)} median ${share(times, 0.5)} ms, 95th percentile ${slow} ms, at most ${mostMs} is wanted: ${Number(slow) <= mostMs ? 'met' : 'MISSED'}`,
      );
    }
    connection.close();
  });
}

async function timesOf(
  connection: KeepAliveClient,
  { sessionToken }: BenchMember,
  path: string,
): Promise<readonly number[]> {
  const headers = `Authorization: Bearer ${sessionToken}\r\nMerchant: ${merchantId}\r\nModule: AGEINFO3\r\n`;
  const times: number[] = [];
  for (let asked = 0; asked < askedTimes; asked += 1) {
    const startedAtMs = performance.now();
    const answer = await connection.send('GET', path, headers);
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${answer.body}`);
    times.push(performance.now() - startedAtMs);
  }
  return times;
}

function dayText(daysAgo: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(systemClock.nowMs() - daysAgo * 86_400_000);
}

/** Counts every day from the first member's on, as the job does on the day it is installed, and then as every ten minutes. */
async function count(databaseUrl: string): Promise<void> {
  const database = createDatabase({
    connectionString: databaseUrl,
    applicationName: 'bench team',
    poolSize: 2,
    onIdleConnectionError: (error) => print(error.message),
  });
  const parts = { database, runner: poolRunner(database.pool), clock: systemClock };
  try {
    for (const name of ['all days', 'the last two days']) {
      const startedAtMs = performance.now();
      await countMemberDays(parts, { merchantCode: merchantId, timeZone });
      print(`Counting ${name} took ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s.`);
    }
  } finally {
    await database.close();
  }
}

/**
 * Straight into the tables, as the database's owner. Member n stands on level n mod 30 + 1, below somebody of the level
 * above who is near.
 */
async function fillTeam(pool: Pool, { memberId }: BenchMember): Promise<void> {
  await pool.query('update wau.members set member_type = 2 where member_id = $1', [memberId]);
  await pool.query(
    `insert into wau.members (merchant_id, member_id, username, username_key, password_hash, registered_at, member_type,
                              upline_member_id)
     select $1, 'mbr_' || lpad(to_hex(n), 26, '0'), 'team' || n, 'team' || n, 'none',
            now() - (n % $3::integer) * interval '1 day', case when n % 10 = 0 then 1 else 0 end,
            case when n % $4::integer = 0 then $2
                 else 'mbr_' || lpad(to_hex(greatest(n % $4::integer - 1, n - 1 - $4::integer * (n * 7 % 40))), 26, '0') end
       from generate_series(0, $5::integer - 1) as n`,
    [merchantId, memberId, days, depth, memberCount],
  );
  await pool.query(
    `insert into wau.bet_day_sums (merchant_id, member_id, day, category, currency, bet_count, stake_minor, payout_minor,
                                   turnover_minor)
     select $1, 'mbr_' || lpad(to_hex(n), 26, '0'), (now() at time zone $3)::date - ago, 'RNG', 'MYR', 10, 1000, 950, 1000
       from generate_series(0, $2::integer - 1) as n, generate_series(0, $4::integer - 1) as ago
      where (n + ago) % 5 = 0`,
    [merchantId, memberCount, timeZone, days],
  );
  await pool.query(
    `insert into wau.bets (merchant_id, source, provider, external_key, member_id, game_id, category, currency, stake_minor,
                           payout_minor, turnover_minor, status, placed_at)
     select $1, 'vendor', 'studio', 'team-' || n || '-' || ago, 'mbr_' || lpad(to_hex(n), 26, '0'), 'dice', 'RNG', 'MYR', 1000,
            950, 1000, 'settled', wau.merchant_day_start($1, (now() at time zone $4)::date - ago)
              + (n * 7919 % 86400) / 86400.0
                * least(interval '1 day', now() - wau.merchant_day_start($1, (now() at time zone $4)::date - ago))
       from generate_series(0, $2::integer - 1) as n, generate_series(0, $3::integer - 1) as ago
      where (n + ago) % 5 = 0
      order by ago desc, n * 7919 % 86400`,
    [merchantId, memberCount, days, timeZone],
  );
  await pool.query(
    `insert into wau.sessions (merchant_id, session_id, member_id, token_hash, address, created_at, last_seen_at,
                               idle_until, ends_at)
     select $1, 'ses_' || lpad(to_hex(n * $3::integer + ago), 26, '0'), 'mbr_' || lpad(to_hex(n), 26, '0'),
            sha256(convert_to(n || ' ' || ago, 'UTF8')), '127.0.0.1', now() - ago * interval '1 day',
            now() - ago * interval '1 day', now() - ago * interval '1 day' + interval '30 minutes',
            now() - ago * interval '1 day' + interval '1 hour'
       from generate_series(0, $2::integer - 1) as n, generate_series(0, $3::integer - 1) as ago
      where (n + ago) % 5 = 0`,
    [merchantId, memberCount, days],
  );
  // The index of bets by time knows what was vacuumed since, as the database does by itself while bets come one by one.
  await pool.query('vacuum analyze');
}
