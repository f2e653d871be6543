import type { Ledger } from '@wau/ledger/ledger';
import type { Clock } from '@wau/service/clock';
import type { Database } from '@wau/service/database';
import { deriveKey } from '@wau/service/derived-key';
import type { Metrics } from '@wau/service/metrics';
import type { Random } from '@wau/service/random';
import type { SignedTransport } from '@wau/service/signed-transport';
import { poolRunner } from '@wau/service/sql-runner';
import type { Stop } from '@wau/service/stop';
import type { FastifyInstance } from 'fastify';
import { registerCaptchaRoutes } from './modules/captcha/captcha-routes.ts';
import { createCaptchas } from './modules/captcha/captchas.ts';
import { type Cashier, cashierDefaults, providerKeySealingLabel } from './modules/cashier/cashier.ts';
import { cashierJobs } from './modules/cashier/cashier-jobs.ts';
import { registerCashierRoutes } from './modules/cashier/cashier-routes.ts';
import { sandboxPaymentProvider, sandboxProviderCode } from './modules/cashier/sandbox-payment-provider.ts';
import { registerClubRoutes } from './modules/club/club-routes.ts';
import { registerContentRoutes } from './modules/content/content-routes.ts';
import { registerDocumentationRoutes } from './modules/documentation/documentation-routes.ts';
import { createEncryptionKeys } from './modules/encryption/encryption-keys.ts';
import { registerEncryptionRoutes } from './modules/encryption/encryption-routes.ts';
import { createPayloadOpener } from './modules/encryption/open-payload.ts';
import { rotateEncryptionKeysJob } from './modules/encryption/rotate-encryption-keys-job.ts';
import { registerExternalRoutes } from './modules/external/external-routes.ts';
import { createIdentityProviders } from './modules/external/identity-providers.ts';
import { registerFeedbackRoutes } from './modules/feedback/feedback-routes.ts';
import { registerGameLaunchRoutes } from './modules/game/game-launch-routes.ts';
import { registerGameListRoutes } from './modules/game/game-list-routes.ts';
import { registerIdentityRoutes } from './modules/identity/identity-routes.ts';
import { registerInboxRoutes } from './modules/inbox/inbox-routes.ts';
import { registerInstallRoutes } from './modules/install/install-routes.ts';
import { pruneExpiredRowsJob } from './modules/maintenance/prune-expired-rows-job.ts';
import { rollUpHouseJob } from './modules/maintenance/roll-up-house-job.ts';
import { registerMemberRoutes } from './modules/member/member-routes.ts';
import { createMessageTransports } from './modules/message/message-transports.ts';
import { registerOutboxRoutes } from './modules/message/outbox-routes.ts';
import { sendMessageJob } from './modules/message/send-message-job.ts';
import { registerPasskeyRoutes } from './modules/passkey/passkey-routes.ts';
import { registerPasswordRoutes } from './modules/password/password-routes.ts';
import { createPhoneVerifier } from './modules/phone-verification/phone-verifier.ts';
import { registerProfileRoutes } from './modules/profile/profile-routes.ts';
import { registerRegistrationRoutes } from './modules/registration/registration-routes.ts';
import { registerReportRoutes } from './modules/report/report-routes.ts';
import { registerSecondStepRoutes } from './modules/second-step/second-step-routes.ts';
import { registerSecurityRoutes } from './modules/security/security-routes.ts';
import type { LoginParts } from './modules/session/login.ts';
import { createPasswordHashing } from './modules/session/password-hashing.ts';
import { registerSessionRoutes } from './modules/session/session-routes.ts';
import { registerSystemRoutes } from './modules/system/system-routes.ts';
import { closeTrialAccountsJob } from './modules/trial/close-trial-accounts-job.ts';
import { registerTrialRoutes } from './modules/trial/trial-routes.ts';
import { createVendorCalls } from './modules/vendor/vendor-calls.ts';
import { registerVendorRoutes } from './modules/vendor/vendor-routes.ts';
import { createVendorTransport } from './modules/vendor/vendor-transport.ts';
import { createVendorWallet } from './modules/vendor/vendor-wallet.ts';
import { registerVerificationRoutes } from './modules/verification/verification-routes.ts';
import { registerWalletRoutes } from './modules/wallet/wallet-routes.ts';
import { openCountryDatabase } from './platform/access/country-database.ts';
import { createSiteAccess } from './platform/access/site-access.ts';
import { createCallRegistrars } from './platform/gates/call-registrars.ts';
import { merchantOf } from './platform/gates/request-merchant.ts';
import type { AnyJob } from './platform/jobs/job.ts';
import { migrateJobQueue, startJobRunner } from './platform/jobs/job-runner.ts';
import type { Merchant } from './platform/merchants/merchant.ts';
import { createMerchantDirectory, vendorKeySealingLabel } from './platform/merchants/merchant-directory.ts';
import { createNotificationListener } from './platform/notification-listener.ts';
import type { ServerParts } from './platform/server-parts.ts';
import { createSessionLookup } from './platform/sessions/session-lookup.ts';
import type { ServerConfig } from './server-config.ts';

