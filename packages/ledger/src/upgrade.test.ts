import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '@wau/service/database/database';
import { migrate } from '@wau/service/database/migrate';
import { poolRunner } from '@wau/service/database/sql-runner';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aminah,
  bala,
  depositOf,
  dice,
  ledgerOn,
  merchantId,
  minor,
  openUsualAccounts,
  transferOf,
} from './testing/test-ledger.ts';
import { untilAllIsOld } from './testing/until-all-is-old.ts';
import { readTransfers } from './transfers-sql.ts';

const migrations = fileURLToPath(new URL('../migrations', import.meta.url));
const lastBefore = '0004';

const testDatabase = await createTestDatabase();
const name = `${testDatabase.name}_upgrade`;
const urlOf = (url: string): string => url.replace(testDatabase.name, name);
const administrator = new Client({ connectionString: testDatabase.superuserUrl });
const earlier = mkdtempSync(join(tmpdir(), 'wau-upgrade-'));
const database = createDatabase({
  connectionString: urlOf(testDatabase.superuserUrl),
  applicationName: 'upgrade test',
  poolSize: 2,
  onIdleConnectionError: () => undefined,
});
const runner = poolRunner(database.pool);
const ledger = ledgerOn(runner);

beforeAll(async () => {
  await administrator.connect();
  await administrator.query(`create database ${name}`);
  for (const file of readdirSync(migrations).filter((each) => each.slice(0, 4) <= lastBefore)) {
    cpSync(join(migrations, file), join(earlier, file));
  }
  await migrate(urlOf(testDatabase.superuserUrl), [{ name: 'ledger', folder: earlier }]);
});
afterAll(async () => {
  await database.close();
  await administrator.query(`drop database ${name} with (force)`);
  await administrator.end();
  rmSync(earlier, { recursive: true });
});

it('books of an earlier release are whole after the migrations, and go on', async () => {
  await openUsualAccounts(ledger);
  const deposit = depositOf(aminah, 1_000, { reference: 'dep_1' });
  const refused = transferOf({ debit: bala });
  await ledger.post(deposit);
  await ledger.post(transferOf({ reference: 'rnd_1' }));
  await ledger.post(refused);
  await ledger.refuseKey(merchantId, transferOf().idempotencyKey, 'vendor.bet.rolled.back');
  await untilAllIsOld(poolRunner(database.pool));
  await ledger.rollUpHouse(merchantId);
  for (let round = 1; round <= 64; round += 1) {
    await ledger.post(transferOf({ debit: dice, credit: bala, reason: 'game.win', amountMinor: minor(3) }));
    await ledger.post(transferOf({ debit: bala, amountMinor: minor(2) }));
  }

  await migrate(urlOf(testDatabase.superuserUrl), [{ name: 'ledger', folder: migrations }]);

  expect(await ledger.verifyChains(merchantId)).toEqual([]);
  const query = { merchantId, accountId: aminah, limit: 10 };
  expect(await ledger.movements({ ...query, reasons: ['deposit'] })).toMatchObject([
    { version: 1n, reason: 'deposit', reference: 'dep_1', amountMinor: 1_000n },
  ]);
  const { rows: sums } = await database.pool.query(
    'select version, staked_minor, won_minor from ledger.play_sum',
  );
  expect(sums).toEqual([{ version: 128n, staked_minor: 128n, won_minor: 192n }]);
  expect(await ledger.post(deposit)).toMatchObject({ outcome: 'posted', replayed: true });
  expect(await ledger.post(refused)).toMatchObject({ refusal: 'balance.insufficient', replayed: true });
  const keys = [deposit.idempotencyKey, refused.idempotencyKey];
  expect([...(await readTransfers(runner, merchantId, keys)).keys()].sort()).toEqual(keys.sort());
  await ledger.post(transferOf({ debit: dice, credit: aminah, reason: 'game.win', amountMinor: minor(5) }));
  expect((await ledger.movements(query)).map(({ version }) => version)).toEqual([3n, 2n, 1n]);
  expect(await ledger.verifyChains(merchantId)).toEqual([]);
});
