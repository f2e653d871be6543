import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Pool, PoolClient } from 'pg';
import type { Contender } from './measurement.ts';
import { rateOf } from './measurement.ts';

const accountsPerBranch = 100_000;
const tellersPerBranch = 10;

export interface TpcB extends Contender {
  /** `pgbench` where it is installed, else the same statements through the driver. */
  readonly how: string;
}

/** The TPC-B-like script as pgbench runs it by default (simple protocol), with as many branches as clients. */
export async function createTpcB(url: string, pool: Pool, clients: number): Promise<TpcB> {
  await createTables(pool, clients);
  const version = await pgbenchVersion();
  if (version !== undefined) {
    const measure = (durationMs: number) => runPgbench(url, clients, durationMs);
    return { name: 'TPC-B-like', how: version, measure };
  }
  const how = 'the statements of pgbench through the driver';
  return {
    name: 'TPC-B-like',
    how,
    measure: (durationMs) => runThroughDriver(pool, clients, durationMs),
  };
}

const run = promisify(execFile);

async function pgbenchVersion(): Promise<string | undefined> {
  try {
    return (await run('pgbench', ['--version'])).stdout.trim();
  } catch {
    return undefined;
  }
}

async function runPgbench(url: string, clients: number, durationMs: number): Promise<number> {
  const seconds = Math.max(1, Math.round(durationMs / 1000));
  const options = ['-n', '-c', `${clients}`, '-j', '2', '-T', `${seconds}`];
  const { stdout } = await run('pgbench', [...options, url]);
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (rate === undefined) throw new Error(`pgbench did not say a rate:\n${stdout}`);
  return Number(rate);
}

/** The tables as `pgbench -i` makes them, filler included. */
async function createTables(pool: Pool, branches: number): Promise<void> {
  await pool.query(`
    create table pgbench_branches (bid int not null primary key, bbalance int, filler char(88)) with (fillfactor = 100);
    create table pgbench_tellers (tid int not null primary key, bid int, tbalance int, filler char(84))
      with (fillfactor = 100);
    create table pgbench_accounts (aid int not null primary key, bid int, abalance int, filler char(84))
      with (fillfactor = 100);
    create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into pgbench_branches select b, 0, '' from generate_series(1, ${branches}) b;
    insert into pgbench_tellers select t, (t - 1) / ${tellersPerBranch} + 1, 0, ''
      from generate_series(1, ${branches * tellersPerBranch}) t;
    insert into pgbench_accounts select a, (a - 1) / ${accountsPerBranch} + 1, 0, ''
      from generate_series(1, ${branches * accountsPerBranch}) a;
  `);
  await pool.query('vacuum analyze pgbench_branches, pgbench_tellers, pgbench_accounts');
}

async function runThroughDriver(pool: Pool, clients: number, durationMs: number): Promise<number> {
  const connections = await Promise.all(Array.from({ length: clients }, () => pool.connect()));
  try {
    return await rateOf(clients, durationMs, async (client) => {
      const connection = connections[client];
      if (connection !== undefined) await runTransaction(connection, clients);
    });
  } finally {
    for (const connection of connections) connection.release();
  }
}

async function runTransaction(connection: PoolClient, branches: number): Promise<void> {
  const account = randomUpTo(branches * accountsPerBranch);
  const branch = randomUpTo(branches);
  const teller = randomUpTo(branches * tellersPerBranch);
  const delta = randomUpTo(10_001) - 5_001;
  const statements: readonly (readonly [string, readonly number[]])[] = [
    ['begin', []],
    ['update pgbench_accounts set abalance = abalance + $1 where aid = $2', [delta, account]],
    ['select abalance from pgbench_accounts where aid = $1', [account]],
    ['update pgbench_tellers set tbalance = tbalance + $1 where tid = $2', [delta, teller]],
    ['update pgbench_branches set bbalance = bbalance + $1 where bid = $2', [delta, branch]],
    [
      'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)',
      [teller, branch, account, delta],
    ],
    ['end', []],
  ];
  for (const [text, values] of statements) await connection.query(text, [...values]);
}

function randomUpTo(count: number): number {
  return 1 + Math.floor(Math.random() * count);
}
