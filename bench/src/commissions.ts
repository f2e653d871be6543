import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createLedger } from '@wau/ledger/ledger';
import { runCommissions } from '@wau/server/modules/agency/commission/run-commissions';
import type { Clock } from '@wau/service/clock';
import { createDatabase } from '@wau/service/database/database';
import { migrate } from '@wau/service/database/migrate';
import { findMigrationSets } from '@wau/service/database/migration-sets';
import { poolRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import { Pool } from 'pg';
import { startBenchDatabase } from './bench-database.ts';
import { merchantId } from './bet-players.ts';
import { print } from './print.ts';

const betCount = Number(process.env.WAU_BENCH_BETS ?? '5000000');
const agentCount = Number(process.env.WAU_BENCH_AGENTS ?? '10000');
const playersPerAgent = 9;
const depth = 6;
const mostMinutes = 10;

/** The day that the bets are of, in Kuala Lumpur. */
const dayStartMs = Date.parse('2026-03-01T00:00:00+08:00');
const hourMs = 3_600_000;

/**
 * `npm run bench -- commissions`: how long a day of 5,000,000 bets takes from the bet record into the wallets of 10,000 agents
 * in six levels, each with nine players and a contract of daily salaries: counting the bets, lines, payments.
 * `WAU_BENCH_BETS` and `WAU_BENCH_AGENTS` change the size.
 */
export async function run(): Promise<void> {
  const database = await startBenchDatabase();
  const pool = new Pool({ connectionString: database.url, max: 1 });
  try {
    await migrate(database.url, findMigrationSets(fileURLToPath(new URL('../..', import.meta.url))));
    await fill(pool);
    print(
      `${database.version}. ${betCount} bets of ${agentCount * playersPerAgent} players below ${agentCount} agents.`,
    );
    const startedAtMs = performance.now();
    await calculate(database.url, startedAtMs);
    const minutes = (performance.now() - startedAtMs) / 60_000;
    const [sums] = (
      await pool.query<{ lines: string; payments: string; paid: string }>(
        `select (select count(*) from wau.commission_lines) as lines, count(*) as payments, sum(paid_minor) as paid
           from wau.commission_payments`,
      )
    ).rows;
    print(`${sums?.lines} lines, ${sums?.payments} payments, ${sums?.paid} sen paid.`);
    print(
      `All of it took ${minutes.toFixed(2)} minutes, at most ${mostMinutes} is wanted: ${minutes <= mostMinutes ? 'met' : 'MISSED'}`,
    );
  } finally {
    await pool.end();
    await database.stop();
  }
}

async function calculate(databaseUrl: string, startedAtMs: number): Promise<void> {
  const database = createDatabase({
    connectionString: databaseUrl,
    applicationName: 'bench commissions',
    poolSize: 2,
    onIdleConnectionError: (error) => print(error.message),
  });
  const runner = poolRunner(database.pool);
  try {
    let now = dayStartMs;
    const clock: Clock = { nowMs: () => now };
    const ledger = createLedger({ runner, clock, random: systemRandom });
    const parts = { database, runner, ledger, clock, random: systemRandom };
    // As on the day itself: the hours first, and the salaries with the last one.
    for (let hour = 1; hour <= 24; hour += 1) {
      now = dayStartMs + hour * hourMs + 6 * 60_000;
      if (hour === 24)
        print(`Counting 23 hours took ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s.`);
      await runCommissions(parts, merchantId);
    }
  } finally {
    await database.close();
  }
}

/** Straight into the tables, as the database's owner; agent n stands below agent n / 6. */
async function fill(pool: Pool): Promise<void> {
  const tiers = (basisPoints: number) =>
    JSON.stringify([
      { minimumBetMinor: '0', netLossMinor: '0', activeMembers: 0, basisPoints, amountMinor: null },
    ]);
  await pool.query(
    `insert into wau.merchants (merchant_id, brand_name, theme_name, currency, languages, default_language, time_zone,
                                copyright_years, commission_approval_minor, withdrawal_two_persons_minor)
     values ($1, 'Bench', 'night', 'MYR', '{EN}', 'EN', 'Asia/Kuala_Lumpur', '2026', 0, 0)`,
    [merchantId],
  );
  const agentId = (n: string) => `'mbr_' || lpad(to_hex(${n}), 26, '0')`;
  await pool.query(
    `insert into wau.members (merchant_id, member_id, username, username_key, password_hash, registered_at, member_type,
                              upline_member_id)
     select $1, ${agentId('n')}, 'agent' || n, 'agent' || n, 'none', $3::timestamptz - interval '1 day', 1,
            case when n >= $4 then ${agentId('n / $4')} end
       from generate_series(1, $2::integer) as n`,
    [merchantId, agentCount, new Date(dayStartMs), depth],
  );
  await pool.query(
    `insert into wau.members (merchant_id, member_id, username, username_key, password_hash, registered_at, member_type,
                              upline_member_id)
     select $1, ${agentId('1000000 + n')}, 'player' || n, 'player' || n, 'none', $3::timestamptz - interval '1 day', 0,
            ${agentId('1 + n % $4')}
       from generate_series(0, $2::integer * $4 - 1) as n`,
    [merchantId, playersPerAgent, new Date(dayStartMs), agentCount],
  );
  await pool.query(
    `select ledger.open_account($1, 'player:' || member_id || ':main', 'player', 'MYR', false)
       from wau.members where merchant_id = $1 and username like 'agent%'`,
    [merchantId],
  );
  await pool.query(
    `insert into wau.agent_contracts (merchant_id, agent_id, kind, product, version, upline_id, state, tiers, starts_on,
                                      proposed_by, proposer_id, proposed_at, answered_at)
     select $1, member_id, 'dailySalary', 'CONS', 1, upline_member_id, 'A',
            jsonb_set($2::jsonb, '{0,basisPoints}', to_jsonb(200 - 20 * (select count(*) from wau.team_links as link
              where link.merchant_id = $1 and link.member_id = member.member_id))),
            '2026-03-01', 'upline', 'opr_0', now(), now()
       from wau.members as member where merchant_id = $1 and username like 'agent%'`,
    [merchantId, tiers(200)],
  );
  await pool.query(
    `insert into wau.bets (merchant_id, source, provider, external_key, member_id, game_id, category, currency, stake_minor,
                           payout_minor, turnover_minor, status, placed_at)
     select $1, 'vendor', 'studio', $5 || n, ${agentId('1000000 + (n::bigint * 7919 % $4)')}, 'dice', 'RNG', 'MYR', 1000, 950, 1000,
            'settled', $3::timestamptz + n * (interval '24 hours' / $2)
       from generate_series(0, $2::integer - 1) as n`,
    [
      merchantId,
      betCount,
      new Date(dayStartMs),
      agentCount * playersPerAgent,
      `bench-${randomBytes(3).toString('hex')}-`,
    ],
  );
  await pool.query('analyze');
}
