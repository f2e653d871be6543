import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headerNames } from '@wau/contract/headers';
import type { MemberId } from '@wau/contract/ids';
import { openOperator } from '@wau/server/testing/open-operator';
import { createTestClock } from '@wau/server/testing/test-clock';
import { createDatabase } from '@wau/service/database/database';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import { newId, newToken, systemRandom } from '@wau/service/random';
import { startBenchDatabase } from './bench-database.ts';
import { merchantId } from './bet-players.ts';
import { bootApp } from './booted-app.ts';
import { median } from './measurement.ts';
import { print } from './print.ts';
import { share, spread } from './spread.ts';

const memberCount = process.env.WAU_BENCH_MEMBERS ?? '20000';
const entryCount = process.env.WAU_BENCH_ENTRIES ?? '1000000';
const rounds = Number(process.env.WAU_BENCH_ROUNDS ?? '60');
const mostTimesSlower = 2;
const mostListMs = 200;
const secret = 'the secret of a bench that fills its database';
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const quarter = `fromDay=${day(89)}&toDay=${day(0)}`;

/** What an operator's console asks for. */
const lists: Readonly<Record<string, string>> = {
  'figures by day, a quarter': `/wps/operator/dashboard/days?${quarter}`,
  'figures by title, a quarter': `/wps/operator/dashboard/games?groupBy=title&${quarter}`,
  'funnel, a quarter': `/wps/operator/dashboard/funnel?${quarter}`,
  'withdrawals that wait': '/wps/operator/withdrawals',
  'deposits that wait': '/wps/operator/deposits',
  audit: '/wps/operator/audit?pageSize=50',
};

/**
 * `npm run bench -- large`: pages of 50 lines of a member with a long history against those of one with about a hundred
 * lines, in turns; and what an operator's console asks for, in a database that `npm run seed` has filled.
 * `WAU_BENCH_MEMBERS`, `WAU_BENCH_ENTRIES` and `WAU_BENCH_ROUNDS` change the size.
 */
export async function run(): Promise<void> {
  const database = await startBenchDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'wau-bench-large-'));
  try {
    const environment = { DATABASE_URL: database.url, WAU_SECRET: secret };
    const startedAt = performance.now();
    await fill({ ...environment, DATA_DIR: folder });
    print(`${database.version}. Filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
    const app = await bootApp(environment);
    try {
      await measure(app.url, database.url);
    } finally {
      await app.stop();
    }
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(environment: Readonly<Record<string, string>>): Promise<void> {
  const program = fileURLToPath(new URL('../../start/src/commands/seed.ts', import.meta.url));
  const size = ['--members', memberCount, '--entries', entryCount];
  const child = spawn(process.execPath, [program, ...size], {
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the database could not be filled');
}

async function measure(url: string, databaseUrl: string): Promise<void> {
  const database = createDatabase({
    connectionString: databaseUrl,
    applicationName: 'bench large',
    poolSize: 2,
    onIdleConnectionError: (error) => print(error.message),
  });
  try {
    const runner = poolRunner(database.pool);
    const long = await openMemberNear(runner, 1_000_000_000);
    const short = await openMemberNear(runner, 100);
    print(`Members with ${long.lines} and ${short.lines} lines.`);
    const pages = {
      movements: '/wps/wallets/movements?pageSize=50',
      'movements of a quarter': `/wps/wallets/movements?pageSize=50&${quarter}`,
      bets: '/wps/report/bets?pageSize=50',
    };
    for (const [name, path] of Object.entries(pages)) await comparePages(name, url + path, long, short);
    const operator = await openOperator(
      { database, runner, clock: createTestClock() },
      'bench',
      'administrator',
    );
    const headers = { [headerNames.operatorToken]: operator.token };
    for (const [name, path] of Object.entries(lists)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await timeOf(url + path, headers));
      const isMet = Number(share(times, 0.95)) < mostListMs;
      print(
        `${name}: 95th percentile ${share(times, 0.95)} ms, ${spread(times)}: ${isMet ? 'met' : 'MISSED'}`,
      );
    }
  } finally {
    await database.close();
  }
}

interface OpenMember {
  readonly lines: bigint;
  readonly headers: Readonly<Record<string, string>>;
}

/** A session of the member whose number of lines is nearest to one, put straight into the tables. */
async function openMemberNear(runner: SqlRunner, lines: number): Promise<OpenMember> {
  const [member] = await runner.query<{ member_id: MemberId; version: bigint }>({
    text: `select member.member_id, account.version
             from ledger.account as account
             join wau.members as member
               on member.merchant_id = account.merchant_id and account.account_id = 'player:' || member.member_id || ':main'
            where account.merchant_id = $1 and member.username_key like 'besar%'
            order by abs(account.version - $2), member.member_id limit 1`,
    values: [merchantId, lines],
  });
  if (member === undefined) throw new Error('the database is filled');
  const token = newToken(systemRandom);
  await runner.query({
    text: `insert into wau.sessions (merchant_id, session_id, member_id, token_hash, address, created_at, last_seen_at,
                                     idle_until, ends_at)
           values ($1, $2, $3, $4, '127.0.0.1', now(), now(), now() + interval '1 day', now() + interval '1 day')`,
    values: [
      merchantId,
      newId('session', createTestClock(), systemRandom),
      member.member_id,
      hash('sha256', token, 'buffer'),
    ],
  });
  return { lines: member.version, headers: { [headerNames.authorization]: `Bearer ${token}` } };
}

/** In turns, so that whatever else the machine does meets both. */
async function comparePages(
  name: string,
  address: string,
  long: OpenMember,
  short: OpenMember,
): Promise<void> {
  const times = { long: [] as number[], short: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.long.push(await timeOf(address, long.headers));
    times.short.push(await timeOf(address, short.headers));
  }
  // The first of each meets plans and pages that are not there yet.
  const ratio = median(times.long.slice(1)) / median(times.short.slice(1));
  print(
    `${name}: ${ratio.toFixed(2)} times as long (medians ${median(times.long).toFixed(1)} and ${median(times.short).toFixed(1)} ms): ${ratio <= mostTimesSlower ? 'met' : 'MISSED'}`,
  );
}

async function timeOf(address: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(address, {
    headers: {
      ...headers,
      [headerNames.merchant]: merchantId,
      [headerNames.module]: address.includes('/report/') ? 'TRANSBETREPMEM3' : 'TRANSREC3',
    },
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}: ${body}`);
  return performance.now() - startedAt;
}
