import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface ReceiptKeyRow {
  readonly generation: number;
  readonly key_id: string;
  readonly public_key: string;
  readonly sealed_private_key: Buffer;
  readonly since: Date;
}

/** All keys of the merchant, the latest first. */
export function selectReceiptKeys(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly ReceiptKeyRow[]> {
  return runner.query<ReceiptKeyRow & Record<string, unknown>>({
    name: 'select-lottery-receipt-keys',
    text: `select generation, key_id, public_key, sealed_private_key, since
             from wau.lottery_receipt_keys where merchant_id = $1 order by generation desc`,
    values: [merchantCode],
  });
}

/** Of two who would make a key of the merchant one waits for the other. */
export async function lockReceiptKeys(tx: SqlRunner, merchantCode: MerchantCode): Promise<void> {
  await tx.query({
    name: 'lock-lottery-receipt-keys',
    text: "select pg_advisory_xact_lock(hashtextextended('lottery receipt keys ' || $1, 565))",
    values: [merchantCode],
  });
}

export async function insertReceiptKey(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { generation, key_id, public_key, sealed_private_key, since }: ReceiptKeyRow,
): Promise<void> {
  await tx.query({
    name: 'insert-lottery-receipt-key',
    text: `insert into wau.lottery_receipt_keys
             (merchant_id, generation, key_id, public_key, sealed_private_key, since)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [merchantCode, generation, key_id, public_key, sealed_private_key, since],
  });
}
