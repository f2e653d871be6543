import { existsSync, readFileSync } from 'node:fs';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { describeDatabase, schemaFileOf } from './schema-files.ts';

const database = await createTestDatabase();

test('docs/schema says what the migrations make', async () => {
  for (const [schema, text] of await describeDatabase(database.superuserUrl)) {
    const file = schemaFileOf(schema);
    const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
    expect(
      text,
      `docs/schema/${schema}.txt differs from the migrations: read the difference, and when it is meant run npm run generate`,
    ).toBe(kept);
  }
});

test.each([
  ['an index is gone', 'drop index wau.deposits_member'],
  [
    'an index is partial',
    'drop index wau.deposits_pending; create index deposits_pending on wau.deposits (expires_at)',
  ],
  ['a column may be changed', 'grant update (member_id) on wau.deposits to wau_app'],
  ['a table may be emptied', 'grant truncate on wau.deposits to wau_app'],
  ['a column may be empty', 'alter table wau.deposits alter column amount_minor drop not null'],
  ['a column has another type', 'alter table wau.deposits alter column amount_minor type numeric'],
  ['a default is gone', 'alter table wau.deposits alter column status drop default'],
  ['a check is gone', 'alter table wau.deposits drop constraint deposits_amount_minor_check'],
  ['a trigger is gone', 'drop trigger append_only on ledger.entry'],
  ["a function is everybody's", 'grant execute on function ledger.post_transfers to public'],
  ['a function may be led astray', 'alter function ledger.post_transfers reset search_path'],
  ['a function runs as its caller', 'alter function ledger.post_transfers security invoker'],
  ['a table is more', 'create table wau.more (merchant_id text primary key)'],
  ['a schema is open', 'grant create on schema wau to wau_app'],
])('the snapshot shows that %s', async (_, change) => {
  const client = new Client({ connectionString: database.superuserUrl });
  await client.connect();
  try {
    const before = await describeDatabase(database.superuserUrl);
    await client.query(change);
    expect(await describeDatabase(database.superuserUrl)).not.toEqual(before);
  } finally {
    await client.end();
  }
});
