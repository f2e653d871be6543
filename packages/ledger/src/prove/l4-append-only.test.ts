import { databaseTypes } from '@wau/service/database/database';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import { ownerLogin } from '@wau/service/embedded-postgres/prepare-cluster';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountId,
  aminah,
  bala,
  createTestPool,
  depositOf,
  dice,
  ledgerOn,
  merchantId,
  minor,
  openUsualAccounts,
  transferOf,
} from '../testing/test-ledger.ts';
import { untilAllIsOld } from '../testing/until-all-is-old.ts';
import { transferIdOfUuid } from '../transfer.ts';
import { type BrokenRow, findBrokenRows } from '../verify-sql.ts';

const appendOnly = ['transfer', 'transfer_key', 'entry', 'house_rollup', 'play_sum', 'reason'] as const;
const written = [...appendOnly, 'account'] as const;
const firstColumn = { reason: 'reason' } as Readonly<Record<string, string>>;
const columnOf = (table: string): string => firstColumn[table] ?? 'merchant_id';

const roundTransfer = `select transfer_id from ledger.transfer where reference = 'rnd_3'`;
const ofAminah = `account_number = (select account_number from ledger.account where account_id = '${aminah}')`;
const ofBala = `account_number = (select account_number from ledger.account where account_id = '${bala}')`;
const ofDice = `account_number = (select account_number from ledger.account where account_id = '${dice}')`;

/** Owes, as it may; always pays into `fees`, which pays nobody. */
const devi = accountId('agent:devi:main');
const fees = accountId('house:fees');

interface Tampering {
  /** Changes one row. */
  readonly statement: string;
  /** What the verifier must say of it; `transfer`: the id of the transfer of round 3. */
  readonly names: Partial<BrokenRow> | 'transfer';
}

const inMyr = { merchantId, currency: 'MYR' } as const;

const thirdEntry = { table: 'entry', accountId: aminah, version: 3n } as const;
const firstRollup = { table: 'house_rollup', accountId: dice, version: 1n } as const;

