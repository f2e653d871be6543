import { createDatabase, withTransaction } from '@wau/service/database/database';
import { watchDatabase } from '@wau/service/database/database-watch';
import { openSilentProxy } from '@wau/service/testing/silent-proxy';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, expect, test } from 'vitest';
import { enqueueJob, type Job } from './job.ts';
import { migrateJobQueue, startJobRunner } from './job-runner.ts';

const testDatabase = await createTestDatabase();
const database = createDatabase({
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
  const addThenFail = withTransaction(database, async (tx) => {
    await enqueueJob(tx, greet, { name: 'never' });
    throw new Error('rolled back');
  });
  await expect(addThenFail).rejects.toThrow('rolled back');
  await withTransaction(database, (tx) => enqueueJob(tx, greet, { name: 'Mei' }));
  expect(await waiting()).toEqual([{ task_identifier: 'greet', attempts: 0 }]);

  const stop = await startJobRunner({ pool: database.pool, log: silent, jobs: [greet], concurrency: 1 });
  await expect.poll(() => done).toEqual(['Mei']);
  await expect.poll(waiting).toEqual([]);
  await stop();
  await stop();
});

test('a job that fails waits for another attempt; with a key there is one of it', async () => {
  const stop = await startJobRunner({ pool: database.pool, log: silent, jobs: [greet], concurrency: 1 });
  const withTx = (name: string, key: string) =>
    withTransaction(database, (tx) => enqueueJob(tx, greet, { name }, { key }));
  await withTx('fails once', 'a');
  await expect.poll(waiting).toEqual([{ task_identifier: 'greet', attempts: 1 }]);
  await stop();
  const later = new Date(Date.now() + 60_000);
  for (const name of ['first', 'second']) {
    await withTransaction(database, (tx) => enqueueJob(tx, greet, { name }, { key: 'b', runAt: later }));
  }
  expect(await waiting()).toHaveLength(2);
});

test('a job waits until its time, and is given up after as many attempts as it was given', async () => {
  const later = new Date('2031-02-03T04:05:06Z');
  await withTransaction(database, (tx) =>
    enqueueJob(tx, greet, { name: 'patient' }, { key: 'patient', runAt: later, maximumAttempts: 3 }),
  );
  const { rows } = await database.pool.query(
    `select run_at, max_attempts from graphile_worker.jobs where key = 'patient'`,
  );
  expect(rows).toEqual([{ run_at: later, max_attempts: 3 }]);
});

test('two jobs of one name are a mistake', async () => {
  const start = startJobRunner({ pool: database.pool, log: silent, jobs: [greet, greet], concurrency: 1 });
  await expect(start).rejects.toThrow('two jobs are named greet');
});

/** The database by a way on which it can fall silent. */
async function openByProxy(connectTimeoutMs: number) {
  const proxy = await openSilentProxy(testDatabase.applicationUrl);
  const proxied = createDatabase({
    connectionString: proxy.urlOf(testDatabase.applicationUrl),
    applicationName: 'test by proxy',
    poolSize: 2,
    connectTimeoutMs,
    onIdleConnectionError: () => undefined,
  });
  const close = async (): Promise<void> => {
    await proxied.close();
    await proxy.close();
  };
  return { proxy, proxied, close };
}

test('A7: jobs are worked on as soon as a database answers that was away when the server started', async () => {
  // Long enough for a busy machine to open a connection once the database answers.
  const { proxy, proxied, close } = await openByProxy(2_000);
  proxy.silence();
  const errors: unknown[] = [];
  const log = { ...silent, error: (...parts: unknown[]) => void errors.push(parts) };
  await withTransaction(database, (tx) => enqueueJob(tx, greet, { name: 'early' }));
  const stop = await startJobRunner({ pool: proxied.pool, log, jobs: [greet], concurrency: 1 });
  expect(done).not.toContain('early');
  proxy.speak();
  await expect.poll(() => done, { timeout: 20_000 }).toContain('early');
  expect(errors).toEqual([]);
  await stop();
  await close();
}, 30_000);

test('A7: a runner that has not begun can be stopped', async () => {
  const { proxy, proxied, close } = await openByProxy(300);
  proxy.silence();
  const stop = await startJobRunner({ pool: proxied.pool, log: silent, jobs: [greet], concurrency: 1 });
  await expect(stop()).resolves.toBeUndefined();
  await close();
});

test('A7: jobs that end while the database is silent are done when it answers, and nothing is a mistake', async () => {
  const { proxy, proxied, close } = await openByProxy(1_000);
  const told: string[] = [];
  const stopWatching = watchDatabase(proxied, {
    intervalMs: 20,
    answerWithinMs: 500,
    onSilent: () => told.push('silent'),
    onAnswer: () => told.push('answers'),
  });
  const errors: unknown[] = [];
  const warnings: unknown[] = [];
  const log = {
    ...silent,
    error: (...parts: unknown[]) => void errors.push(parts),
    warn: (...parts: unknown[]) => void warnings.push(parts.at(-1)),
  };
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const runs = { succeeds: 0, fails: 0 };
  const endInSilence = async (name: keyof typeof runs): Promise<void> => {
    runs[name] += 1;
    if (runs[name] > 1) return;
    await answered;
    if (name === 'fails') throw new Error('its first attempt fails');
  };
  const jobs = [
    { name: 'succeeds', run: () => endInSilence('succeeds') },
    { name: 'fails', run: () => endInSilence('fails') },
  ];
  const stop = await startJobRunner({ pool: proxied.pool, log, jobs, concurrency: 2 });
  for (const job of jobs) {
    await withTransaction(database, (tx) => enqueueJob(tx, job, {}));
  }
  await expect.poll(() => runs, { timeout: 20_000 }).toEqual({ succeeds: 1, fails: 1 });
  proxy.silence();
  await expect.poll(() => told, { timeout: 10_000 }).toEqual(['silent']);
  answer();
  await expect
    .poll(() => warnings, { timeout: 20_000 })
    .toContain('the job queue stopped by itself and is started again');
  proxy.speak();
  const left = async () =>
    (await waiting()).filter(({ task_identifier }) => jobs.some(({ name }) => name === task_identifier));
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
  expect(runs.succeeds + runs.fails).toBeGreaterThanOrEqual(3);
  const mistakes = errors.filter((parts) => !JSON.stringify(parts).includes('its first attempt fails'));
  expect(mistakes).toEqual([]);
  await stop();
  await stopWatching();
  await close();
}, 60_000);
