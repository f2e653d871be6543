import { resolve } from 'node:path';
import { consolePlugin } from '@wau/console/server/console-plugin';
import { defaultLanguage } from '@wau/contract/languages';
import { createLedger, type Ledger } from '@wau/ledger/ledger';
import { registerSandbox } from '@wau/sandbox/register-sandbox';
import { type DemoOperatorAccount, seedDemoOperators } from '@wau/server/demo/demo-operators';
import { addDemoPlay } from '@wau/server/demo/demo-play';
import { createHttpBeacon } from '@wau/server/modules/lottery/lottery-draw/http-beacon';
import { registerServer, type ServerHandle } from '@wau/server/register-server';
import { seedDemo } from '@wau/server/seed-demo';
import { systemClock } from '@wau/service/clock';
import { createDatabase, type Database } from '@wau/service/database/database';
import { watchDatabase } from '@wau/service/database/database-watch';
import { poolRunner } from '@wau/service/database/sql-runner';
import { buildServiceApp } from '@wau/service/http/service-app';
import type { Hindrance } from '@wau/service/monitoring/health-routes';
import type { Metrics } from '@wau/service/monitoring/metrics';
import { systemRandom } from '@wau/service/random';
import {
  httpSignedTransport,
  httpTextTransport,
  type SignedTransport,
} from '@wau/service/secrets/signed-transport';
import type { Stop } from '@wau/service/stop';
import { registerStudio } from '@wau/studio/register-studio';
import { readTitleShelf } from '@wau/titles/title-shelf';
import { ssrPlugin } from '@wau/web/server/ssr-plugin';
import type { FastifyInstance } from 'fastify';
import {
  beaconSourceOf,
  sandboxConfigOf,
  serverConfigOf,
  studioConfigOf,
} from './configuration/app-configs.ts';
import type { Config, Role } from './configuration/config.ts';
import { applyExternalProvidersFile } from './configuration/external-providers-file.ts';
import { injectedTextTransport, injectedTransport } from './injected-transport.ts';
import { apiFetchOf } from './web-api.ts';

/** What the apps are given to work with. */
export interface WiringContext {
  readonly config: Config;
  readonly projectFolder: string;
  readonly applicationUrl: string;
  readonly ownerUrl: string;
  /** Whether the database's disk has room, as far as it can be seen from here. */
  readonly hasDiskRoom: () => Promise<boolean>;
  /** The installation's one secret; keys are derived from it by label. */
  readonly secret: string;
  readonly metrics: Metrics;
  /** Aborted when the server begins to stop: long-lived streams end then. */
  readonly stopping: AbortSignal;
}

/** An account that the demo offers, printed when the server is ready. */
export interface DemoAccount {
  readonly site: string;
  readonly username: string;
  readonly password: string;
}

export interface WiredApps {
  readonly demoAccounts: readonly DemoAccount[];
  /** Who may try the console, printed as well. */
  readonly demoOperators: readonly DemoOperatorAccount[];
  /** Called when the server listens. */
  startWorkers(): Promise<void>;
  /** Resolves with what keeps the apps from serving, or nothing; rejects while the database cannot be asked. */
  checkReady(): Promise<Hindrance | undefined>;
  /** Ends the workers, then closes the pools. */
  close(): Promise<void>;
}

/** One of the apps of this process, as far as starting and stopping goes. */
interface WiredApp {
  startWorkers(): Promise<Stop>;
  close(): Promise<void>;
}

/** What answers between two servers of ours may take; they stand side by side. */
const signedCallTimeoutMs = 5_000;
/** Whatever a vendor is asked has a time of its own, twenty seconds for the longest; nothing is left open beyond them. */
const vendorCallTimeoutMs = 30_000;

/** How long a statement that met a full disk speaks for the others. */
const fullDiskLastsMs = 10_000;

/** Makes the demo, registers the apps of this process's roles, and connects them with each other. */
export async function wireApps(app: FastifyInstance, context: WiringContext): Promise<WiredApps> {
  const { config } = context;
  const plays = new Set<Role>(config.roles);
  const database = createDatabase({
    connectionString: context.applicationUrl,
    applicationName: `wau ${config.roles.join(',')}`,
    poolSize: config.databasePoolSize,
    onIdleConnectionError: (error) => app.log.warn({ err: error }, 'a database connection broke'),
  });
  const stopWatching = watchDatabase(database, {
    onSilent: () => app.log.warn('the database does not answer; its connections are cut'),
    onAnswer: () => app.log.warn('the database answers again'),
  });
  context.metrics.watchPool('wau', database.pool);
  const ledger = createLedger({
    runner: poolRunner(database.pool),
    clock: systemClock,
    random: systemRandom,
  });
  const { demoAccounts, demoOperators } = config.demo ? await addDemo(context, database, ledger) : noDemo;
  if (config.externalProvidersFile !== undefined) {
    await applyExternalProvidersFile(database, context.secret, config.externalProvidersFile);
  }

  const wired: WiredApp[] = [];
  let server: ServerHandle | undefined;
  if (plays.has('api') || plays.has('worker')) {
    // A process that only works on the operator's jobs does not answer the operator's calls.
    server = await wireServer(plays.has('api') ? app : unreachableApp(app), context, database, ledger, plays);
    wired.push(plays.has('worker') ? server : withoutWorkers(server));
    // It leaves a job, of which there is a queue now.
    if (config.demo) await addDemoPlay({ database, ledger, clock: systemClock });
  }
  // Whoever reaches its pages decides about money, so nothing but a demo may have it.
  if (plays.has('sandbox') && config.demo) wired.push(await wireSandbox(app, context, database));
  if (plays.has('studio')) wired.push(await wireStudio(app, context, database, server));
  if (plays.has('ssr')) {
    await wireConsole(app, context);
    await wireWeb(app, context);
  }

  return {
    demoAccounts,
    demoOperators,
    async startWorkers() {
      await Promise.all(wired.map((each) => each.startWorkers()));
    },
    async checkReady() {
      if (database.connections.metFullDisk(fullDiskLastsMs) || !(await context.hasDiskRoom()))
        return 'database.disk.full';
      await database.pool.query('select 1');
      return undefined;
    },
    async close() {
      await stopWatching();
      for (const each of wired.toReversed()) await each.close();
      await ledger.drain();
      await database.close();
    },
  };
}