const tamperings: readonly Tampering[] = [
  ...[
    'amount_minor = amount_minor + 1',
    'balance_minor = balance_minor + 1',
    'previous_balance_minor = previous_balance_minor + 1',
    'amount_minor = amount_minor + 1, balance_minor = balance_minor + 1',
    'transfer_id = gen_random_uuid()',
    `reason = 'bonus'`,
    `created_at = created_at + interval '1 second'`,
  ].map((change) => ({
    statement: `update ledger.entry set ${change} where ${ofAminah} and version = 3`,
    names: thirdEntry,
  })),
  {
    statement: `update ledger.entry set version = 99 where ${ofAminah} and version = 3`,
    names: { ...thirdEntry, version: 99n },
  },
  {
    statement: `update ledger.entry set account_number = 4711 where ${ofAminah} and version = 3`,
    names: { ...thirdEntry, accountId: '4711' },
  },
  {
    statement: `delete from ledger.entry where ${ofAminah} and version = 3`,
    names: { ...thirdEntry, version: 4n },
  },
  {
    statement: `delete from ledger.entry where ${ofAminah} and version = 13`,
    names: { table: 'account', accountId: aminah },
  },
  {
    statement: `update ledger.transfer set posted_xid = '999999999' where reference = 'rnd_3'`,
    names: firstRollup,
  },
  ...[
    'amount_minor = amount_minor + 1',
    `reference = 'rnd_4'`,
    `reason = 'bonus'`,
    `currency = 'USD'`,
    `input_hash = gen_random_uuid()`,
    'debit_account_number = credit_account_number',
    'debit_balance_minor = 1',
    'debit_balance_minor = null',
    'credit_balance_minor = 1',
    'credit_account_number = 4711',
    `created_at = created_at - interval '1 day'`,
    'posted_xid = null',
    `refusal = 'balance.insufficient'`,
    'transfer_id = gen_random_uuid()',
  ].map(
    (change): Tampering => ({
      statement: `update ledger.transfer set ${change} where reference = 'rnd_3'`,
      names: 'transfer',
    }),
  ),
  { statement: `delete from ledger.transfer where reference = 'rnd_3'`, names: 'transfer' },
  ...[`update ledger.transfer_key set idempotency_key = 'another'`, 'delete from ledger.transfer_key'].map(
    (change): Tampering => ({
      statement: `${change} where transfer_id = (${roundTransfer})`,
      names: 'transfer',
    }),
  ),
  {
    statement: `insert into ledger.transfer_key values ('wau', 'one more', gen_random_uuid())`,
    names: { table: 'transfer', check: 'transfer.key' },
  },
  {
    statement: `update ledger.transfer set refusal = null where refusal = 'balance.insufficient'`,
    names: { table: 'transfer', check: 'transfer.entries' },
  },
  ...[
    'amount_minor = amount_minor + 1',
    'balance_minor = balance_minor + 1',
    'entry_count = entry_count + 1',
    `until_xid = (until_xid::text::bigint - 1)::text::xid8`,
  ].map((change) => ({
    statement: `update ledger.house_rollup set ${change} where ${ofDice} and version = 1`,
    names: change.startsWith('until') ? { ...firstRollup, version: 2n } : firstRollup,
  })),
  {
    statement: `delete from ledger.house_rollup where ${ofDice} and version = 1`,
    names: { ...firstRollup, version: 2n },
  },
  ...['staked_minor = staked_minor + 1', 'won_minor = won_minor + 1', 'version = 256'].map((change) => ({
    statement: `update ledger.play_sum set ${change} where ${ofBala}`,
    names: { table: 'play_sum', accountId: bala } as const,
  })),
  {
    statement: `delete from ledger.play_sum where ${ofBala}`,
    names: { table: 'play_sum', accountId: bala, version: 128n },
  },
  ...[
    'balance_minor = balance_minor + 1',
    'version = version + 1',
    'balance_minor = -5',
    'staked_minor = staked_minor + 1',
    'won_minor = won_minor + 1',
  ].map((change) => ({
    statement: `update ledger.account set ${change} where account_id = '${aminah}'`,
    names: { table: 'account', accountId: aminah } as const,
  })),
  // Books that agree in every figure, of an account that owes and may not.
  {
    statement: `update ledger.account set allow_negative = false where account_id = '${devi}'`,
    names: { check: 'account.balance', accountId: devi },
  },
  // The hash of what was asked knows nothing of the accounts' currency, on either side.
  ...[devi, fees].map((account) => ({
    statement: `update ledger.account set currency = 'USD' where account_id = '${account}'`,
    names: { check: 'transfer.input', accountId: devi },
  })),
];

