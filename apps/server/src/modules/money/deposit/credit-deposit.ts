import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DepositParts } from './deposit-parts.ts';
import type { DepositRow } from './deposit-sql.ts';
import { depositTransferKey } from './deposit-transfer-keys.ts';

/** Moves the deposit's money from whoever took it to its member: one transfer with one key, so it is credited once. */
export async function creditDeposit(
  { ledger }: Pick<DepositParts, 'ledger'>,
  tx: SqlRunner,
  deposit: DepositRow,
): Promise<void> {
  const source = houseAccountId('cashier', deposit.provider_code);
  const { merchant_id: merchantId, currency } = deposit;
  await ledger.openAccount({ merchantId, accountId: source, kind: 'house', currency }, tx);
  const [answer] = await ledger.postInTransaction(tx, [
    {
      merchantId,
      idempotencyKey: depositTransferKey(deposit.deposit_id),
      debit: source,
      credit: playerAccountId(deposit.member_id),
      amountMinor: deposit.amount_minor,
      currency,
      reason: 'deposit',
      reference: deposit.deposit_id,
    },
  ]);
  if (answer?.outcome !== 'posted') {
    throw new Error(`deposit ${deposit.deposit_id} could not be credited: ${answer?.refusal}`);
  }
}
