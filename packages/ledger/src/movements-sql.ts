import type { MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner, SqlStatement } from '@wau/service/database/sql-runner';
import type { AccountId } from './account-id.ts';
import type { Reason } from './reasons.ts';
import { type TransferId, transferIdOfUuid } from './transfer.ts';

/** One entry of an account as its owner reads it. */
export interface Movement {
  readonly transferId: TransferId;
  /** Counts the account's entries from 1; the cursor of the list. */
  readonly version: bigint;
  readonly reason: Reason;
  /** Below zero where the account paid. */
  readonly amountMinor: Minor;
  /** Right after this movement. */
  readonly balanceMinor: Minor;
  readonly currency: CurrencyCode;
  readonly reference: string | undefined;
  /** The account on the other side. */
  readonly counterparty: AccountId;
  readonly happenedAt: Date;
}

export interface MovementQuery {
  readonly merchantId: MerchantCode;
  readonly accountId: AccountId;
  /** Only what is older than this version: the last version of the page before. */
  readonly before?: bigint;
  /** Most movements in the answer. */
  readonly limit: number;
  /** Only these reasons. */
  readonly reasons?: readonly Reason[];
  /** From this moment on. */
  readonly from?: Date;
  /** Up to, but not including, this moment. */
  readonly until?: Date;
}

interface MovementRow {
  readonly transfer_id: string;
  readonly version: bigint;
  readonly reason: Reason;
  readonly amount_minor: Minor;
  readonly balance_minor: Minor;
  readonly currency: CurrencyCode;
  readonly reference: string | null;
  readonly created_at: Date;
}

const beyondAnyVersion = 9_223_372_036_854_775_807n;

/** Newest first. An account that does not exist has none. */
export async function readMovements(runner: SqlRunner, query: MovementQuery): Promise<readonly Movement[]> {
  const rows = await runner.query<MovementRow>(movementsStatement(query));
  const counterparties = await selectCounterparties(runner, query, rows);
  return rows.map((row) => ({
    transferId: transferIdOfUuid(row.transfer_id),
    version: row.version,
    reason: row.reason,
    amountMinor: row.amount_minor,
    balanceMinor: row.balance_minor,
    currency: row.currency,
    reference: row.reference ?? undefined,
    counterparty: counterparties.get(row.transfer_id) ?? query.accountId,
    happenedAt: row.created_at,
  }));
}

/** Who was on the other side of a page's transfers: two look-ups each, apart from the page, which filters by other things. */
async function selectCounterparties(
  runner: SqlRunner,
  { merchantId, accountId }: MovementQuery,
  rows: readonly MovementRow[],
): Promise<ReadonlyMap<string, AccountId>> {
  if (rows.length === 0) return new Map();
  const found = await runner.query<{ transfer_id: string; account_id: AccountId }>(
    counterpartiesStatement(
      merchantId,
      accountId,
      rows.map(({ transfer_id: transferId }) => transferId),
    ),
  );
  return new Map(found.map((row) => [row.transfer_id, row.account_id]));
}

export function counterpartiesStatement(
  merchantId: MerchantCode,
  accountId: AccountId,
  transferIds: readonly string[],
): SqlStatement {
  return {
    name: 'ledger-counterparties',
    text: `select page.transfer_id, other.account_id
             from unnest($3::uuid[]) as page (transfer_id)
            cross join lateral (
                    select t.debit_account_number, t.credit_account_number from ledger.transfer t
                     where t.transfer_id = page.transfer_id and t.merchant_id = $1
                     limit 1) moved
            cross join lateral (
                    select a.account_id from ledger.account a
                     where a.account_number in (moved.debit_account_number, moved.credit_account_number)
                       and a.merchant_id = $1 and a.account_id <> $2
                     limit 1) other`,
    values: [merchantId, accountId, transferIds],
  };
}

/** Each form reads the rows of the page, the filtered one as many again a reason; never the rest of the history. */
export function movementsStatement(query: MovementQuery): SqlStatement {
  const isFiltered = query.reasons !== undefined || query.from !== undefined || query.until !== undefined;
  return isFiltered ? filteredStatement(query) : chainStatement(query);
}

/**
 * The end of the account's chain. The joins are written so that no plan is possible but one that finds the account,
 * takes the page from the chain's index and looks up its transfers, also when it was made on empty tables.
 */
function chainStatement({ merchantId, accountId, before, limit }: MovementQuery): SqlStatement {
  return {
    name: 'ledger-movements',
    text: `select page.transfer_id, page.version, page.reason, page.amount_minor, page.balance_minor, a.currency,
                  (select t.reference from ledger.transfer t
                    where t.transfer_id = page.transfer_id and t.merchant_id = $1) as reference,
                  page.created_at
             from ledger.account a
            cross join lateral (
                    select e.* from ledger.entry e
                     where e.merchant_id = $1 and e.account_number = a.account_number and e.version < $3
                     order by e.version desc
                     limit $4) page
            where a.merchant_id = $1 and a.account_id = $2
            order by page.version desc`,
    values: [merchantId, accountId, before ?? beyondAnyVersion, limit],
  };
}

function filteredStatement(query: MovementQuery): SqlStatement {
  return {
    name: 'ledger-movements-filtered',
    text: `select transfer_id, version, reason, amount_minor, balance_minor, currency, reference, created_at
             from ledger.filtered_movements($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      query.merchantId,
      query.accountId,
      query.before ?? beyondAnyVersion,
      query.limit,
      query.reasons === undefined ? null : [...new Set(query.reasons)],
      query.from ?? '-infinity',
      query.until ?? 'infinity',
    ],
  };
}
