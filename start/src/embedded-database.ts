import { join } from 'node:path';
import { deriveKey } from '@wau/service/derived-key';
import type { DataFolderLock } from '@wau/service/embedded-postgres/data-folder-lock';
import { startEmbeddedPostgres } from '@wau/service/embedded-postgres/embedded-postgres';
import { applicationLogin, ownerLogin, prepareCluster } from '@wau/service/embedded-postgres/prepare-cluster';
import { keepSecret } from './data-folder.ts';

/** The database that the process works on. */
export interface OpenDatabase {
  /** For pools of the application's role. */
  readonly applicationUrl: string;
  /** For migrations. */
  readonly ownerUrl: string;
  /** Resolves with the reason when the database ended without being asked to; never where it is not ours. */
  readonly ended: Promise<string>;
  /** Tells a second start where this server is found. */
  announce(address: string): void;
  close(): Promise<void>;
}

export const databaseName = 'wau';

/**
 * Starts the embedded PostgreSQL of a data folder whose lock the caller has taken, and lets go of the lock when it
 * ends. The database's passwords are derived from one kept secret.
 *
 * @throws StartProblem when the machine does not let PostgreSQL run
 */
export async function openEmbeddedDatabase(dataFolder: string, lock: DataFolderLock): Promise<OpenDatabase> {
  try {
    const secret = keepSecret(dataFolder, 'database-secret');
    const passwordOf = (login: string): string =>
      deriveKey(secret, `database/${login}`).toString('base64url');
    const server = await startEmbeddedPostgres({
      folder: join(dataFolder, 'postgres'),
      superuserPassword: passwordOf('superuser'),
      durability: 'full',
    });
    const logins = {
      ownerPassword: passwordOf(ownerLogin),
      applicationPassword: passwordOf(applicationLogin),
    };
    await prepareCluster(server, logins, databaseName);
    const urlFor = (user: string, password: string): string =>
      server.connectionUrl({ user, password, database: databaseName });
    return {
      applicationUrl: urlFor(applicationLogin, logins.applicationPassword),
      ownerUrl: urlFor(ownerLogin, logins.ownerPassword),
      ended: server.ended,
      announce: (address) => lock.describe(address),
      async close() {
        await server.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
