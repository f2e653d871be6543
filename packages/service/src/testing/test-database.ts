import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import { applicationLogin, ownerLogin } from '../embedded-postgres/prepare-cluster.ts';
import { expectBooksBalance } from './books-balance.ts';
import { databaseNamePlace, templateDatabase } from './test-postgres.ts';

/** A database of a test file's own, with all migrations applied and nothing else in it. */
export interface TestDatabase {
  readonly name: string;
  /** For the application's pools: a login that may only become the application's role. */
  readonly applicationUrl: string;
  /** For what migrations may do. */
  readonly ownerUrl: string;
  /** For what nobody but an administrator may do, such as tampering with rows. */
  readonly superuserUrl: string;
}

export interface TestDatabaseOptions {
  /** The suite tampers with the ledger on purpose, so its books need not balance in the end. */
  readonly booksMayBeBroken?: boolean;
  /** The database that is copied, from `makeTemplate`; default: the migrated one, with nothing in it. */
  readonly template?: string;
}

/**
 * Clones a template, the migrated one by default, for the calling test file. Call it at the top of the file or of a `describe`:
 * `const database = await createTestDatabase();`. After the suite's own `afterAll` hooks it checks that the books
 * balance and drops the database, closing what is still connected.
 */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const database = await cloneTemplate(
    `test_${randomBytes(8).toString('hex')}`,
    options.template ?? templateDatabase,
  );
  afterAll(async () => {
    try {
      if (options.booksMayBeBroken !== true) await expectBooksBalance(database.superuserUrl);
    } finally {
      await administrate([`drop database ${database.name} with (force)`]);
    }
  });
  return database;
}

/** By name; those that this process has made, or has found made by another. */
const templates = new Map<string, Promise<string>>();

/**
 * A database that test files are to begin with, filled once in a run: by the first process that asks for it, while the
 * others wait. Gives the name for `createTestDatabase`.
 */
export function makeTemplate(name: string, fill: (database: TestDatabase) => Promise<void>): Promise<string> {
  const known = templates.get(name);
  if (known !== undefined) return known;
  const made = fillOnce(name, fill);
  templates.set(name, made);
  return made;
}

async function fillOnce(name: string, fill: (database: TestDatabase) => Promise<void>): Promise<string> {
  const client = new Client({ connectionString: urlsOf('postgres').superuserUrl });
  await client.connect();
  try {
    // Ends with the connection, whatever becomes of the filling.
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    const { rows } = await client.query('select from pg_database where datname = $1', [name]);
    if (rows.length > 0) return name;
    const unfinished = await cloneTemplate(`${name}_${randomBytes(8).toString('hex')}`, templateDatabase);
    await fill(unfinished);
    await client.query(`alter database ${unfinished.name} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

async function cloneTemplate(name: string, template: string): Promise<TestDatabase> {
  await administrate([
    `create database ${name} owner ${ownerLogin} template ${template}`,
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to ${applicationLogin}`,
  ]);
  return urlsOf(name);
}

function urlsOf(name: string): TestDatabase {
  const postgres = inject('testPostgres');
  const urlOf = (url: string): string => url.replace(databaseNamePlace, name);
  return {
    name,
    applicationUrl: urlOf(postgres.applicationUrl),
    ownerUrl: urlOf(postgres.ownerUrl),
    superuserUrl: urlOf(postgres.superuserUrl),
  };
}

async function administrate(statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: urlsOf('postgres').superuserUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
