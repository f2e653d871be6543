import { createDatabase, withTransaction } from '@wau/service/database';
import { transactionRunner } from '@wau/service/sql-runner';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, expect, test } from 'vitest';
import { enqueueJob, type Job } from './job.ts';
import { migrateJobQueue, startJobRunner } from './job-runner.ts';

const testDatabase = await createTestDatabase();
const database = createDatabase<unknown>({
  connectionString: testDatabase.applicationUrl,
  applicationName: 'test jobs',
  poolSize: 6,
  onIdleConnectionError: () => undefined,
});
const silent = {
  error: () => undefined,
  warn: () => undefined,
  info: () => undefined,
  debug: () => undefined,
};
await migrateJobQueue(database.pool, silent);
afterAll(() => database.close());

const done: string[] = [];
const greet: Job<{ readonly name: string }> = {
  name: 'greet',
  async run({ name }) {
    if (name === 'fails once' && !done.includes('tried')) {
      done.push('tried');
      throw new Error('the first attempt fails');
    }
    done.push(name);
  },
};

const waiting = async () =>
  (await database.pool.query('select task_identifier, attempts from graphile_worker.jobs order by id')).rows;

test('a job exists only if its transaction commits, runs, and is gone then', async () => {
  const addThenFail = withTransaction(database.kysely, async (tx) => {
    await enqueueJob(transactionRunner(tx), greet, { name: 'never' });
    throw new Error('rolled back');
  });
  await expect(addThenFail).rejects.toThrow('rolled back');
  await withTransaction(database.kysely, (tx) => enqueueJob(transactionRunner(tx), greet, { name: 'Mei' }));
  expect(await waiting()).toEqual([{ task_identifier: 'greet', attempts: 0 }]);

  const stop = await startJobRunner({ pool: database.pool, log: silent, jobs: [greet], concurrency: 1 });
  await expect.poll(() => done, { timeout: 5_000 }).toEqual(['Mei']);
  await expect.poll(waiting, { timeout: 5_000 }).toEqual([]);
  await stop();
  await stop();
});

test('a job that fails waits for another attempt; with a key there is one of it', async () => {
  const stop = await startJobRunner({ pool: database.pool, log: silent, jobs: [greet], concurrency: 1 });
  const withTx = (name: string, key: string) =>
    withTransaction(database.kysely, (tx) => enqueueJob(transactionRunner(tx), greet, { name }, { key }));
  await withTx('fails once', 'a');
  await expect.poll(waiting, { timeout: 5_000 }).toEqual([{ task_identifier: 'greet', attempts: 1 }]);
  await stop();
  const later = new Date(Date.now() + 60_000);
  for (const name of ['first', 'second']) {
    await withTransaction(database.kysely, (tx) =>
      enqueueJob(transactionRunner(tx), greet, { name }, { key: 'b', runAt: later }),
    );
  }
  expect(await waiting()).toHaveLength(2);
});

test('two jobs of one name are a mistake', async () => {
  const start = startJobRunner({ pool: database.pool, log: silent, jobs: [greet, greet], concurrency: 1 });
  await expect(start).rejects.toThrow('two jobs are named greet');
});
