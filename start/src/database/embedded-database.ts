import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolderLock } from '@wau/service/embedded-postgres/data-folder-lock';
import { hasDiskRoom } from '@wau/service/embedded-postgres/disk-room';
import { applicationLogin, ownerLogin, prepareCluster } from '@wau/service/embedded-postgres/prepare-cluster';
import { superviseEmbeddedPostgres } from '@wau/service/embedded-postgres/supervised-postgres';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { StartProblem } from '@wau/service/start-problem';
import { keepSecret, readSecret, secretFile } from '../data-folder.ts';

/** The database that the process works on. */
export interface OpenDatabase {
  /** For pools of the application's role. */
  readonly applicationUrl: string;
  /** For migrations. */
  readonly ownerUrl: string;
  /** Resolves with the reason when the database ended and cannot be started again; never where it is not ours. */
  readonly ended: Promise<string>;
  /** Whether its disk has room to work; always where it is not ours, whose disk we cannot see. */
  hasDiskRoom(): Promise<boolean>;
  /** Tells a second start where this server is found. */
  announce(address: string): void;
  close(): Promise<void>;
}

export const databaseName = 'wau';
export const databaseSecretName = 'database-secret';

/**
 * Starts the embedded PostgreSQL of a data folder whose lock the caller has taken, again where it ends by itself, and
 * lets go of the lock when it has been stopped. The database's passwords are derived from one kept secret.
 *
 * @throws StartProblem when the machine does not let PostgreSQL run
 */
export async function openEmbeddedDatabase(dataFolder: string, lock: DataFolderLock): Promise<OpenDatabase> {
  try {
    refuseClusterWithoutSecret(dataFolder);
    const secret = keepSecret(dataFolder, databaseSecretName);
    const passwordOf = (login: string): string =>
      deriveKey(secret, `database/${login}`).toString('base64url');
    const postgresFolder = join(dataFolder, 'postgres');
    const server = await superviseEmbeddedPostgres({
      folder: postgresFolder,
      superuserPassword: passwordOf('superuser'),
      durability: 'full',
      onRestart: (reason) => {
        process.stderr.write(`The embedded database ended by itself (${reason}) and is started again.\n`);
      },
      onFullDisk: (reason) => {
        process.stderr.write(
          `The embedded database ended by itself (${reason}) and its disk is full; it is started again when there is room.\n`,
        );
      },
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
      hasDiskRoom: () => hasDiskRoom(postgresFolder),
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

/** The logins of a cluster that exists were made with its secret, so another one would only hide what is missing. */
function refuseClusterWithoutSecret(dataFolder: string): void {
  if (readSecret(dataFolder, databaseSecretName) !== undefined) return;
  if (!existsSync(join(dataFolder, 'postgres', 'data', 'global', 'pg_control'))) return;
  throw new StartProblem(
    `The secret ${secretFile(dataFolder, databaseSecretName)} is missing, which the passwords of the embedded database come from: put it back from a copy of that folder, or restore a backup into an empty DATA_DIR with npm run restore.`,
  );
}
