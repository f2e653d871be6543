import type { ErrorCode } from '@wau/contract/error-codes';
import type { MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { AccountId } from './account-id.ts';
import type { Reason } from './reasons.ts';
import { type IdempotencyKey, type TransferId, transferIdOfUuid } from './transfer.ts';

/** What a key that is taken stands for. */
export interface StoredTransfer {
  readonly idempotencyKey: IdempotencyKey;
  /** `undefined`: posted. */
  readonly refusal: ErrorCode | undefined;
  /** These are `undefined` for a key that was refused before its transfer came. */
  readonly debit: AccountId | undefined;
  readonly credit: AccountId | undefined;
  readonly amountMinor: Minor | undefined;
  readonly currency: CurrencyCode | undefined;
  readonly reference: string | undefined;
}

interface StoredRow {
  readonly idempotency_key: IdempotencyKey;
  readonly refusal: ErrorCode | null;
  readonly debit: AccountId | null;
  readonly credit: AccountId | null;
  readonly amount_minor: Minor | null;
  readonly currency: CurrencyCode | null;
  readonly reference: string | null;
}

/** Those of the keys that are taken, with what they stand for. Posting is the only check that counts under load. */
export async function readTransfers(
  runner: SqlRunner,
  merchantId: MerchantCode,
  keys: readonly IdempotencyKey[],
): Promise<ReadonlyMap<IdempotencyKey, StoredTransfer>> {
  const rows = await runner.query<StoredRow>({
    name: 'ledger-read-transfers',
    text: `select k.idempotency_key, t.refusal, t.amount_minor, t.currency, t.reference, d.account_id as debit,
                  c.account_id as credit
             from ledger.transfer_key k
             join ledger.transfer t on t.merchant_id = k.merchant_id and t.transfer_id = k.transfer_id
             left join ledger.account d on d.merchant_id = t.merchant_id and d.account_number = t.debit_account_number
             left join ledger.account c on c.merchant_id = t.merchant_id and c.account_number = t.credit_account_number
            where k.merchant_id = $1 and k.idempotency_key = any ($2)`,
    values: [merchantId, keys],
  });
  return new Map(
    rows.map((row) => [
      row.idempotency_key,
      {
        idempotencyKey: row.idempotency_key,
        refusal: row.refusal ?? undefined,
        debit: row.debit ?? undefined,
        credit: row.credit ?? undefined,
        amountMinor: row.amount_minor ?? undefined,
        currency: row.currency ?? undefined,
        reference: row.reference ?? undefined,
      },
    ]),
  );
}

/** What a transfer moved in one account. */
export interface AccountTransfer {
  readonly transferId: TransferId;
  readonly reason: Reason;
  /** Below zero where the account paid. */
  readonly amountMinor: Minor;
  /** Of the account, right after the transfer. */
  readonly balanceMinor: Minor;
  readonly currency: CurrencyCode;
  readonly happenedAt: Date;
}

/** The same with the key that it was posted under, for those who ask by keys. */
export interface KeyedTransfer extends AccountTransfer {
  readonly idempotencyKey: IdempotencyKey;
}

interface AccountTransferRow {
  readonly transfer_id: string;
  readonly idempotency_key: IdempotencyKey;
  readonly reason: Reason;
  readonly amount_minor: Minor;
  readonly balance_minor: Minor;
  readonly currency: CurrencyCode;
  readonly created_at: Date;
}

/** The posted transfers of these keys that moved something in an account with a balance, oldest first. */
export async function readAccountTransfers(
  runner: SqlRunner,
  merchantId: MerchantCode,
  accountId: AccountId,
  keys: readonly IdempotencyKey[],
): Promise<readonly KeyedTransfer[]> {
  const rows = await runner.query<AccountTransferRow & Record<string, unknown>>({
    name: 'ledger-account-transfers',
    text: `select t.transfer_id, k.idempotency_key, known.reason,
                  case when t.debit_account_number = a.account_number then -t.amount_minor else t.amount_minor end
                    as amount_minor,
                  case when t.debit_account_number = a.account_number then t.debit_balance_minor
                       else t.credit_balance_minor end as balance_minor,
                  a.currency, t.created_at
             from ledger.account a
             join ledger.transfer_key k on k.merchant_id = a.merchant_id and k.idempotency_key = any ($3)
             join ledger.transfer t on t.merchant_id = k.merchant_id and t.transfer_id = k.transfer_id
             join ledger.reason known on known.reason = t.reason
            where a.merchant_id = $1 and a.account_id = $2 and t.refusal is null
              and a.account_number in (t.debit_account_number, t.credit_account_number)
            order by t.created_at, t.transfer_id`,
    values: [merchantId, accountId, keys],
  });
  return rows.map((row) => ({
    transferId: transferIdOfUuid(row.transfer_id),
    idempotencyKey: row.idempotency_key,
    reason: row.reason,
    amountMinor: row.amount_minor,
    balanceMinor: row.balance_minor,
    currency: row.currency,
    happenedAt: row.created_at,
  }));
}
