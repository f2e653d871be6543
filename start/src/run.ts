import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createLogger } from '@wau/service/logger';
import { announce } from './announce.ts';
import { buildStaleClients, type ClientApp } from './build-clients.ts';
import type { Config } from './config.ts';
import { keepSecret, openDataFolder } from './data-folder.ts';
import { type OpenDatabase, openEmbeddedDatabase } from './embedded-database.ts';
import { openExternalDatabase } from './external-database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { buildHttpServer, listen, listenProblem } from './serve.ts';
import { type WiredApps, wireApps } from './wire-apps.ts';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
/** Supervisors kill after ten seconds; whatever hangs must not make it come to that. */
const stopTimeoutMs = 9_500;

/**
 * Starts everything, serves until a signal comes or the database is gone, and ends everything in the opposite
 * order. Resolves with the exit code.
 *
 * @throws StartProblem when it cannot start; what had been started is ended first
 */
export async function run(config: Config): Promise<number> {
  const dataFolder = openDataFolder(config.dataDir);
  const stopRequest = waitForStopRequest();
  const preparing = prepare(config, dataFolder);
  const database = await Promise.race([preparing, stopRequest.then(() => undefined)]);
  if (database === undefined) {
    // Asked to stop while still starting: what is being opened is closed as soon as it is open.
    await preparing.then((opened) => opened.close());
    return 0;
  }
  try {
    return await serve(config, dataFolder, database, stopRequest);
  } finally {
    await database.close();
  }
}

/** Opens the database and brings it and the browser's files up to date. */
async function prepare(config: Config, dataFolder: string): Promise<OpenDatabase> {
  const opening = openDatabase(config, dataFolder);
  // Neither needs the other, so the browser's files are checked while the database starts.
  const abort = new AbortController();
  const building = config.build ? buildStaleClients(projectFolder, announceBuild, abort.signal) : undefined;
  try {
    // The first failure is the one that is told.
    const [database] = await Promise.all([opening, building, checkPortIsFree(config)]);
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

async function serve(
  config: Config,
  dataFolder: string,
  database: OpenDatabase,
  stopRequest: Promise<string>,
): Promise<number> {
  let apps: WiredApps | undefined;
  const logger = createLogger(config.logLevel);
  const server = buildHttpServer(config, logger, async () => apps?.checkReady());
  try {
    apps = await wireApps(server.app, {
      config,
      projectFolder,
      applicationUrl: database.applicationUrl,
      ownerUrl: database.ownerUrl,
      secret: config.secret ?? keepSecret(dataFolder, 'master-secret'),
      metrics: server.metrics,
      stopping: server.admission.stopping,
    });
    await listen(server.app, config);
    await apps.startWorkers();
    database.announce(config.publicUrl);
    say(announce(config, apps.demoAccounts));
    const lost = database.ended.then((reason) => ({ lost: reason }));
    const end = await Promise.race([stopRequest, lost]);
    if (typeof end === 'string') {
      logger.info({ signal: end }, 'stopping');
      endInTime();
      return 0;
    }
    process.stderr.write(
      `The embedded database ended by itself (${end.lost}); its log is ${dataFolder}/postgres/postgres.log.\n`,
    );
    return 1;
  } finally {
    // Answers everything that was let in, and 503 to what comes meanwhile.
    await server.app.close();
    await apps?.close();
    await new Promise<void>((resolve) => logger.flush(() => resolve()));
  }
}

function endInTime(): void {
  setTimeout(() => {
    process.stderr.write('Wau did not stop in time and ends now.\n');
    process.exit(1);
  }, stopTimeoutMs).unref();
}

function openDatabase(config: Config, dataFolder: string): Promise<OpenDatabase> {
  const { databaseUrl, databaseOwnerUrl } = config;
  if (databaseUrl === undefined) return openEmbeddedDatabase(dataFolder);
  return openExternalDatabase({ databaseUrl, databaseOwnerUrl });
}

/** Looks before the long work begins; the real listening comes at its end and fails the same way. */
function checkPortIsFree(config: Pick<Config, 'host' | 'port'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenProblem(error, config)));
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });
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
