import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited } from '../../../platform/audit/audited.ts';
import { addReceiptKey, type ReceiptKeyParts } from './receipt-keys.ts';
import { lockReceiptKeys, selectReceiptKeys } from './receipt-keys-sql.ts';

/**
 * Makes the next key that a merchant signs receipts with, from now on.
 *
 * Invariants: the keys before it stay published, since receipts that they signed are good for as long as somebody has them;
 * of two who rotate at once each makes one.
 * Locks: the merchant's keys.
 *
 * @returns the id of the new key
 */
export async function rotateReceiptKey(
  parts: ReceiptKeyParts,
  tx: SqlRunner,
  merchantCode: MerchantCode,
): Promise<Audited<string>> {
  await lockReceiptKeys(tx, merchantCode);
  const [latest] = await selectReceiptKeys(tx, merchantCode);
  const { key_id } = await addReceiptKey(parts, tx, merchantCode, (latest?.generation ?? 0) + 1);
  return {
    value: key_id,
    change: {
      subject: 'receipt key',
      oldValues: { keyId: latest?.key_id ?? null },
      newValues: { keyId: key_id },
    },
  };
}
