import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Stop } from '../stop.ts';
import { openSilentProxy, type SilentProxy } from '../testing/silent-proxy.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createDatabase, type Database, withTransaction } from './database.ts';
import { DatabaseSilent } from './database-silent.ts';
import { watchDatabase } from './database-watch.ts';

const testDatabase = await createTestDatabase();
const patient = { timeout: 10_000 };
let proxy: SilentProxy;
let database: Database;
let stopWatching: Stop;
let told: string[];

beforeEach(async () => {
  told = [];
  proxy = await openSilentProxy(testDatabase.applicationUrl);
  database = createDatabase({
    connectionString: proxy.urlOf(testDatabase.applicationUrl),
    applicationName: 'test watch',
    poolSize: 2,
    // Longer than the test: what is answered is answered by the watch.
    connectTimeoutMs: 60_000,
    onIdleConnectionError: () => undefined,
  });
  stopWatching = watchDatabase(database, {
    intervalMs: 20,
    answerWithinMs: 500,
    onSilent: () => told.push('silent'),
    onAnswer: () => told.push('answers'),
  });
});
afterEach(async () => {
  await stopWatching();
  await database.close();
  await proxy.close();
});

const answers = async (): Promise<boolean> => (await database.pool.query('select 1')).rows.length === 1;

test('A7: whatever waits for a silent database is refused, new work at once, until it answers', async () => {
  expect(await answers()).toBe(true);
  // Both connections are held, each in a transaction, and a third waits for one of them.
  let goOn: () => void = () => undefined;
  const silence = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const begun: string[] = [];
  const held = [
    withTransaction(database, async () => {
      begun.push('waits to commit');
      await silence;
    }),
    withTransaction(database, async (tx) => {
      begun.push('waits to ask');
      await silence;
      await tx.query({ text: 'select 1', values: [] });
    }),
  ];
  await expect.poll(() => begun.length, patient).toBe(2);
  const waiting = database.pool.query('select 2');
  const ended = Promise.allSettled([...held, waiting]);
  proxy.silence();
  goOn();
  for (const outcome of await ended) {
    expect(outcome.status).toBe('rejected');
  }
  await expect(waiting).rejects.toBeInstanceOf(DatabaseSilent);
  expect(told).toEqual(['silent']);
  await expect(answers()).rejects.toBeInstanceOf(DatabaseSilent);
  await expect(withTransaction(database, async () => undefined)).rejects.toBeInstanceOf(DatabaseSilent);
  expect(database.pool.totalCount).toBe(0);

  proxy.speak();
  await expect.poll(() => told, patient).toEqual(['silent', 'answers']);
  expect(await answers()).toBe(true);
  expect(database.pool.totalCount).toBe(1);
}, 30_000);

test('A7: a database that refuses connections answers: each attempt says so by itself', async () => {
  expect(await answers()).toBe(true);
  await proxy.close();
  await expect
    .poll(() => answers().catch((error: unknown) => error), patient)
    .toMatchObject({
      code: 'ECONNREFUSED',
    });
  expect(told).toEqual([]);
  proxy = await openSilentProxy(testDatabase.applicationUrl);
});

test('A7: a statement that met a full disk is remembered for a while', async () => {
  expect(database.connections.metFullDisk(60_000)).toBe(false);
  const meetFullDisk = database.pool.query(
    `do $$ begin raise exception using errcode = '53100', message = 'no space left on device'; end $$`,
  );
  await expect(meetFullDisk).rejects.toMatchObject({ code: '53100' });
  expect(database.connections.metFullDisk(60_000)).toBe(true);
  expect(database.connections.metFullDisk(0)).toBe(false);
});