export interface ServerDependencies {
  /** Its role may use the schemas `wau`, `ledger` and `graphile_worker`. */
  readonly database: Database<unknown>;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly random: Random;
  readonly config: ServerConfig;
  /** The way to the sandbox payment provider. */
  readonly sandboxTransport: SignedTransport;
  readonly metrics: Metrics;
}

export interface ServerHandle {
  /** The way into `/vendor/wallet/*` from inside this process. */
  readonly vendorTransport: SignedTransport;
  /** The merchant of a document request: by the `Merchant` header, else by the host (with or without a port). */
  merchantOf(host: string, merchantHeader: string | undefined): Promise<Merchant | undefined>;
  /** Starts working on jobs; several processes may do so at once. */
  startWorkers(): Promise<Stop>;
  /** Answers what has been accepted, then lets go of everything but the database, which is the caller's. */
  close(): Promise<void>;
}

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
  };

  const sessions = createSessionLookup(runner, clock, config.sessionIdleMs);
  const encryptionKeys = createEncryptionKeys(parts);
  const registrars = createCallRegistrars(app, parts, sessions, createPayloadOpener(parts, encryptionKeys));

  const captchas = createCaptchas(parts);
  const passwords = await createPasswordHashing({
    random,
    lanes: config.passwordHashLanes,
    queueLength: config.passwordHashQueueLength,
  });
  deps.metrics.watchQueue('sessions', sessions.queueLength);
  deps.metrics.watchQueue('passwords', passwords.queueLength);
  const phoneVerifier = createPhoneVerifier(parts);
  const loginParts: LoginParts = { ...parts, captchas, passwords, phoneVerifier };

  registerSystemRoutes(registrars, parts);
  registerEncryptionRoutes(registrars, encryptionKeys);
  registerCaptchaRoutes(registrars, parts, captchas);
  registerSessionRoutes(registrars, loginParts);
  registerTrialRoutes(registrars, parts);
  registerRegistrationRoutes(registrars, loginParts);
  registerMemberRoutes(registrars, parts);
  registerProfileRoutes(registrars, loginParts);
  registerClubRoutes(registrars, parts);
  registerExternalRoutes(app, registrars, {
    ...loginParts,
    identityProviders: createIdentityProviders(parts),
  });
  registerPasskeyRoutes(registrars, loginParts);
  registerSecondStepRoutes(registrars, loginParts);
  registerSecurityRoutes(registrars, loginParts);
  registerInboxRoutes(registrars, parts);
  registerFeedbackRoutes(registrars, parts);
  registerIdentityRoutes(registrars, parts);
  registerVerificationRoutes(registrars, parts);
  registerPasswordRoutes(registrars, loginParts);
  if (config.showsOutbox) registerOutboxRoutes(app, parts);
  registerContentRoutes(registrars, parts);
  registerGameListRoutes(registrars, parts);
  registerGameLaunchRoutes(registrars, parts);
  registerWalletRoutes(registrars, parts);
  registerReportRoutes(registrars, parts);
  const cashier = createCashier(parts, deps.sandboxTransport);
  registerCashierRoutes(registrars, cashier);
  const vendorWallet = createVendorWallet(parts, deps.metrics);
  const vendorCalls = createVendorCalls(parts, vendorWallet);
  registerVendorRoutes(registrars, vendorCalls);
  await registerInstallRoutes(app, parts);
  registerDocumentationRoutes(app, config.version);

  const jobs: readonly AnyJob[] = [
    rotateEncryptionKeysJob(parts, encryptionKeys),
    pruneExpiredRowsJob(parts),
    rollUpHouseJob(parts),
    closeTrialAccountsJob(parts),
    sendMessageJob({ ...parts, transports: createMessageTransports(config.messages), log: app.log }),
    ...cashierJobs(cashier),
  ];

  await migrateJobQueue(database.pool, app.log);
  await notifications.start();

  let stopWorkers: Stop | undefined;
  return {
    vendorTransport: createVendorTransport(parts, vendorCalls),
    merchantOf: (host, merchantHeader) => merchantOf(merchants, host, merchantHeader),
    async startWorkers() {
      stopWorkers ??= await startJobRunner({ pool: database.pool, log: app.log, jobs, concurrency: 2 });
      return stopWorkers;
    },
    async close() {
      await stopWorkers?.();
      await vendorWallet.drain();
      await sessions.drain();
      await notifications.close();
    },
  };
}

function createCashier(parts: ServerParts, sandboxTransport: SignedTransport): Cashier {
  const { clock, config } = parts;
  return {
    ...parts,
    providers: new Map([[sandboxProviderCode, sandboxPaymentProvider(sandboxTransport, clock)]]),
    sealingKey: deriveKey(config.masterSecret, providerKeySealingLabel),
    callbackOrigin: config.callbackOrigin,
    siteOrigin: config.siteOrigin,
    limits: cashierDefaults,
  };
}
