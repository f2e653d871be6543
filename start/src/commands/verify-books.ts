import type { MerchantCode } from '@wau/contract/ids';
import { createLedger, type Ledger } from '@wau/ledger/ledger';
import { bindSecret } from '@wau/server/installation-secret';
import { systemClock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import { Client } from 'pg';
import { withApplicationDatabase } from '../database/application-database.ts';

/** What is wrong, a sentence each; empty where everything holds. */
export interface Verification {
  readonly problems: readonly string[];
  readonly merchants: number;
  readonly transfers: bigint;
}

interface VerifyOptions {
  readonly applicationUrl: string;
  readonly ownerUrl: string;
  /** Undefined where there is none. */
  readonly secret: string | undefined;
  /** Also sums what has come since the last roll-up, which shows that roll-ups go on. */
  readonly rollsUp: boolean;
}

/**
 * Reads the whole ledger of every merchant: chains, balances, sums, roll-ups; and holds the secret against the
 * database.
 */
export function verifyBooks({
  applicationUrl,
  ownerUrl,
  secret,
  rollsUp,
}: VerifyOptions): Promise<Verification> {
  const options = {
    connectionString: applicationUrl,
    applicationName: 'wau verify',
    // It reads all there is.
    statementTimeoutMs: 0,
  };
  return withApplicationDatabase(options, async (database) => {
    const runner = poolRunner(database.pool);
    const ledger = createLedger({ runner, clock: systemClock, random: systemRandom });
    const problems: string[] = [];
    if (secret === undefined || !(await bindSecret(runner, secret))) {
      problems.push('The secret is not the one that this database was sealed with.');
    }
    await countRows(ownerUrl);
    const { merchants, transfers } = await countBooks(database);
    for (const merchant of merchants) {
      problems.push(...(await verifyMerchant(ledger, merchant)));
      if (rollsUp) await ledger.rollUpHouse(merchant);
    }
    return { problems, merchants: merchants.length, transfers };
  });
}

/**
 * Lets the database look at how much the ledger holds. After a crash it has forgotten, and would join tables that it
 * takes for small row by row: minutes for fifty thousand transfers instead of a second.
 */
export async function countRows(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl, statement_timeout: 0 });
  await client.connect();
  try {
    await client.query('analyze ledger.account, ledger.transfer, ledger.entry, ledger.house_rollup');
  } finally {
    await client.end();
  }
}

async function verifyMerchant(ledger: Ledger, merchant: MerchantCode): Promise<readonly string[]> {
  const broken = await ledger.verifyChains(merchant);
  return broken.map(({ check, table, accountId, version, transferId, detail }) => {
    const row = [table, accountId, version, transferId].filter((part) => part !== undefined).join(' ');
    return `${merchant}: ${check}: ${row}: ${detail}`;
  });
}

/** Every merchant that has an account, whether it is still listed or not. */
async function countBooks(
  database: Database,
): Promise<{ readonly merchants: readonly MerchantCode[]; readonly transfers: bigint }> {
  const { rows: merchants } = await database.pool.query<{ merchant_id: MerchantCode }>(
    `select merchant_id from wau.merchants union select distinct merchant_id from ledger.account
     union select distinct merchant_id from ledger.transfer order by 1`,
  );
  const { rows } = await database.pool.query<{ count: bigint }>('select count(*) from ledger.transfer');
  return { merchants: merchants.map((row) => row.merchant_id), transfers: rows[0]?.count ?? 0n };
}
