import { createLedger } from '@wau/ledger/ledger';
import { createDatabase } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import { makeTemplate, type TestDatabase } from '@wau/service/testing/test-database';
import { migrateJobQueue } from '../platform/jobs/job-runner.ts';
import { seedDemo } from '../seed-demo.ts';
import { createTestClock } from './test-clock.ts';

const silent = {
  error: () => undefined,
  warn: () => undefined,
  info: () => undefined,
  debug: () => undefined,
};

/**
 * The template of the databases that tests of a whole server work on: the demo is in it, and the tables of the job
 * queue. Whoever needs it first in a run makes it; all others copy it.
 */
export function demoTemplate(masterSecret: string): Promise<string> {
  return makeTemplate('wau_demo_template', (database) => seed(database, masterSecret));
}

async function seed({ applicationUrl }: TestDatabase, masterSecret: string): Promise<void> {
  const database = createDatabase({
    connectionString: applicationUrl,
    applicationName: 'demo template',
    poolSize: 2,
    onIdleConnectionError: () => undefined,
  });
  const clock = createTestClock();
  const ledger = createLedger({ runner: poolRunner(database.pool), clock, random: systemRandom });
  try {
    const parts = { database, ledger, clock, random: systemRandom };
    // Tests of lotteries open those that they need.
    await seedDemo({ ...parts, masterSecret, studioUrl: '', hasLotteries: false });
    await ledger.drain();
    await migrateJobQueue(database.pool, silent);
  } finally {
    await database.close();
  }
}
