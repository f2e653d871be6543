import { fileURLToPath } from 'node:url';
import { isDatabaseUnavailable } from '@wau/service/database/database-unavailable';
import type { DataFolderLock } from '@wau/service/embedded-postgres/data-folder-lock';
import { assert } from '@wau/service/refusal';
import { StartProblem } from '@wau/service/start-problem';
import { buildStaleClients, type ClientApp, requireBuiltClients } from './build-clients.ts';
import type { Config } from './configuration/config.ts';
import { type OpenDatabase, openEmbeddedDatabase } from './database/embedded-database.ts';
import { openExternalDatabase } from './database/external-database.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { checkPortIsFree } from './listen.ts';

interface RunOptions {
  readonly config: Config;
  readonly dataFolder: string;
  /** The lock of the data folder, where the database is the embedded one. */
  readonly lock: DataFolderLock | undefined;
}

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts everything, serves until a signal comes or the database is gone, and ends everything in the opposite
 * order. Resolves with the exit code.
 *
 * @throws StartProblem when it cannot start; what had been started is ended first
 */
export async function run({ config, dataFolder, lock }: RunOptions): Promise<number> {
  const stopRequest = waitForStopRequest();
  await checkPortIsFree(config);
  const preparing = prepare(config, dataFolder, lock);
  // Loading the apps is work for the processor while the embedded database starts. One that runs already is asked first,
  // for what it refuses should be told at once.
  const loading = config.databaseUrl === undefined ? import('./serve.ts') : undefined;
  const database = await Promise.race([preparing, stopRequest.then(() => undefined)]).catch(tellAwayDatabase);
  if (database === undefined) {
    // Asked to stop while still starting: what is being opened is closed as soon as it is open.
    await preparing.then((opened) => opened.close());
    return 0;
  }
  try {
    const { serve } = await (loading ?? import('./serve.ts'));
    return await serve({ config, projectFolder, dataFolder, database, stopRequest }).catch(tellAwayDatabase);
  } finally {
    await database.close();
  }
}

/** A database that goes away in the middle of a start is nothing that this program has done wrong. */
function tellAwayDatabase(error: unknown): never {
  if (!isDatabaseUnavailable(error)) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartProblem(`The database went away while Wau was starting (${reason}); start it again.`);
}

/** Opens the database and brings it and the browser's files up to date. */
async function prepare(
  config: Config,
  dataFolder: string,
  lock: DataFolderLock | undefined,
): Promise<OpenDatabase> {
  const opening = openDatabase(config, dataFolder, lock);
  // Neither needs the other, so the browser's files are checked while the database starts.
  const abort = new AbortController();
  const { roles } = config;
  const building = config.build
    ? buildStaleClients({ projectFolder, roles, onBuild: announceBuild, signal: abort.signal })
    : requireBuiltClients(projectFolder, roles);
  try {
    // The first failure is the one that is told.
    const [database] = await Promise.all([opening, building]);
    await migrateDatabase(database.ownerUrl, projectFolder);
    return database;
  } catch (error) {
    abort.abort();
    const opened = await opening.catch(() => undefined);
    await opened?.close();
    throw error;
  }
}

function announceBuild({ name }: ClientApp): void {
  say(`Building the app ${name} for the browser, once …`);
}

function openDatabase(
  { databaseUrl, databaseOwnerUrl }: Config,
  dataFolder: string,
  lock: DataFolderLock | undefined,
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return openExternalDatabase({ databaseUrl, databaseOwnerUrl });
  assert(lock !== undefined, 'the embedded database is started by whoever holds the lock of its folder');
  return openEmbeddedDatabase(dataFolder, lock);
}

/** Resolves with the first signal that asks to stop; npm and the terminal may each send one for a single Ctrl-C. */
function waitForStopRequest(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
  });
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
