import type { vendorBets } from '@wau/contract/calls/play/vendor-calls';
import type { Ledger } from '@wau/ledger/ledger';
import type { Clock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import type { Metrics } from '@wau/service/monitoring/metrics';
import type { Random } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import type { DirectCall } from '@wau/service/secrets/direct-call';
import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import type { Stop } from '@wau/service/stop';
import type { FastifyInstance } from 'fastify';
import { registerDemoOperatorCodes } from './demo/demo-operator-codes.ts';
import { registerAccountArea } from './modules/account/account-area.ts';
import { createPasswordHashing } from './modules/account/credentials/password-hashing.ts';
import { createEncryptionKeys } from './modules/account/encryption/encryption-keys.ts';
import { createPayloadOpener } from './modules/account/encryption/open-payload.ts';
import { registerAgencyArea } from './modules/agency/agency-area.ts';
import { readClubLevel } from './modules/content/club/read-club-level.ts';
import { registerContentArea } from './modules/content/content-area.ts';
import { createDepositBonuses } from './modules/content/reward/deposit-bonuses.ts';
import { readRewardTitles } from './modules/content/reward/read-reward-titles.ts';
import { registerLotteryArea } from './modules/lottery/lottery-area.ts';
import type { RandomnessBeacon } from './modules/lottery/lottery-draw/randomness-beacon.ts';
import type { ResultFeed } from './modules/lottery/lottery-result/result-feed.ts';
import { registerMessagingArea } from './modules/messaging/messaging-area.ts';
import { registerMoneyArea } from './modules/money/money-area.ts';
import type { PaymentAdapter } from './modules/money/payment/payment-adapter.ts';
import type { Payouts } from './modules/money/payout/payouts.ts';
import { registerOperationArea } from './modules/operation/operation-area.ts';
import { createGeneratedMatchFeed } from './modules/play/match/generated-match-feed.ts';
import type { MatchFeed } from './modules/play/match/match-feed.ts';
import { registerPlayArea, type VendorTransport } from './modules/play/play-area.ts';
import type { VendorAdapter } from './modules/play/vendor/vendor-adapter.ts';
import { openCountryDatabase } from './platform/access/country-database.ts';
import { createSiteAccess } from './platform/access/site-access.ts';
import type { AreaRegistration, RegisteredArea } from './platform/area-registration.ts';
import { createCallRegistrars } from './platform/gates/call-registrars.ts';
import { merchantOf } from './platform/gates/request-merchant.ts';
import { migrateJobQueue, startJobRunner } from './platform/jobs/job-runner.ts';
import { createLiveEvents } from './platform/live-events/live-events.ts';
import type { Merchant } from './platform/merchants/merchant.ts';
import { createMerchantDirectory } from './platform/merchants/merchant-directory.ts';
import { vendorKeySealingLabel } from './platform/merchants/vendor-keys.ts';
import { watchContentVersion } from './platform/notifications/content-version.ts';
import { createNotificationListener } from './platform/notifications/notification-listener.ts';
import type { ServerParts } from './platform/server-parts.ts';
import { createSessionLookup } from './platform/sessions/session-lookup.ts';
import type { ServerConfig } from './server-config.ts';

export interface ServerDependencies {
  /** Its role may use the schemas `wau`, `ledger` and `graphile_worker`. */
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly random: Random;
  readonly config: ServerConfig;
  /** The way to the sandbox payment provider. */
  readonly sandboxTransport: SignedTransport;
  /** The way to vendors that the operator calls. */
  readonly vendorTransport: VendorTransport;
  readonly metrics: Metrics;
  /** Protocols of vendors besides those that every installation speaks. */
  readonly vendorAdapters?: readonly VendorAdapter[];
  /** Where hot matches come from; without one they are generated. */
  readonly matchFeed?: MatchFeed;
  /** Who tells the results of official draws, besides the feed that makes them up. */
  readonly resultFeeds?: readonly ResultFeed[];
  /** The public beacon that draws of the house may follow from; without one it is drand's. */
  readonly beacon?: RandomnessBeacon;
  /** Payment providers besides those that every installation has. */
  readonly paymentAdapters?: readonly PaymentAdapter[];
}

export interface ServerHandle {
  /** The way into `/vendor/wallet/*` from inside this process. */
  readonly vendorTransport: SignedTransport;
  /** The same for bets, which are many. */
  readonly directBets: DirectCall<typeof vendorBets>;
  /** Money out of wallets, for whoever decides that it may leave. */
  readonly payouts: Payouts;
  /** The merchant of a document request: by the `Merchant` header, else by the host (with or without a port). */
  merchantOf(host: string, merchantHeader: string | undefined): Promise<Merchant | undefined>;
  /** Starts working on jobs; several processes may do so at once. */
  startWorkers(): Promise<Stop>;
  /** Answers what has been accepted, then lets go of everything but the database, which is the caller's. */
  close(): Promise<void>;
}

/** Everybody sees the same matches, whichever installation they look at. */
const generatedMatchSeed = 'wau';

/** Registers the operator's calls. The app has been built with `buildServiceApp`. */
export async function registerServer(app: FastifyInstance, deps: ServerDependencies): Promise<ServerHandle> {
  const { database, ledger, clock, random, config } = deps;
  const runner = poolRunner(database.pool);
  const notifications = createNotificationListener(database.pool, app.log);
  const sealingKey = deriveKey(config.masterSecret, vendorKeySealingLabel);
  const merchants = createMerchantDirectory({ runner, clock, notifications, sealingKey });
  const access = createSiteAccess({
    clock,
    countries: await openCountryDatabase(config.countryDatabase),
    countryHeader: config.countryHeader,
  });
  const liveEvents = createLiveEvents({ runner, clock, notifications, log: app.log });
  // Before the server waits for its connections to end: a stream would last longer than it waits.
  app.addHook('preClose', async () => liveEvents.close());
  const parts: ServerParts = {
    database,
    runner,
    ledger,
    clock,
    random,
    config,
    merchants,
    access,
    notifications,
    contentVersion: watchContentVersion(notifications, random),
    liveEvents,
  };

  const sessions = createSessionLookup(runner, clock, config.sessionIdleMs);
  const encryptionKeys = createEncryptionKeys(parts);
  const registrars = createCallRegistrars(app, parts, sessions, createPayloadOpener(parts, encryptionKeys));

  // Members and operators share the lanes, which bound what hashing takes of the machine.
  const passwords = await createPasswordHashing({
    random,
    lanes: config.passwordHashLanes,
    queueLength: config.passwordHashQueueLength,
  });
  deps.metrics.watchQueue('passwords', passwords.queueLength);
  deps.metrics.watchQueue('sessions', sessions.queueLength);
  const registration: AreaRegistration = { app, registrars, parts, metrics: deps.metrics };
  const play = registerPlayArea(registration, {
    vendorTransport: deps.vendorTransport,
    furtherAdapters: deps.vendorAdapters ?? [],
    matchFeed: deps.matchFeed ?? createGeneratedMatchFeed(generatedMatchSeed),
  });
  const lottery = registerLotteryArea(registration, deps.resultFeeds, deps.beacon);
  const money = registerMoneyArea(
    registration,
    deps.sandboxTransport,
    deps.paymentAdapters ?? [],
    play.transferWallets,
    passwords,
    { readClubLevel, bonuses: createDepositBonuses(parts), readRewardTitles },
  );
  const agency = registerAgencyArea(registration, passwords);
  const areas: readonly RegisteredArea[] = [
    registerMessagingArea(registration),
    registerAccountArea(registration, encryptionKeys, passwords),
    play,
    lottery,
    money,
    agency,
    await registerContentArea(registration, play.lobby),
    registerOperationArea(registration, passwords, play.protocols),
  ];
  if (config.demoReach !== 'nobody') registerDemoOperatorCodes(app, parts, config.demoReach);
  const jobs = areas.flatMap((area) => area.jobs);

  await migrateJobQueue(database.pool, app.log);
  await notifications.start();

  let stopWorkers: Stop | undefined;
  return {
    vendorTransport: play.vendorTransport,
    directBets: play.directBets,
    payouts: money.payouts,
    merchantOf: (host, merchantHeader) => merchantOf(merchants, host, merchantHeader),
    async startWorkers() {
      if (stopWorkers === undefined) {
        const stopJobs = await startJobRunner({ pool: database.pool, log: app.log, jobs, concurrency: 2 });
        const lotteryClock = lottery.startClock();
        stopWorkers = async () => {
          await lotteryClock.stop();
          await stopJobs();
        };
      }
      return stopWorkers;
    },
    async close() {
      await stopWorkers?.();
      await play.drain();
      await lottery.drain();
      await agency.drain();
      await sessions.drain();
      await notifications.close();
    },
  };
}
