import { Client } from 'pg';
import { expect } from 'vitest';

const unbalancedTransfers = `
  select merchant_id, transfer_id, sum(amount_minor) as sum_minor
  from (
    select merchant_id, transfer_id, amount_minor from ledger.entry
    union all
    select merchant_id, transfer_id, amount_minor from ledger.house_entry
  ) as every_entry
  group by merchant_id, transfer_id
  having sum(amount_minor) <> 0
  limit 5`;

const accountsOffTheirChain = `
  select account.merchant_id, account.account_id, account.balance_minor, last_entry.balance_minor as chain_minor
  from ledger.account as account
  left join lateral (
    select balance_minor, version from ledger.entry as entry
    where entry.merchant_id = account.merchant_id and entry.account_number = account.account_number
    order by version desc limit 1
  ) as last_entry on true
  where account.balance_minor <> coalesce(last_entry.balance_minor, 0)
     or account.version <> coalesce(last_entry.version, 0)
  limit 5`;

/** Fails the suite whose transfers do not sum to zero or whose balances differ from their entries. */
export async function expectBooksBalance(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    expect((await client.query(unbalancedTransfers)).rows, 'transfers that do not sum to zero').toEqual([]);
    expect((await client.query(accountsOffTheirChain)).rows, 'balances that differ from the entries').toEqual(
      [],
    );
  } finally {
    await client.end();
  }
}
