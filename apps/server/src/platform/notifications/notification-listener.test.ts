import { createDatabase } from '@wau/service/database/database';
import { watchDatabase } from '@wau/service/database/database-watch';
import { openSilentProxy } from '@wau/service/testing/silent-proxy';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createNotificationListener } from './notification-listener.ts';

const testDatabase = await createTestDatabase();
const database = createDatabase({
  connectionString: testDatabase.applicationUrl,
  applicationName: 'test listener',
  poolSize: 3,
  onIdleConnectionError: () => undefined,
});
const warnings: unknown[] = [];
const listener = createNotificationListener(database.pool, {
  warn: (...parts: unknown[]) => void warnings.push(parts),
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

test('hears notices, and starts afresh after its connection was cut', async () => {
  const heard: string[] = [];
  listener.on('test_channel', (payload) => heard.push(payload));
  await listener.start();
  expect(heard).toEqual(['']);
  await database.pool.query(`notify test_channel, 'one'`);
  await expect.poll(() => heard).toEqual(['', 'one']);

  const administrator = new Client({ connectionString: testDatabase.superuserUrl });
  await administrator.connect();
  await administrator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'test listener' and query ilike 'listen%'`,
  );
  await administrator.end();
  await expect.poll(() => heard).toEqual(['', 'one', '']);
  expect(warnings).toHaveLength(1);
  await database.pool.query(`notify test_channel, 'two'`);
  await expect.poll(() => heard).toEqual(['', 'one', '', 'two']);
});

test('A7: starts afresh after the database was silent', async () => {
  const proxy = await openSilentProxy(testDatabase.applicationUrl);
  const silenced = createDatabase({
    connectionString: proxy.urlOf(testDatabase.applicationUrl),
    applicationName: 'test silence',
    poolSize: 3,
    onIdleConnectionError: () => undefined,
  });
  const told: string[] = [];
  const stopWatching = watchDatabase(silenced, {
    intervalMs: 20,
    answerWithinMs: 500,
    onSilent: () => told.push('silent'),
    onAnswer: () => told.push('answers'),
  });
  const heard: string[] = [];
  const far = createNotificationListener(silenced.pool, { warn: () => undefined });
  far.on('test_silence', (payload) => heard.push(payload));
  await far.start();
  expect(heard).toEqual(['']);
  proxy.silence();
  await expect.poll(() => told, { timeout: 10_000 }).toEqual(['silent']);
  proxy.speak();
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['', '']);
  await database.pool.query(`notify test_silence, 'three'`);
  await expect.poll(() => heard).toEqual(['', '', 'three']);
  await far.close();
  await stopWatching();
  await silenced.close();
  await proxy.close();
}, 30_000);

test('takes names of channels only, and only before it starts', () => {
  expect(() => listener.on('x; drop table', () => undefined)).toThrow(RangeError);
  expect(() => listener.on('late', () => undefined)).toThrow('before the listener starts');
});