/** The same app in a process that leaves its jobs to others. */
function withoutWorkers(app: WiredApp): WiredApp {
  return { startWorkers: async () => async () => undefined, close: () => app.close() };
}

/** Takes the routes of an app whose calls this process does not answer; it never listens. */
function unreachableApp(app: FastifyInstance): FastifyInstance {
  return buildServiceApp({
    logger: app.log,
    errorMessages: (code) => code,
    fallbackLanguage: defaultLanguage,
    apiPrefixes: [],
    trustProxy: false,
  });
}

const noDemo: Pick<WiredApps, 'demoAccounts' | 'demoOperators'> = { demoAccounts: [], demoOperators: [] };

async function addDemo(
  { config, secret }: WiringContext,
  database: Database,
  ledger: Ledger,
): Promise<Pick<WiredApps, 'demoAccounts' | 'demoOperators'>> {
  const parts = {
    database,
    ledger,
    clock: systemClock,
    random: systemRandom,
    masterSecret: secret,
    studioUrl: config.studioUrl ?? '',
    vendorUrls: config.vendorUrls,
  };
  const accounts = await seedDemo(parts);
  const { protocol, port } = new URL(config.publicUrl);
  const demoAccounts = accounts.map(({ host, username, password }) => ({
    site: `${protocol}//${host}${port === '' ? '' : `:${port}`}`,
    username,
    password,
  }));
  return { demoAccounts, demoOperators: await seedDemoOperators(parts) };
}

function wireServer(
  app: FastifyInstance,
  { config, metrics, secret }: WiringContext,
  database: Database,
  ledger: Ledger,
  plays: ReadonlySet<Role>,
): Promise<ServerHandle> {
  return registerServer(app, {
    database,
    ledger,
    clock: systemClock,
    random: systemRandom,
    config: serverConfigOf(config, secret),
    beacon: createHttpBeacon(beaconSourceOf(config, secret)),
    metrics,
    sandboxTransport: otherSide(app, plays.has('sandbox') ? undefined : config.sandboxUrl),
    vendorTransport: (apiUrl) =>
      otherSide(
        app,
        plays.has('studio') ? apiUrl || undefined : apiUrl || config.studioUrl,
        vendorCallTimeoutMs,
      ),
  });
}

function wireSandbox(
  app: FastifyInstance,
  { config, secret }: WiringContext,
  database: Database,
): Promise<WiredApp> {
  return registerSandbox(app, {
    database,
    clock: systemClock,
    random: systemRandom,
    config: sandboxConfigOf(config, secret),
  });
}

function wireStudio(
  app: FastifyInstance,
  { config, metrics, projectFolder, secret }: WiringContext,
  database: Database,
  operator: Pick<ServerHandle, 'vendorTransport' | 'directBets'> | undefined,
): Promise<WiredApp> {
  const played = new Set<string>(config.studioVendors);
  return registerStudio(app, {
    database,
    walletTransport: operator?.vendorTransport ?? otherSide(app, config.walletUrl),
    directBets: operator?.directBets,
    furtherWalletTransport:
      config.walletUrl === undefined
        ? injectedTextTransport(app)
        : httpTextTransport(config.walletUrl, signedCallTimeoutMs),
    clock: systemClock,
    random: systemRandom,
    config: studioConfigOf(config, secret, projectFolder, operator !== undefined),
    metrics,
    titles: readTitleShelf(({ vendor }) => played.has(vendor)),
  });
}

async function wireWeb(app: FastifyInstance, { config }: WiringContext): Promise<void> {
  const options = {
    api: apiFetchOf(app, config),
    frameOrigins: [
      ...(config.studioUrl === undefined ? [] : [config.studioUrl]),
      ...Object.values(config.vendorUrls),
    ],
    isHttps: config.publicUrl.startsWith('https:'),
    keptAssetsDirectory: resolve(config.dataDir, 'web-assets'),
  };
  // A context of its own, because the studio serves files by the same plugin.
  await app.register((web, _options, done) => {
    ssrPlugin(web, options).then(() => done(), done);
  });
}

/** A context of its own, because it turns away whoever comes by another host. */
async function wireConsole(app: FastifyInstance, { config }: WiringContext): Promise<void> {
  const options = { host: config.consoleHost, isHttps: config.publicUrl.startsWith('https:') };
  await app.register((console, _options, done) => {
    consolePlugin(console, options).then(() => done(), done);
  });
}

/** The way to an app: over HTTP where an address is configured, else inside this process. */
function otherSide(
  app: FastifyInstance,
  url: string | undefined,
  timeoutMs: number = signedCallTimeoutMs,
): SignedTransport {
  return url === undefined ? injectedTransport(app) : httpSignedTransport(url, timeoutMs);
}
