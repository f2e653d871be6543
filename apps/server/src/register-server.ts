import type { Ledger } from '@wau/ledger/ledger';
import type { Clock } from '@wau/service/clock';
import type { Database } from '@wau/service/database';
import { deriveKey } from '@wau/service/derived-key';
import type { Random } from '@wau/service/random';
import type { SignedTransport } from '@wau/service/signed-transport';
import { poolRunner } from '@wau/service/sql-runner';
import type { Stop } from '@wau/service/stop';
import type { FastifyInstance } from 'fastify';
import { registerCaptchaRoutes } from './modules/captcha/captcha-routes.ts';
import { createCaptchas } from './modules/captcha/captchas.ts';
import { registerContentRoutes } from './modules/content/content-routes.ts';
import { registerDocumentationRoutes } from './modules/documentation/documentation-routes.ts';
import { createEncryptionKeys } from './modules/encryption/encryption-keys.ts';
import { registerEncryptionRoutes } from './modules/encryption/encryption-routes.ts';
import { createPayloadOpener } from './modules/encryption/open-payload.ts';
import { rotateEncryptionKeysJob } from './modules/encryption/rotate-encryption-keys-job.ts';
import { registerGameListRoutes } from './modules/game/game-list-routes.ts';
import { pruneExpiredRowsJob } from './modules/maintenance/prune-expired-rows-job.ts';
import { rollUpHouseJob } from './modules/maintenance/roll-up-house-job.ts';
import { registerMemberRoutes } from './modules/member/member-routes.ts';
import type { LoginParts } from './modules/session/login.ts';
import { createPasswordHashing } from './modules/session/password-hashing.ts';
import { registerSessionRoutes } from './modules/session/session-routes.ts';
import { registerSystemRoutes } from './modules/system/system-routes.ts';
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
  const parts: ServerParts = { database, runner, ledger, clock, random, config, merchants, notifications };

  const sessions = createSessionLookup(runner, clock);
  const encryptionKeys = createEncryptionKeys(parts);
  const registrars = createCallRegistrars(app, parts, sessions, createPayloadOpener(parts, encryptionKeys));

  const captchas = createCaptchas(parts);
  const passwords = await createPasswordHashing({
    random,
    lanes: config.passwordHashLanes,
    queueLength: config.passwordHashQueueLength,
  });
  const loginParts: LoginParts = { ...parts, captchas, passwords };

  registerSystemRoutes(registrars, parts);
  registerEncryptionRoutes(registrars, encryptionKeys);
  registerCaptchaRoutes(registrars, parts, captchas);
  registerSessionRoutes(registrars, loginParts);
  registerMemberRoutes(registrars, loginParts);
  registerContentRoutes(registrars, parts);
  registerGameListRoutes(registrars, parts);
  registerDocumentationRoutes(app, config.version);

  const jobs: readonly AnyJob[] = [
    rotateEncryptionKeysJob(parts, encryptionKeys),
    pruneExpiredRowsJob(parts),
    rollUpHouseJob(parts),
  ];

  await migrateJobQueue(database.pool, app.log);
  await notifications.start();

  let stopWorkers: Stop | undefined;
  return {
    vendorTransport: injectedTransport(app),
    merchantOf: (host, merchantHeader) => merchantOf(merchants, host, merchantHeader),
    async startWorkers() {
      stopWorkers ??= await startJobRunner({ pool: database.pool, log: app.log, jobs, concurrency: 2 });
      return stopWorkers;
    },
    async close() {
      await stopWorkers?.();
      await sessions.drain();
      await notifications.close();
    },
  };
}

/** Requests that never leave the process, through the same routes and gates as those that come over HTTP. */
function injectedTransport(app: FastifyInstance): SignedTransport {
  return async ({ path, headers, rawBody }) => {
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: rawBody,
    });
    return { statusCode: answer.statusCode, body: answer.json() as unknown };
  };
}
