import type { MerchantCode } from '@wau/contract/ids';
import { type Minor, toMinor } from '@wau/money/minor';
import { systemClock } from '@wau/service/clock';
import { createDatabase } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import { createTestDatabase, type TestDatabaseOptions } from '@wau/service/testing/test-database';
import { afterAll } from 'vitest';
import { type AccountId, parseAccountId } from '../account-id.ts';
import { createLedger, type Ledger, type LedgerOptions } from '../ledger.ts';
import { type Transfer, toIdempotencyKey } from '../transfer.ts';

export const merchantId = 'wau' as MerchantCode;
export const cash = accountId('house:cash');
export const dice = accountId('house:games:dice');
export const aminah = accountId('player:aminah:main');
export const bala = accountId('player:bala:main');

/** A readable account id that the test knows to be one. */
export function accountId(text: string): AccountId {
  const parsed = parseAccountId(text);
  if (parsed === undefined) throw new Error(`the test names an impossible account: ${text}`);
  return parsed;
}

export const minor = (amount: number): Minor => toMinor(BigInt(amount));

/** Opens connections as the application does, in a database of the test file's own; closed after the suite. */
export async function createTestPool(poolSize: number, options: TestDatabaseOptions = {}) {
  const testDatabase = await createTestDatabase(options);
  const database = createDatabase({
    connectionString: testDatabase.applicationUrl,
    applicationName: 'ledger test',
    poolSize,
    // A clone of the application's limits, but a loaded machine must not fail a test.
    statementTimeoutMs: 60_000,
    connectTimeoutMs: 60_000,
    onIdleConnectionError: () => undefined,
  });
  afterAll(database.close);
  return { testDatabase, database };
}

/** A ledger as one API node has it. */
export function ledgerOn(runner: SqlRunner, options: Partial<LedgerOptions> = {}): Ledger {
  return createLedger({ runner, clock: systemClock, random: systemRandom, ...options });
}

/** Opens the four accounts above in MYR for a merchant. */
export async function openUsualAccounts(ledger: Ledger, merchant: MerchantCode = merchantId): Promise<void> {
  for (const account of [cash, dice]) {
    await ledger.openAccount({ merchantId: merchant, accountId: account, kind: 'house', currency: 'MYR' });
  }
  for (const account of [aminah, bala]) {
    await ledger.openAccount({ merchantId: merchant, accountId: account, kind: 'player', currency: 'MYR' });
  }
}

let keyNumber = 0;

/** A bet of 1.00 by Aminah under a new key, unless the test says otherwise. */
export function transferOf(change: Partial<Transfer> = {}): Transfer {
  keyNumber += 1;
  return {
    merchantId,
    idempotencyKey: toIdempotencyKey(`test:${keyNumber}`),
    debit: aminah,
    credit: dice,
    amountMinor: minor(100),
    currency: 'MYR',
    reason: 'game.bet',
    ...change,
  };
}

/** Money from the cash account of the house into a player's. */
export function depositOf(credit: AccountId, amount: number, change: Partial<Transfer> = {}): Transfer {
  return transferOf({ debit: cash, credit, amountMinor: minor(amount), reason: 'deposit', ...change });
}

/** Counts the deadlocks that PostgreSQL has seen in this database. */
export async function countDeadlocks(runner: SqlRunner): Promise<bigint> {
  const rows = await runner.query<{ deadlocks: bigint }>({
    text: 'select deadlocks from pg_stat_database where datname = current_database()',
    values: [],
  });
  return rows[0]?.deadlocks ?? 0n;
}
