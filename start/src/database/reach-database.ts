import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockDataFolder } from '@wau/service/embedded-postgres/data-folder-lock';
import { applicationLogin, ownerLogin } from '@wau/service/embedded-postgres/prepare-cluster';
import { findRunningServer } from '@wau/service/embedded-postgres/running-server';
import { deriveKey } from '@wau/service/secrets/derived-key';
import type { Config } from '../configuration/config.ts';
import { keepSecret, openDataFolder } from '../data-folder.ts';
import { databaseName, databaseSecretName, openEmbeddedDatabase } from './embedded-database.ts';
import { openExternalDatabase } from './external-database.ts';
import { migrateDatabase } from './migrate-database.ts';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

/** A database that a command of an operator works on, beside a running Wau or without one. */
export interface ReachedDatabase {
  readonly applicationUrl: string;
  /** For what the application's role may not read. */
  readonly ownerUrl: string;
  close(): Promise<void>;
}

/**
 * The configured database; with the embedded one, the server that Wau runs right now, else one that is started for
 * as long as the command takes, and brought up to date unless the command wants it `asItIs`.
 *
 * @throws StartProblem when it cannot be reached
 */
export async function reachDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
  state: 'migrated' | 'asItIs' = 'migrated',
): Promise<ReachedDatabase> {
  const { databaseUrl, databaseOwnerUrl } = config;
  if (databaseUrl !== undefined) return openExternalDatabase({ databaseUrl, databaseOwnerUrl });
  const dataFolder = openDataFolder(config.dataDir);
  const running = findRunningServer(join(dataFolder, 'postgres'));
  if (running === undefined) {
    const opened = await openEmbeddedDatabase(dataFolder, lockDataFolder(dataFolder));
    try {
      if (state === 'migrated') await migrateDatabase(opened.ownerUrl, projectFolder);
      return opened;
    } catch (error) {
      await opened.close();
      throw error;
    }
  }
  const secret = keepSecret(dataFolder, databaseSecretName);
  const urlFor = (user: string): string =>
    running.connectionUrl({
      user,
      password: deriveKey(secret, `database/${user}`).toString('base64url'),
      database: databaseName,
    });
  return {
    applicationUrl: urlFor(applicationLogin),
    ownerUrl: urlFor(ownerLogin),
    close: async () => undefined,
  };
}
