import type { MerchantCode } from '@wau/contract/ids';
import { databaseTypes } from '@wau/service/database/database';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
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
} from './testing/test-ledger.ts';
import { untilAllIsOld } from './testing/until-all-is-old.ts';
import { chan, devi, entryOf, fees, wrongRows } from './testing/wrong-rows.ts';
import { type BrokenRow, findBrokenRows } from './verify-sql.ts';

const neighbour = 'other' as MerchantCode;

describe('what is said of books in which one row is wrong', async () => {
  const { testDatabase, database } = await createTestPool(2, { booksMayBeBroken: true });
  const ledger = ledgerOn(poolRunner(database.pool));
  const superuser = new Client({ connectionString: testDatabase.superuserUrl, types: databaseTypes });
  const asSuperuser: SqlRunner = {
    query: async ({ text, values }) => (await superuser.query(text, [...values])).rows as never,
  };

  const rollUpAll = async (merchant: MerchantCode): Promise<void> => {
    await untilAllIsOld(asSuperuser);
    await ledger.rollUpHouse(merchant);
  };

  beforeAll(async () => {
    await superuser.connect();
    await openUsualAccounts(ledger);
    for (const [account, kind, allowNegative] of [
      [devi, 'agent', true],
      [chan, 'player', false],
      [fees, 'house', false],
    ] as const) {
      await ledger.openAccount({ merchantId, accountId: account, kind, currency: 'MYR', allowNegative });
    }
    await ledger.post(depositOf(aminah, 10_000, { reference: 'dep_1' }));
    await ledger.post(transferOf({ debit: devi, credit: fees, reason: 'adjustment' }));
    await ledger.post(transferOf({ reference: 'rnd_1' }));
    await ledger.post(
      transferOf({ debit: dice, credit: aminah, amountMinor: minor(50), reason: 'game.win' }),
    );
    await ledger.post(transferOf({ reference: 'rnd_2' }));
    await ledger.post(transferOf({ debit: bala, reference: 'refused' }));
    await ledger.post(transferOf({ currency: 'USD' }));
    await rollUpAll(merchantId);
    await ledger.post(transferOf({ credit: bala, reason: 'adjustment' }));
    await ledger.post(transferOf({ reference: 'rnd_3' }));
    await ledger.post(transferOf({ credit: fees, reason: 'adjustment' }));
    await rollUpAll(merchantId);
    await ledger.post(transferOf({ reference: 'rnd_4' }));
    // Enough of Bala's that they have a row of sums.
    for (let round = 1; round <= 64; round += 1) {
      await ledger.post(transferOf({ debit: bala, amountMinor: minor(2) }));
      await ledger.post(transferOf({ debit: dice, credit: bala, amountMinor: minor(2), reason: 'game.win' }));
    }
    await openUsualAccounts(ledger, neighbour);
    await ledger.post(depositOf(aminah, 500, { merchantId: neighbour }));
    await rollUpAll(neighbour);
    await ledger.post(transferOf({ merchantId: neighbour }));
  });
  afterAll(() => superuser.end());

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
  });
  afterEach(() => superuser.query('rollback'));

  it('nothing is said before, of books that hold refusals, debts and what is not rolled up yet', async () => {
    expect(await findBrokenRows(asSuperuser, merchantId)).toEqual([]);
    expect(await findBrokenRows(asSuperuser, neighbour)).toEqual([]);
  });

  it('nothing is said of what was posted by the very transaction that a roll-up ends before', async () => {
    await superuser.query(
      `update ledger.transfer set posted_xid = (select until_xid from ledger.house_rollup ${entryOf(dice, 2)})
        where reference = 'rnd_4'`,
    );
    expect(await findBrokenRows(asSuperuser, merchantId)).toEqual([]);
  });

  it.each(wrongRows)('%s', async (statement, said) => {
    const { rowCount } = await superuser.query(statement);
    expect(rowCount).toBe(1);
    expect((await findBrokenRows(asSuperuser, merchantId)).map(nameOf).sort()).toEqual(said);
    expect(await findBrokenRows(asSuperuser, neighbour), 'of the merchant beside it').toEqual([]);
  });
});

function nameOf({ check, accountId: account, version }: BrokenRow): string {
  return [check, account, version].filter((part) => part !== undefined).join(' ');
}
