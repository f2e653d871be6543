import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../database/database.ts';
import { expectBooksBalance } from './books-balance.ts';
import { createTestDatabase, makeTemplate, type TestDatabase } from './test-database.ts';

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

describe('a template of databases', async () => {
  let fillings = 0;
  const fill = async ({ superuserUrl }: TestDatabase): Promise<void> => {
    fillings += 1;
    await ask(superuserUrl, 'create table filled as select 1 as number');
  };
  const name = `template_of_a_test_${process.pid}`;
  const names = await Promise.all([makeTemplate(name, fill), makeTemplate(name, fill)]);
  const copies = [await createTestDatabase({ template: name }), await createTestDatabase({ template: name })];

  it('is filled once, however many ask for it', () => {
    expect(names).toEqual([name, name]);
    expect(fillings).toBe(1);
  });

  it('is copied with what is in it, and a copy is nobody else’s', async () => {
    const [first, second] = copies.map(({ superuserUrl }) => superuserUrl);
    await ask(first, 'insert into filled values (2)');
    expect(await ask(first, 'select number from filled order by 1')).toEqual([{ number: 1 }, { number: 2 }]);
    expect(await ask(second, 'select number from filled')).toEqual([{ number: 1 }]);
  });

  it('that could not be filled is not there', async () => {
    const failing = () => Promise.reject(new Error('no content'));
    await expect(makeTemplate(`${name}_failing`, failing)).rejects.toThrow('no content');
    await expect(createTestDatabase({ template: `${name}_failing` })).rejects.toThrow(/does not exist/);
  });
});

async function ask(connectionString: string | undefined, text: string): Promise<readonly object[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
