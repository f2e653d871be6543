import type { MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/sql-runner';
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
  const rows = await runner.query<MovementRow>({
    name: 'ledger-movements',
    text: `select e.transfer_id, e.version, t.reason, e.amount_minor, e.balance_minor, t.currency, t.reference,
                  t.created_at
             from ledger.account a
             join ledger.entry e on e.merchant_id = a.merchant_id and e.account_number = a.account_number
             join ledger.transfer t on t.merchant_id = e.merchant_id and t.transfer_id = e.transfer_id
            where a.merchant_id = $1 and a.account_id = $2 and e.version < $3
              and ($5::text[] is null or t.reason = any ($5))
              and ($6::timestamptz is null or t.created_at >= $6)
              and ($7::timestamptz is null or t.created_at < $7)
            order by e.version desc
            limit $4`,
    values: [
      query.merchantId,
      query.accountId,
      query.before ?? beyondAnyVersion,
      query.limit,
      query.reasons ?? null,
      query.from ?? null,
      query.until ?? null,
    ],
  });
  return rows.map((row) => ({
    transferId: transferIdOfUuid(row.transfer_id),
    version: row.version,
    reason: row.reason,
    amountMinor: row.amount_minor,
    balanceMinor: row.balance_minor,
    currency: row.currency,
    reference: row.reference ?? undefined,
    happenedAt: row.created_at,
  }));
}