describe('L4: what is written stays', async () => {
  const { testDatabase, database } = await createTestPool(4, { booksMayBeBroken: true });
  const ledger = ledgerOn(poolRunner(database.pool));
  const owner = new Client({ connectionString: testDatabase.superuserUrl });
  const superuser = new Client({ connectionString: testDatabase.superuserUrl, types: databaseTypes });

  beforeAll(async () => {
    await Promise.all([owner.connect(), superuser.connect()]);
    await owner.query(`set role ${ownerLogin}`);
    await openUsualAccounts(ledger);
    await ledger.post(depositOf(aminah, 10_000, { reference: 'dep_1' }));
    await ledger.openAccount({ ...inMyr, accountId: devi, kind: 'agent', allowNegative: true });
    await ledger.openAccount({ ...inMyr, accountId: fees, kind: 'house' });
    await ledger.post(transferOf({ debit: devi, credit: fees, reason: 'adjustment' }));
    for (let round = 1; round <= 5; round += 1) {
      await ledger.post(transferOf({ reference: `rnd_${round}` }));
      await ledger.post(
        transferOf({ debit: dice, credit: aminah, amountMinor: minor(50), reason: 'game.win' }),
      );
    }
    await untilAllIsOld(poolRunner(database.pool));
    await ledger.rollUpHouse(merchantId);
    await ledger.post(transferOf({ credit: bala, reason: 'adjustment' }));
    await ledger.post(transferOf({ debit: bala, amountMinor: minor(5_000) }));
    await ledger.post(transferOf({ debit: bala, amountMinor: minor(1) }));
    await untilAllIsOld(poolRunner(database.pool));
    await ledger.rollUpHouse(merchantId);
    await ledger.post(transferOf());
    // Enough of Bala's that they have a row of sums.
    for (let round = 1; round <= 64; round += 1) {
      await ledger.post(transferOf({ debit: bala, amountMinor: minor(2) }));
      await ledger.post(transferOf({ debit: dice, credit: bala, amountMinor: minor(2), reason: 'game.win' }));
    }
  });
  afterAll(() => Promise.all([owner.end(), superuser.end()]));

  describe('the role of the application', () => {
    it.each(written)('may read but not write ledger.%s', async (table) => {
      const column = columnOf(table);
      const { rows } = await database.pool.query(`select count(*) > 0 as readable from ledger.${table}`);
      expect(rows).toEqual([{ readable: true }]);
      for (const statement of [
        `update ledger.${table} set ${column} = ${column}`,
        `delete from ledger.${table}`,
        `truncate ledger.${table}`,
        `insert into ledger.${table} overriding system value select * from ledger.${table}`,
        `alter table ledger.${table} disable trigger all`,
        `drop table ledger.${table}`,
      ]) {
        await expect(database.pool.query(statement), statement).rejects.toThrow(
          /permission denied|must be owner/,
        );
      }
    });

    it('cannot turn the posting functions against the tables by a search path of its own', async () => {
      const client = await database.pool.connect();
      try {
        await client.query('create temporary table account (like ledger.account)').catch(() => undefined);
        await client.query('set search_path = pg_temp, ledger');
        const { rows } = await client.query<{ refusals: string }>(
          `select refusals from ledger.post_transfers('wau', array['player:none:main'], array['house:cash'],
             array[gen_random_uuid()], array['path'], array[gen_random_uuid()], array[1], array[2],
             array[1::bigint], array['MYR'], array['bonus'], array[null::text])`,
        );
        expect(rows).toEqual([{ refusals: 'account.unknown' }]);
      } finally {
        client.release(true);
      }
    });
  });

  it.each(appendOnly)('even the owner of ledger.%s is stopped', async (table) => {
    const column = columnOf(table);
    for (const statement of [
      `update ledger.${table} set ${column} = ${column}`,
      `delete from ledger.${table}`,
      `truncate ledger.${table}`,
    ]) {
      await expect(owner.query(statement), statement).rejects.toThrow(`ledger.${table} is append-only`);
    }
  });

  it('the owner cannot remove an account', async () => {
    await expect(owner.query('delete from ledger.account')).rejects.toThrow('ledger.account is append-only');
  });

  describe('a superuser who puts triggers and constraints aside', () => {
    const asSuperuser: SqlRunner = {
      query: async ({ text, values }) => (await superuser.query(text, [...values])).rows as never,
    };

    // Everything here happens in one transaction that is undone after each test.
    beforeEach(async () => {
      await superuser.query('begin');
      await superuser.query('set local session_replication_role = replica');
      const { rows } = await superuser.query<{ statement: string }>(
        `select format('alter table ledger.%I drop constraint %I', c.relname, k.conname) as statement
           from pg_constraint k join pg_class c on c.oid = k.conrelid
          where c.relnamespace = 'ledger'::regnamespace and k.contype = 'c'`,
      );
      for (const { statement } of rows) await superuser.query(statement);
      expect(await findBrokenRows(asSuperuser, merchantId)).toEqual([]);
    });
    afterEach(() => superuser.query('rollback'));

    it.each(tamperings)('is found out: $statement', async ({ statement, names }) => {
      const tampered = await superuser.query<{ transfer_id: string }>(roundTransfer);
      const transferId = transferIdOfUuid(tampered.rows[0]?.transfer_id ?? '');
      const { rowCount } = await superuser.query(statement);
      expect(rowCount).toBe(1);
      const broken = await findBrokenRows(asSuperuser, merchantId);
      const named = names === 'transfer' ? { transferId } : names;
      expect(broken).toContainEqual(expect.objectContaining(named));
    });
  });
});
