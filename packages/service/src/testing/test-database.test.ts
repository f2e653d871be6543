import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../database/database.ts';
import { expectBooksBalance } from './books-balance.ts';
import { createTestDatabase } from './test-database.ts';

const insertAccount = `
  insert into ledger.account (merchant_id, account_id, kind, currency, allow_negative, balance_minor, version)
  values ('wau', 'player:broken:main', 'player', 'MYR', false, 500, 1)`;

describe('a test database', async () => {
  const testDatabase = await createTestDatabase({ booksMayBeBroken: true });
  const database = createDatabase({
    connectionString: testDatabase.applicationUrl,
    applicationName: 'test',
    poolSize: 1,
    onIdleConnectionError: () => undefined,
  });
  const superuser = new Client({ connectionString: testDatabase.superuserUrl });
  beforeAll(() => superuser.connect());
  afterAll(async () => {
    await superuser.end();
    await database.close();
  });

  it('is migrated and worked on in the role of the application', async () => {
    const { rows } = await database.pool.query(
      `select current_user, count(*) > 0 as migrated from ledger.reason`,
    );
    expect(rows).toEqual([{ current_user: 'wau_app', migrated: true }]);
  });

  it('does not let the application become anything more than its role', async () => {
    const { rows } = await database.pool.query('select session_user');
    expect(rows).toEqual([{ session_user: 'wau_server' }]);
    await expect(database.pool.query('set role wau_owner')).rejects.toThrow(/permission denied/);
    await expect(database.pool.query('delete from ledger.entry')).rejects.toThrow(/permission denied/);
  });

  it('fails a suite that leaves books which do not balance', async () => {
    await expectBooksBalance(testDatabase.superuserUrl);
    await superuser.query(insertAccount);
    await expect(expectBooksBalance(testDatabase.superuserUrl)).rejects.toThrow(/differ from the entries/);
  });
});
