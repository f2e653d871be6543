import { createDatabase } from '@wau/service/database';
import type { Metrics } from '@wau/service/metrics';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** What the apps are given to work with. */
export interface WiringContext {
  readonly config: Config;
  readonly projectFolder: string;
  readonly applicationUrl: string;
  readonly ownerUrl: string;
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
  /** Called when the server listens. */
  startWorkers(): Promise<void>;
  /** Rejects while the apps cannot serve. */
  checkReady(): Promise<void>;
  /** Ends the workers, then closes the pools. */
  close(): Promise<void>;
}

/** Makes the demo, registers the apps of this process's roles, and connects them with each other. */
export async function wireApps(app: FastifyInstance, context: WiringContext): Promise<WiredApps> {
  const database = createDatabase<unknown>({
    connectionString: context.applicationUrl,
    applicationName: `wau ${context.config.roles.join(',')}`,
    poolSize: context.config.databasePoolSize,
    onIdleConnectionError: (error) => app.log.warn({ err: error }, 'a database connection broke'),
  });
  context.metrics.watchPool('wau', database.pool);
  return {
    demoAccounts: [],
    startWorkers: async () => undefined,
    async checkReady() {
      await database.pool.query('select 1');
    },
    close: () => database.close(),
  };
}
