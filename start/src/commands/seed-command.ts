import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createLedger } from '@wau/ledger/ledger';
import type { LargeDemo } from '@wau/server/demo/large/seed-large-demo';
import { systemClock } from '@wau/service/clock';
import { type Database, databaseTypes } from '@wau/service/database/database';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import { Client } from 'pg';
import type { Config } from '../configuration/config.ts';
import { openDataFolder } from '../data-folder.ts';
import { withApplicationDatabase } from '../database/application-database.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { type ReachedDatabase, reachDatabase } from '../database/reach-database.ts';
import { settleMasterSecret } from '../master-secret.ts';
import { type OperatorCommand, runCommand } from './command-line.ts';

const usage = `npm run seed -- --members 1000000 --entries 20000000 [--days 365] [--seed 1]
Fills a database that holds nothing or the demo alone, to try Wau out at that size.`;

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));
const mostMembers = 10_000_000;
const mostEntries = 200_000_000;
const mostDays = 3_650;

/** `npm run seed`: members, bets and books of a year or another time, made at once; never beside anybody's own data. */
export function seedCommand(command: OperatorCommand, nowMs: number): Promise<number> {
  return runCommand(command, async (config) => {
    const size = readSize(command.args);
    if (size === undefined) {
      command.complain(usage);
      return 1;
    }
    const reached = await reachDatabase(config);
    const options = { connectionString: reached.applicationUrl, applicationName: 'wau seed' };
    try {
      // One of one's own may be empty.
      await migrateDatabase(reached.ownerUrl, projectFolder);
      // It writes all there is.
      return await withApplicationDatabase({ ...options, statementTimeoutMs: 0 }, (database) =>
        fill(command, { config, reached, database }, { ...size, until: new Date(nowMs) }),
      );
    } finally {
      await reached.close();
    }
  });
}

function readSize(args: readonly string[]): Omit<LargeDemo, 'until'> | undefined {
  const text = { type: 'string' } as const;
  const options = { members: text, entries: text, days: text, seed: text };
  try {
    const { values } = parseArgs({ args: [...args], options });
    const members = wholeNumber(values.members, 1, mostMembers);
    const entries = wholeNumber(values.entries, 1, mostEntries);
    const seed = values.seed === undefined ? 1 : wholeNumber(values.seed, 0, Number.MAX_SAFE_INTEGER);
    const days = values.days === undefined ? 365 : wholeNumber(values.days, 1, mostDays);
    return members === undefined || entries === undefined || seed === undefined || days === undefined
      ? undefined
      : { members, entries, seed, days };
  } catch {
    // Another option than these.
    return undefined;
  }
}

function wholeNumber(text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined || !/^\d{1,16}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

interface Place {
  readonly config: Config;
  readonly reached: ReachedDatabase;
  readonly database: Database;
}

async function fill(
  { say, complain }: OperatorCommand,
  { config, reached, database }: Place,
  demo: LargeDemo,
): Promise<number> {
  // It knows the whole demo, which every other command does without.
  const { hindranceToLargeDemo, seedLargeDemo } = await import('@wau/server/demo/large/seed-large-demo');
  const { seedDemo } = await import('@wau/server/seed-demo');
  const runner = poolRunner(database.pool);
  const hindrance = await hindranceToLargeDemo(runner);
  if (hindrance !== undefined) {
    complain(`This installation is not filled. ${hindrance}`);
    return 1;
  }
  const { applicationUrl } = reached;
  const secret = await settleMasterSecret({
    config,
    dataFolder: openDataFolder(config.dataDir),
    applicationUrl,
  });
  const ledger = createLedger({ runner, clock: systemClock, random: systemRandom });
  const parts = { database, ledger, clock: systemClock, random: systemRandom };
  await seedDemo({
    ...parts,
    masterSecret: secret,
    studioUrl: config.studioUrl ?? '',
    vendorUrls: config.vendorUrls,
  });

  const owner = new Client({
    connectionString: reached.ownerUrl,
    statement_timeout: 0,
    types: databaseTypes,
  });
  await owner.connect();
  try {
    // What a stop of the machine takes away is made again.
    await owner.query('set synchronous_commit = off');
    const entries = await seedLargeDemo(
      {
        ...parts,
        asOwner: (work) => inTransaction(owner, work),
        tidyUp: () => owner.query('vacuum (analyze)'),
        tell: (members, written) => say(`${members} of ${demo.members} members, ${written} entries`),
      },
      demo,
    );
    say(
      `There are ${demo.members} more members with ${entries} entries: besar1 and so on, with the demo's password.`,
    );
    return 0;
  } finally {
    await owner.end();
  }
}

async function inTransaction<Value>(owner: Client, work: (tx: SqlRunner) => Promise<Value>): Promise<Value> {
  await owner.query('begin');
  try {
    const value = await work({
      query: async ({ text, values }) => (await owner.query(text, [...values])).rows as never,
    });
    await owner.query('commit');
    return value;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
