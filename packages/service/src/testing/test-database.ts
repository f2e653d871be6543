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
}

/**
 * Clones the migrated template for the calling test file. Call it at the top of the file or of a `describe`:
 * `const database = await createTestDatabase();`. After the suite's own `afterAll` hooks it checks that the books
 * balance and drops the database, closing what is still connected.
 */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const postgres = inject('testPostgres');
  const urlOf = (url: string): string => url.replace(databaseNamePlace, name);
  const administrationUrl = postgres.superuserUrl.replace(databaseNamePlace, 'postgres');
  await runStatements(administrationUrl, [
    `create database ${name} owner ${ownerLogin} template ${templateDatabase}`,
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to ${applicationLogin}`,
  ]);
  const database: TestDatabase = {
    name,
    applicationUrl: urlOf(postgres.applicationUrl),
    ownerUrl: urlOf(postgres.ownerUrl),
    superuserUrl: urlOf(postgres.superuserUrl),
  };
  afterAll(async () => {
    try {
      if (options.booksMayBeBroken !== true) await expectBooksBalance(database.superuserUrl);
    } finally {
      await runStatements(administrationUrl, [`drop database ${name} with (force)`]);
    }
  });
  return database;
}

async function runStatements(connectionString: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
