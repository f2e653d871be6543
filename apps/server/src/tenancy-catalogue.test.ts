import { createTestDatabase } from '@wau/service/testing/test-database';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Tables of the whole installation, each with the reason why no merchant owns its rows. */
const installationTables: Readonly<Record<string, string>> = {
  'ledger.reason': 'the list of reasons is part of the program; a test holds it to the list in the code',
  'studio.crash_chain': 'of a title, whose flights are of all merchants; it holds no player',
  'studio.crash_event': 'what everybody who watches a flight is told, masked names and amounts',
  'studio.crash_flight': 'one flight is of the players of all merchants; each bet names its merchant',
  'studio.crash_title': 'which process leads the flights of a title',
  'studio.open_batch': 'of rounds that were stored together; each place names its merchant',
  'wau.operator_passkeys': 'of an operator, who may have roles at several merchants',
  'wau.operator_sessions': 'of an operator, who may have roles at several merchants',
  'wau.operators': 'one person with one password, who may have roles at several merchants',
  'wau.secret_fingerprint': 'the installation has one secret, whoever its merchants are',
};

const primaryKeysOfOurTables = `
  select namespace.nspname || '.' || class.relname as table_name, first_column.attname as first_key_column
  from pg_class as class
  join pg_namespace as namespace on namespace.oid = class.relnamespace
  left join pg_constraint as key on key.conrelid = class.oid and key.contype = 'p'
  left join pg_attribute as first_column
    on first_column.attrelid = class.oid and first_column.attnum = key.conkey[1]
  where class.relkind in ('r', 'p') and namespace.nspname in ('wau', 'studio', 'sandbox', 'ledger')
  order by 1`;

/** Foreign keys between tables of merchants that leave the merchant out, and so could join two of them. */
const foreignKeysWithoutMerchant = `
  select constraint_row.conname
  from pg_constraint as constraint_row
  join pg_namespace as namespace on namespace.oid = constraint_row.connamespace
  where constraint_row.contype = 'f' and namespace.nspname in ('wau', 'studio', 'sandbox', 'ledger')
    and constraint_row.confrelid <> all ($1::regclass[])
    -- A merchant that points at another one, as a free trial does, is no row of either.
    and not (constraint_row.conrelid = 'wau.merchants'::regclass and constraint_row.confrelid = constraint_row.conrelid)
    and not exists (
      select from unnest(constraint_row.conkey) as number
      join pg_attribute as attribute
        on attribute.attrelid = constraint_row.conrelid and attribute.attnum = number
      where attribute.attname = 'merchant_id')`;

const testDatabase = await createTestDatabase();
const client = new Client({ connectionString: testDatabase.superuserUrl });
beforeAll(() => client.connect());
afterAll(() => client.end());

interface KeyRow {
  readonly table_name: string;
  readonly first_key_column: string | null;
}

it('every table begins its primary key with the merchant, apart from a short named list', async () => {
  const { rows } = await client.query<KeyRow>(primaryKeysOfOurTables);
  expect(new Set(rows.map((row) => row.table_name.split('.')[0]))).toContain('wau');
  const others = rows.filter((row) => row.first_key_column !== 'merchant_id').map((row) => row.table_name);
  expect(others).toEqual(Object.keys(installationTables));
});

it('every foreign key carries the merchant along', async () => {
  const { rows } = await client.query(foreignKeysWithoutMerchant, [Object.keys(installationTables)]);
  expect(rows).toEqual([]);
});
