import type { MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { AccountId } from './account-id.ts';

export type AccountKind = 'player' | 'agent' | 'house';

export interface NewAccount {
  readonly merchantId: MerchantCode;
  readonly accountId: AccountId;
  readonly kind: AccountKind;
  readonly currency: CurrencyCode;
  /** Whether the account may owe. A house account always may; default for the others: no. */
  readonly allowNegative?: boolean;
}

export interface AccountBalance {
  readonly accountId: AccountId;
  readonly currency: CurrencyCode;
  readonly balanceMinor: Minor;
  /** Number of the account's last entry; 0 for a new account and for the house's. */
  readonly version: bigint;
}

interface BalanceRow {
  readonly account_id: AccountId;
  readonly kind: AccountKind;
  readonly currency: CurrencyCode;
  readonly balance_minor: Minor;
  readonly version: bigint;
}

/** Opens the account unless it is open. Throws when it is open as something else, which is a bug of the caller. */
export async function openAccountOnce(runner: SqlRunner, account: NewAccount): Promise<void> {
  const allowNegative = account.kind === 'house' || account.allowNegative === true;
  const rows = await runner.query<{ kind: string; currency: string; allow_negative: boolean }>({
    name: 'ledger-open-account',
    text: 'select kind, currency, allow_negative from ledger.open_account($1, $2, $3, $4, $5)',
    values: [account.merchantId, account.accountId, account.kind, account.currency, allowNegative],
  });
  const open = rows[0];
  if (
    open?.kind === account.kind &&
    open.currency === account.currency &&
    open.allow_negative === allowNegative
  ) {
    return;
  }
  throw new Error(`account ${account.merchantId}/${account.accountId} is open with another kind or currency`);
}

/** Balances of those accounts that exist, by id. A house account's is its last roll-up plus the entries since. */
export async function readBalances(
  runner: SqlRunner,
  merchantId: MerchantCode,
  accountIds: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, AccountBalance>> {
  const rows = await runner.query<BalanceRow>({
    name: 'ledger-balances',
    text: `select account_id, kind, currency, balance_minor, version
             from ledger.account
            where merchant_id = $1 and account_id = any ($2)`,
    values: [merchantId, accountIds],
  });
  const houseIds = rows.filter((row) => row.kind === 'house').map((row) => row.account_id);
  const houseRows = houseIds.length === 0 ? [] : await readHouseBalances(runner, merchantId, houseIds);
  return new Map([...rows, ...houseRows].map((row) => [row.account_id, balanceOfRow(row)]));
}

function readHouseBalances(
  runner: SqlRunner,
  merchantId: MerchantCode,
  accountIds: readonly AccountId[],
): Promise<readonly BalanceRow[]> {
  // One statement, so that one snapshot sees the roll-up and the entries which it does not yet hold.
  return runner.query<BalanceRow>({
    name: 'ledger-house-balances',
    text: `select a.account_id, a.kind, a.currency, a.version,
                  coalesce(last_rollup.balance_minor, 0) + coalesce(fresh.amount_minor, 0) as balance_minor
             from ledger.account a
             left join lateral (
                    select r.balance_minor from ledger.house_rollup r
                     where r.merchant_id = a.merchant_id and r.account_number = a.account_number
                     order by r.version desc limit 1) last_rollup on true
             left join (
                    select h.account_number, sum(h.amount_minor)::bigint as amount_minor
                      from ledger.house_entry h
                     where h.merchant_id = $1
                       and h.posted_xid >= coalesce((select r.until_xid from ledger.house_rollup r
                                                      where r.merchant_id = $1
                                                      order by r.until_xid desc limit 1), '0'::xid8)
                     group by h.account_number) fresh on fresh.account_number = a.account_number
            where a.merchant_id = $1 and a.account_id = any ($2)`,
    values: [merchantId, accountIds],
  });
}

function balanceOfRow(row: BalanceRow): AccountBalance {
  return {
    accountId: row.account_id,
    currency: row.currency,
    balanceMinor: row.balance_minor,
    version: row.version,
  };
}

/** Adds one roll-up row for each house account that had entries since the last time; returns how many. */
export async function rollUpHouseOnce(runner: SqlRunner, merchantId: MerchantCode): Promise<number> {
  const rows = await runner.query<{ rolled_up: bigint }>({
    name: 'ledger-roll-up-house',
    text: 'select ledger.roll_up_house($1) as rolled_up',
    values: [merchantId],
  });
  return Number(rows[0]?.rolled_up ?? 0n);
}
