import { createLogger } from '@wau/service/monitoring/logger';
import { announce } from './announce.ts';
import type { Config } from './configuration/config.ts';
import type { OpenDatabase } from './database/embedded-database.ts';
import { buildHttpServer } from './http-server.ts';
import { listen } from './listen.ts';
import { settleMasterSecret } from './master-secret.ts';
import { type WiredApps, wireApps } from './wire-apps.ts';

interface ServeOptions {
  readonly config: Config;
  readonly projectFolder: string;
  readonly dataFolder: string;
  readonly database: OpenDatabase;
  /** Resolves with the name of the signal that asks to stop. */
  readonly stopRequest: Promise<string>;
}

/** Supervisors kill after ten seconds; whatever hangs must not make it come to that. */
const stopTimeoutMs = 9_500;

/**
 * Wires the apps on an open database, serves until a signal comes or the database is gone, then answers what was let
 * in and closes everything but the database. Resolves with the exit code.
 */
export async function serve({
  config,
  projectFolder,
  dataFolder,
  database,
  stopRequest,
}: ServeOptions): Promise<number> {
  let apps: WiredApps | undefined;
  const logger = createLogger(config.logLevel);
  const server = buildHttpServer(config, logger, async () =>
    apps === undefined ? 'database.unreachable' : apps.checkReady(),
  );
  try {
    apps = await wireApps(server.app, {
      config,
      projectFolder,
      applicationUrl: database.applicationUrl,
      ownerUrl: database.ownerUrl,
      hasDiskRoom: () => database.hasDiskRoom(),
      secret: await settleMasterSecret({
        config,
        dataFolder,
        applicationUrl: database.applicationUrl,
      }),
      metrics: server.metrics,
      stopping: server.admission.stopping,
    });
    await listen(server.app, config);
    await apps.startWorkers();
    database.announce(config.publicUrl);
    process.stdout.write(`${announce(config, apps.demoAccounts, apps.demoOperators)}\n`);
    const lost = database.ended.then((reason) => ({ lost: reason }));
    const end = await Promise.race([stopRequest, lost]);
    if (typeof end === 'string') {
      logger.info({ signal: end }, 'stopping');
      endInTime();
      return 0;
    }
    process.stderr.write(
      `The embedded database ended by itself (${end.lost}) too often to be started again; its log is ${dataFolder}/postgres/postgres.log.\n`,
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
