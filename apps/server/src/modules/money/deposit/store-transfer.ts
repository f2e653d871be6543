import type { DepositId, MerchantCode } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Random } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import { insertBankTransfer, selectDepositAccount } from './bank-transfer-sql.ts';
import { transferReference } from './transfer-reference.ts';

/**
 * Where a deposit by bank transfer is paid to: the account that is open now is the one that the member is told, whatever
 * becomes of it.
 *
 * @throws Refusal `deposit.method.unknown` where none is open
 */
export async function storeTransfer(
  { random }: { readonly random: Random },
  tx: SqlRunner,
  { merchantCode, depositId }: { readonly merchantCode: MerchantCode; readonly depositId: DepositId },
  amountMinor: Minor,
): Promise<void> {
  const account = await selectDepositAccount(tx, merchantCode);
  if (account === undefined) throw new Refusal('deposit.method.unknown');
  await insertBankTransfer(tx, {
    merchant_id: merchantCode,
    deposit_id: depositId,
    ...account,
    reference: transferReference(random),
    ordered_minor: amountMinor,
  });
}
