import type { ErrorCode } from '@wau/contract/error-codes';
import type { MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { AccountId } from './account-id.ts';
import type { IdempotencyKey } from './transfer.ts';

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
