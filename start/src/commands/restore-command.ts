import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { passLoadedNumbers } from '@wau/ledger/portable-transaction-numbers';
import { fingerprintOf } from '@wau/server/installation-secret';
import { recordRestore } from '@wau/server/modules/operation/audit/record-restore';
import { migrateJobQueue } from '@wau/server/platform/jobs/job-runner';
import { loadBackup } from '@wau/service/backup/load-backup';
import { type BackupContent, readBackup } from '@wau/service/backup/manifest';
import { claimForRestore, markRestored } from '@wau/service/backup/restore-target';
import { systemClock } from '@wau/service/clock';
import { applicationRole, type Database } from '@wau/service/database/database';
import { lockDataFolder } from '@wau/service/embedded-postgres/data-folder-lock';
import { createLogger } from '@wau/service/monitoring/logger';
import { StartProblem } from '@wau/service/start-problem';
import type { Client } from 'pg';
import type { Config } from '../configuration/config.ts';
import { openDataFolder, secretFile } from '../data-folder.ts';
import { withApplicationDatabase } from '../database/application-database.ts';
import { type OpenDatabase, openEmbeddedDatabase } from '../database/embedded-database.ts';
import { openExternalDatabase } from '../database/external-database.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { masterSecretName, readMasterSecret } from '../master-secret.ts';
import { backedUpSchemas, waitingJobs } from './backed-up-data.ts';
import { commandActor, type OperatorCommand, runCommand } from './command-line.ts';
import { verifyBooks } from './verify-books.ts';
import { tellVerification } from './verify-command.ts';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * `npm run restore -- <backup>`: fills the configured database, which must be empty, brings it up to date, and
 * verifies it.
 */
export function restoreCommand(command: OperatorCommand): Promise<number> {
  return runCommand(command, async (config) => {
    const [place] = command.args;
    if (place === undefined) {
      throw new StartProblem('Say which backup: npm run restore -- <folder of the backup>.');
    }
    const folder = resolve(place);
    const content = await readBackup(folder);
    const dataFolder = openDataFolder(config.dataDir);
    const secret = fittingSecret(config, dataFolder, content);
    const database = await openTarget(config, dataFolder);
    try {
      await restoreInto(database, folder, content);
      command.say(`${content.tables.length} tables as of ${content.takenAt} were restored.`);
      const { applicationUrl, ownerUrl } = database;
      const found = await verifyBooks({ applicationUrl, ownerUrl, secret, rollsUp: true });
      return tellVerification(command, found);
    } finally {
      await database.close();
    }
  });
}

/** Before anything is done, because what is restored without its secret does not open. */
function fittingSecret(config: Config, dataFolder: string, { secretFingerprint }: BackupContent): string {
  const file = secretFile(dataFolder, masterSecretName);
  const secret = readMasterSecret(config, dataFolder);
  if (secret === undefined) {
    throw new StartProblem(
      `The secret of the backup's installation is needed first: put its master-secret at ${file}, or set WAU_SECRET.`,
    );
  }
  if (secretFingerprint !== '' && fingerprintOf(secret).toString('hex') !== secretFingerprint) {
    throw new StartProblem(
      `${config.secret === undefined ? `The secret ${file}` : 'WAU_SECRET'} is not the one that the backup was sealed with: use that one.`,
    );
  }
  return secret;
}

function openTarget(config: Config, dataFolder: string): Promise<OpenDatabase> {
  const { databaseUrl, databaseOwnerUrl } = config;
  return databaseUrl === undefined
    ? openEmbeddedDatabase(dataFolder, lockDataFolder(dataFolder))
    : openExternalDatabase({ databaseUrl, databaseOwnerUrl });
}

async function restoreInto(
  { ownerUrl, applicationUrl }: OpenDatabase,
  folder: string,
  content: BackupContent,
): Promise<void> {
  if (!(await claimForRestore(ownerUrl, backedUpSchemas))) {
    throw new StartProblem(
      'The database to restore into holds data, and nothing is restored over data: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
    );
  }
  await migrateDatabase(ownerUrl, projectFolder, content.migrations);
  await asApplication(applicationUrl, ({ pool }) => migrateJobQueue(pool, createLogger('error')));
  await loadBackup({
    connectionString: ownerUrl,
    folder,
    content,
    schemas: backedUpSchemas,
    extras: new Map([[waitingJobs.name, addWaitingJobs]]),
    beforeCommit: async (client) => {
      await passLoadedNumbers(client, ownerUrl);
      await markRestored(client);
    },
  });
  await migrateDatabase(ownerUrl, projectFolder);
  await asApplication(applicationUrl, (database) =>
    recordRestore({ database, clock: systemClock }, commandActor(), {
      takenAt: content.takenAt,
      tables: content.tables.length,
    }),
  );
}

function asApplication(connectionString: string, work: (database: Database) => Promise<void>): Promise<void> {
  return withApplicationDatabase({ connectionString, applicationName: 'wau restore' }, work);
}

async function addWaitingJobs(client: Client, load: (table: string) => Promise<void>): Promise<void> {
  await client.query(`
    create temporary table waiting_jobs (
      identifier text, payload json, run_at timestamptz, max_attempts int, job_key text) on commit drop`);
  await load('waiting_jobs');
  await client.query(`grant select on waiting_jobs to ${applicationRole}`);
  await client.query(`set local role ${applicationRole}`);
  await client.query(`
    select graphile_worker.add_job(identifier, payload, run_at => run_at, max_attempts => max_attempts,
                                   job_key => job_key)
      from waiting_jobs`);
  await client.query('reset role');
}
