import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface MerchantAccountRow {
  readonly account_code: string;
  readonly enabled: boolean;
  readonly bank_name: string;
  readonly account_number: string;
  readonly holder_name: string;
  readonly sort_order: number;
}

/** The merchant's accounts in the order in which members pay to them; those that are switched off as well. */
export function selectMerchantAccounts(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly MerchantAccountRow[]> {
  return runner.query<MerchantAccountRow & Record<string, unknown>>({
    text: `
      select account_code, enabled, bank_name, account_number, holder_name, sort_order
      from wau.deposit_accounts where merchant_id = $1 order by sort_order, account_code`,
    values: [merchantCode],
  });
}

/** Puts an account in place, or another one under its code. */
export async function upsertMerchantAccount(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  account: MerchantAccountRow,
): Promise<void> {
  await tx.query({
    text: `
      insert into wau.deposit_accounts
        (merchant_id, account_code, enabled, bank_name, account_number, holder_name, sort_order)
      values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (merchant_id, account_code) do update
      set enabled = excluded.enabled, bank_name = excluded.bank_name, account_number = excluded.account_number,
        holder_name = excluded.holder_name, sort_order = excluded.sort_order`,
    values: [
      merchantCode,
      account.account_code,
      account.enabled,
      account.bank_name,
      account.account_number,
      account.holder_name,
      account.sort_order,
    ],
  });
}
