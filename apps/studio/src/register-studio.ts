import { createPainter } from '@wau/art/pictures/picture-painter';
import { createPictureStore } from '@wau/art/pictures/picture-store';
import { themes } from '@wau/art/themes';
import type { vendorBets } from '@wau/contract/calls/play/vendor-calls';
import type { ServerSeed } from '@wau/fairness/seeds';
import type { Clock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import { logFailure } from '@wau/service/database/database-unavailable';
import { poolRunner } from '@wau/service/database/sql-runner';
import type { Metrics } from '@wau/service/monitoring/metrics';
import type { Random } from '@wau/service/random';
import { type RepeatingJob, startRepeatingJob } from '@wau/service/repeating-job';
import type { DirectCall } from '@wau/service/secrets/direct-call';
import { openSealedText } from '@wau/service/secrets/sealing';
import type { SignedTransport, TextTransport } from '@wau/service/secrets/signed-transport';
import type { Stop } from '@wau/service/stop';
import type { TitleShelf } from '@wau/titles/title-shelf';
import type { FastifyInstance } from 'fastify';
import { type BetPlacerDeps, createBetPlacer } from './calls/place-bet.ts';
import { type Crash, createCrash } from './crash/start-crash.ts';
import { makePicturesAhead } from './pages/make-pictures-ahead.ts';
import { registerStudioPages } from './pages/studio-pages.ts';
import { registerStudioPictures } from './pages/studio-pictures.ts';
import { betRate, createRateLimit } from './play-sessions/play-rate-limit.ts';
import { deleteEndedPlaySessions, walletTokenPlace } from './play-sessions/play-session-sql.ts';
import { rememberPlaySessions } from './play-sessions/remember-play-sessions.ts';
import { registerPurseRoutes } from './purse/purse-routes.ts';
import { createPurseWallet, type PurseWallet } from './purse/purse-wallet-client.ts';
import { writePurseFiles } from './purse/write-purse-files.ts';
import { RecentValues } from './recent-values.ts';
import { endOverdueDecisions } from './rounds/end-overdue-decisions.ts';
import { resolveOpenRounds } from './rounds/resolve-open-rounds.ts';
import { openServerSeed } from './seeds/seed-pairs.ts';
import type { StatementKeyPair, StatementKeys } from './statements/operator-signature.ts';
import { registerStatementRoutes } from './statements/statement-routes.ts';
import type { StudioConfig } from './studio-config.ts';
import type { StudioContext } from './studio-context.ts';
import { watchCrashBets, watchOpenRounds } from './studio-metrics.ts';
import { registerStudioRoutes } from './studio-routes.ts';
import { createWalletClient, type WalletClient } from './wallet-client.ts';
import { walletOf } from './wallets/further-vendors.ts';
import { createVendorWallets } from './wallets/vendor-wallets.ts';

export interface StudioDeps {
  /** Any database whose role may use the schema `studio`. */
  readonly database: Database;
  /** The way to the operator's wallet: in process or over HTTP. */
  readonly walletTransport: SignedTransport;
  /** The same for bets, where the operator is in this process. */
  readonly directBets?: DirectCall<typeof vendorBets> | undefined;
  /** The same for vendors that speak other protocols than the studio's. */
  readonly furtherWalletTransport: TextTransport;
  readonly clock: Clock;
  readonly random: Random;
  readonly config: StudioConfig;
  readonly metrics: Metrics;
  /** What can be played here. */
  readonly titles: TitleShelf;
  /** The clock that flights go by, as all processes read it; the database's by default. */
  readonly readDatabaseMs?: () => Promise<number>;
}

export interface StudioHandle {
  readonly crash: Crash;
  /** Starts resolving rounds that were left open; several processes may do so at once. */
  startWorkers(): Promise<Stop>;
  /** Answers the bets under way; the database stays the caller's. */
  close(): Promise<void>;
}

const resolveIntervalMs = 1_000;
const rememberedPlayers = 5_000;
const sweepIntervalMs = 60_000;
const sweepLimit = 1_000;
const writeFilesIntervalMs = 30_000;
/** Ended sessions are kept for a while, so that the resolver can still repeat a bet of theirs. */
const keepEndedSessionsMs = 24 * 60 * 60_000;

/** Registers the studio: its calls, its game pages, and what drives rounds to their end. */
export async function registerStudio(app: FastifyInstance, deps: StudioDeps): Promise<StudioHandle> {
  const { clock, config, database, metrics, random } = deps;
  const { sealingKey } = config;
  const sql = poolRunner(database.pool);
  const findPlaySessions = rememberPlaySessions(sql, rememberedPlayers);
  const { titles } = deps;
  const purses = purseWallets(deps);
  const wallet = walletOfAll(deps, purses);
  const studio: StudioContext = {
    sql,
    database,
    wallet,
    clock,
    random,
    sealingKey,
    findPlaySessions,
    titles,
  };
  // Opening a seal takes longer than playing a round of dice, and a player who plays comes again soon.
  const recentTokens = new RecentValues<string>(rememberedPlayers);
  const recentSeeds = new RecentValues<ServerSeed>(rememberedPlayers);
  const openWalletToken: BetPlacerDeps['openWalletToken'] = (session) =>
    recentTokens.getOrMake(session.walletTokenSealed.toString('latin1'), () =>
      openSealedText(sealingKey, walletTokenPlace(session), session.walletTokenSealed),
    );
  const bets = createBetPlacer({
    sql,
    wallet,
    clock,
    random,
    metrics,
    sealingKey,
    openWalletToken,
    limitPlayer: createRateLimit({ ...betRate, clock }),
    findPlaySessions,
    titles,
    flush: config.sharesWalletDatabase ? 'withWallet' : 'own',
    openServerSeed: (session, seed) =>
      recentSeeds.getOrMake(seed.serverSeedSealed.toString('latin1'), () =>
        openServerSeed(sealingKey, { ...seed, merchantId: session.merchantId, playerId: session.playerId }),
      ),
  });
  const crash = createCrash({ studio, log: app.log, openWalletToken, readDatabaseMs: deps.readDatabaseMs });
  watchOpenRounds(metrics, sql);
  watchCrashBets(metrics, sql);

  // Contexts of their own, because the headers for foreign origins are the studio's alone.
  app.register((api, _options, done) => {
    registerStudioRoutes(api, studio, bets, crash);
    done();
  });
  app.register((api, _options, done) => {
    registerPurseRoutes(api, { database, sql, clock, vendors: config.purseVendors });
    done();
  });
  app.register((api, _options, done) => {
    registerStatementRoutes(api, { sql, database, clock, titles, keys: statementKeys(config) });
    done();
  });
  await registerStudioPages(app, { config, random, titles });
  const painter = createPainter(false);
  const patientPainter = createPainter(true);
  const pictures = createPictureStore({
    folder: config.picturesFolder,
    painter,
    patientPainter,
    titles: titles.facts,
    themes: Object.keys(themes),
    nowMs: () => clock.nowMs(),
  });
  registerStudioPictures(app, pictures);

  const log = app.log;
  let jobs: readonly RepeatingJob[] = [];
  let stopMaking: Stop = async () => undefined;
  const stopWorkers: Stop = async () => {
    await stopMaking();
    await Promise.all([crash.stopWorkers(), ...jobs.map((job) => job.stop())]);
    jobs = [];
  };
  return {
    crash,
    async startWorkers() {
      if (jobs.length > 0) return stopWorkers;
      const resolver = startRepeatingJob({
        intervalMs: resolveIntervalMs,
        run: () => resolveOpenRounds({ sql, wallet, clock, log, openWalletToken, titles }),
        onError: (error) => logFailure(log, error, 'studio resolver'),
      });
      const sweeper = startRepeatingJob({
        intervalMs: sweepIntervalMs,
        run: async () => {
          const before = new Date(clock.nowMs() - keepEndedSessionsMs);
          return (await deleteEndedPlaySessions(sql, before, sweepLimit)) === sweepLimit;
        },
        onError: (error) => logFailure(log, error, 'studio sweeper'),
      });
      const decider = startRepeatingJob({
        intervalMs: resolveIntervalMs,
        run: () => endOverdueDecisions({ ...studio, log }),
        onError: (error) => logFailure(log, error, 'studio decider'),
      });
      const writer = startRepeatingJob({
        intervalMs: writeFilesIntervalMs,
        run: async () => {
          await writePurseFiles({ sql, clock });
          return false;
        },
        onError: (error) => logFailure(log, error, 'studio files of rounds'),
      });
      jobs = [resolver, decider, sweeper, writer];
      if (config.makesPicturesAhead)
        stopMaking = makePicturesAhead({ pictures, folder: config.picturesFolder, log });
      await crash.startWorkers();
      return stopWorkers;
    },
    async close() {
      await stopWorkers();
      await crash.close();
      await bets.drain();
      for (const purse of purses.values()) await purse.drain();
      painter.close();
      patientPainter.close();
    },
  };
}

/** The wallet of whichever vendor a title is of. */
function walletOfAll(
  { clock, config, titles, walletTransport, directBets, furtherWalletTransport }: StudioDeps,
  purses: ReadonlyMap<string, PurseWallet>,
): WalletClient {
  const { vendorCode, walletKey: key, furtherVendors } = config;
  const vendors = new Map<string, string>(titles.facts.map(({ gameId, vendor }) => [gameId, vendor]));
  const wallets = new Map<string, WalletClient>([
    [vendorCode, createWalletClient({ transport: walletTransport, directBets, vendorCode, key, clock })],
    ...purses,
  ]);
  for (const vendor of furtherVendors) {
    wallets.set(vendor.vendorCode, walletOf(vendor, furtherWalletTransport, clock));
  }
  return createVendorWallets(wallets, (gameId) => vendors.get(gameId), vendorCode);
}

/** Wallets that are kept here; operators are asked who a launch stands for, and whether a player may bet. */
function purseWallets({
  clock,
  config,
  database,
  furtherWalletTransport,
}: StudioDeps): ReadonlyMap<string, PurseWallet> {
  const transport: SignedTransport = async (request) => {
    const { statusCode, text } = await furtherWalletTransport(request);
    return { statusCode, body: JSON.parse(text) as unknown };
  };
  return new Map(
    config.purseVendors.map(({ vendorCode, key }) => [
      vendorCode,
      createPurseWallet({ transport, vendorCode, key, clock, database }),
    ]),
  );
}

function statementKeys({ vendorCode, walletKey, furtherVendors, purseVendors }: StudioConfig): StatementKeys {
  const shared = (key: Buffer): StatementKeyPair => ({ checks: key, signs: key });
  return new Map([
    [vendorCode, shared(walletKey)],
    ...purseVendors.map((vendor) => [vendor.vendorCode, shared(vendor.key)] as const),
    ...furtherVendors.map((vendor) => {
      const { vendorCode: code } = vendor;
      return vendor.protocol === 'rsa-wallet'
        ? ([code, { checks: vendor.operatorKey, signs: vendor.privateKey }] as const)
        : ([code, shared(vendor.key)] as const);
    }),
  ]);
}
