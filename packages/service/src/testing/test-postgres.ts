import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { findMigrationSets } from '../database/migration-sets.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { applicationLogin, ownerLogin, prepareCluster } from '../embedded-postgres/prepare-cluster.ts';
import { makeScratchFolder } from './scratch-folder.ts';

/** Where the run's PostgreSQL is. Every URL has `DATABASE_NAME` in the place of the database's name. */
export interface TestPostgres {
  readonly superuserUrl: string;
  readonly ownerUrl: string;
  readonly applicationUrl: string;
}

export const databaseNamePlace = 'DATABASE_NAME';
export const templateDatabase = 'wau_template';

declare module 'vitest' {
  export interface ProvidedContext {
    testPostgres: TestPostgres;
  }
}

/**
 * Vitest's global set-up: one PostgreSQL for the whole run, with a migrated template database that
 * `createTestDatabase` clones for each test file.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeScratchFolder('wau-test-');
  const password = (): string => randomBytes(16).toString('hex');
  const logins = { ownerPassword: password(), applicationPassword: password() };
  const server = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    superuserPassword: password(),
    durability: 'none',
  });
  const removeAll = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await prepareCluster(server, logins, templateDatabase);
    const owner = { user: ownerLogin, password: logins.ownerPassword };
    await migrate(
      server.connectionUrl({ ...owner, database: templateDatabase }),
      findMigrationSets(project.vitest.config.root),
    );
    project.provide('testPostgres', {
      superuserUrl: server.superuserUrl(databaseNamePlace),
      ownerUrl: server.connectionUrl({ ...owner, database: databaseNamePlace }),
      applicationUrl: server.connectionUrl({
        user: applicationLogin,
        password: logins.applicationPassword,
        database: databaseNamePlace,
      }),
    });
  } catch (error) {
    await removeAll();
    throw error;
  }
  return removeAll;
}
