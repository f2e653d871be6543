import { createDatabase } from '@wau/service/database';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createNotificationListener } from './notification-listener.ts';

const testDatabase = await createTestDatabase();
const database = createDatabase<unknown>({
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
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['', 'one', '']);
  expect(warnings).toHaveLength(1);
  await database.pool.query(`notify test_channel, 'two'`);
  await expect.poll(() => heard).toEqual(['', 'one', '', 'two']);
});

test('takes names of channels only, and only before it starts', () => {
  expect(() => listener.on('x; drop table', () => undefined)).toThrow(RangeError);
  expect(() => listener.on('late', () => undefined)).toThrow('before the listener starts');
});
